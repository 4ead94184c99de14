import { expect } from 'chai'
import { type SystemInfo, systemCalls } from '../../src/core/system/calls.ts'
import { answerTo } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const info = (at: () => string) =>
  answerTo(
    systemCalls.info,
    (): SystemInfo => ({
      build: 'served',
      builtAt: '2025-05-14T13:20:00.000Z',
      environment: 'test',
      at: at(),
      startedAt: '2025-05-19T06:00:00.000Z',
      parts: [
        { name: 'api', healthy: true },
        { name: 'database', healthy: false },
      ],
      storage: { databaseBytes: 1, files: 0, fileBytes: 0 },
    }),
  )

async function open(at: () => string) {
  const { desk } = storyWorld(usualGlobals, { kind: 'standalone', answers: [info(at)] })
  const root = await placed('systemInfo', desk)
  await waitFor(() => root.dataset.state === 'ready')
  return { root, desk, ...lookIn(root) }
}

describe('system info', () => {
  it('copies what it shows, and neither a token, a key nor a person', async () => {
    let copied = ''
    const { clipboard } = navigator
    const writeText = clipboard.writeText.bind(clipboard)
    clipboard.writeText = async text => {
      copied = text
    }
    const { root, desk } = await open(() => new Date().toISOString())
    root.querySelector<HTMLButtonElement>('.rd-page-header-actions button')?.click()
    await waitFor(() => desk.notices.$notices.get().length === 1)
    clipboard.writeText = writeText
    const told = [...root.querySelectorAll('dd')].map(({ textContent }) => textContent)
    expect(told.filter(value => !copied.includes(value === 'None' ? '–' : value))).to.deep.equal([])
    expect(copied).to.contain('Database: Does not work').and.to.contain('view-system-info: On')
    const { session } = desk
    const state = session.$session.get()
    const secrets = [
      await session.token(),
      desk.config.flags?.key,
      ...(state.state === 'signed-in' ? [state.user.name, state.user.email] : []),
    ]
    expect(secrets).to.have.length(4)
    for (const secret of secrets) expect(copied).not.to.contain(secret)
  })

  it('says how far this device’s clock is ahead, where that is more than a slow answer', async () => {
    const { root } = await open(() => new Date(Date.now() - 210_000).toISOString())
    expect(root.textContent).to.contain('4 minutes ahead')
    expect(root.textContent).to.contain('This device’s clock is wrong')
  })
})
