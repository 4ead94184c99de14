/** What a `RecordList` does for everybody, on the screen of one domain: it finds, adds by keyboard, deletes after asking. */
import { expect } from 'chai'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Contract, ListCall } from '../../../src/core/contract.ts'
import { attachRoot } from '../../../src/elements/attach-root.ts'
import type { DeleteTexts } from '../../../src/screens/delete-record.tsx'
import GuardedFrame from '../../../src/screens/guarded-frame.tsx'
import type { RecordTexts } from '../../../src/screens/record-drawer.tsx'
import { pageOf } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { box } from './fixture.ts'
import { lookIn, toldBy } from './look-in.ts'
import { click, press, type } from './page.ts'
import { waitFor } from './wait-for.ts'

interface Records {
  screen: ComponentType
  calls: { list: ListCall; create: Contract; remove: Contract }
  texts: RecordTexts & DeleteTexts
  /** As they are answered; the first stands first. */
  rows: readonly { id: string; organizationId: string; name: string; version: number }[]
  /** What is sent of a new one whose name alone was typed. */
  added: { name: string } & Readonly<Record<string, unknown>>
}

async function open({ screen, calls, rows }: Records) {
  const { desk, api } = fakeDesk({ roles: ['account owner'] })
  const answered = { rows }
  api.answer(calls.list, () => pageOf(answered.rows))
  await desk.start()
  const host = box()
  const root = attachRoot(host)
  const react = createRoot(root)
  const nothing = () => undefined
  const on = { host, onReady: nothing, onState: nothing }
  react.render(<GuardedFrame {...on} desk={desk} id="raffles" values={{}} screen={screen} />)
  after(() => react.unmount())
  const { find, button, says } = lookIn(root)
  for (const { name } of rows) await says(name)
  return { api, answered, find, button, says, told: toldBy(desk) }
}

export function keepsRecords(records: Records): void {
  const { calls, texts, rows, added } = records
  const [first] = rows
  if (!first) throw new Error('There must be rows')

  it('lists and narrows them', async () => {
    const { api, find } = await open(records)
    ;(await find('.rd-filter-search input')).focus()
    await type('gate')
    await waitFor(() => api.asked(calls.list).at(-1)?.query.get('search') === 'gate')
  })

  it('adds one by keyboard', async () => {
    const { api, answered, button, find, says, told } = await open(records)
    const made = { ...first, ...added }
    api.answer(calls.create, made)
    ;(await button(texts.add)).focus()
    await press('Enter')
    ;(await find('.rd-record-form input')).focus()
    await type(added.name)
    answered.rows = [made]
    await press('Enter')
    await told(texts.added(added))
    await says(added.name)
    const { organizationId } = first
    expect(api.asked(calls.create)[0]?.body).to.deep.equal({ organizationId, ...added })
  })

  it('deletes one on the version that was read, after asking', async () => {
    const { api, button, find, told } = await open(records)
    api.answer(calls.remove, undefined)
    ;(await find('tbody tr button[aria-haspopup="menu"]')).focus()
    await press('Enter')
    ;(await find('[role="menuitem"][data-key="delete"]')).focus()
    await press('Enter')
    await find('[role="alertdialog"], [role="dialog"]')
    expect(api.asked(calls.remove)).to.have.length(0)
    await click(await button(texts.delete))
    await told(texts.deleted(first))
    expect(api.asked(calls.remove)[0]?.query.get('version')).to.equal(String(first.version))
  })
}
