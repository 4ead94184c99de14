import { expect } from 'chai'
import { resetCalls } from '../../src/core/one-time-links/reset-calls.ts'
import { answerTo, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed } from '../dashboard/placed.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const token = `rdl_${'a'.repeat(43)}`
const good = { data: { state: 'good', about: { email: 'eva.muise@example.org' } } } as const

async function open() {
  const { desk, api } = fakeDesk({
    session: 'anonymous',
    answers: [answerTo(resetCalls.look, good), answerTo(resetCalls.use, undefined)],
  })
  await desk.start()
  const root = await placed('resetPassword', desk, { token })
  const field = await waitFor(() => root.querySelector<HTMLInputElement>('[name=password]'))
  field.focus()
  return { api, root, field }
}

describe('a new password by a link', () => {
  it('is not sent while the rule isn’t met, and what was typed outlives a lost network', async () => {
    const { api, field, root } = await open()
    await type('harbour')
    await press('Enter')
    await waitFor(() => field.getAttribute('aria-invalid') === 'true')
    expect(api.asked(resetCalls.use)).to.deep.equal([])
    await type('S50')
    api.goOffline()
    await press('Enter')
    await waitFor(() => root.querySelector('[role=alert]'))
    expect(field.value).to.equal('harbourS50')
    api.goOnline()
    await press('Enter')
    await waitFor(() => root.querySelector('h1')?.textContent === 'Your password is set')
    const last = api.asked(resetCalls.use).at(-1)
    expect(last?.body).to.deep.equal({ token, password: 'harbourS50' })
    const keys = api.asked(resetCalls.use).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size, 'one attempt').to.equal(1)
  })

  it('says what became of the link that was used meanwhile, and leads to another one', async () => {
    const { api, root } = await open()
    api.answer(resetCalls.use, refusal(409, 'link-used', 'This link was used already.'))
    api.answer(resetCalls.look, { data: { state: 'used' } })
    await type('harbourS50')
    await press('Enter')
    await waitFor(() => root.textContent?.includes('used already'))
    expect(root.querySelector('a')?.getAttribute('href')).to.match(/\/forgot-password$/)
  })
})
