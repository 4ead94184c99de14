import { expect } from 'chai'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { mailBatchCalls } from '../../src/core/mail-batches/calls.ts'
import type { MailBatch } from '../../src/core/mail-batches/mail-batch.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { MailBatchPart } from '../../src/screens/order-entry/mail-batch-part.tsx'
import { balancedBatch, halfEntered } from '../../stories/mail-batches/sample-batches.ts'
import { pageOf, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { seen } from '../dashboard/placed.ts'
import { box } from '../support/browser/fixture.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

function Form({ shown }: { shown: { batchId: string | null } }) {
  const [batchId, setBatchId] = useState(shown.batchId)
  shown.batchId = batchId
  return <MailBatchPart batchId={batchId} onChange={setBatchId} currency="CAD" />
}

/** @param batches that are open; null: they may not be seen */
async function place(batches: MailBatch[] | null, chosen: string | null) {
  const { desk, api } = fakeDesk({ roles: ['Contact Center Agent'], kind: 'standalone' })
  const open = [...(batches ?? [])]
  api.answer(mailBatchCalls.list, () =>
    batches ? pageOf(open) : refusal(403, 'not-allowed', 'No.'),
  )
  await desk.start()
  const element = box()
  const shown = { batchId: chosen }
  const root = createRoot(element)
  root.render(
    <DeskProvider desk={desk}>
      <Form shown={shown} />
    </DeskProvider>,
  )
  const around = element.getRootNode() as Document | ShadowRoot
  const button = (words: string) =>
    waitFor(
      () => [...around.querySelectorAll<HTMLElement>('button')].find(each => seen(each) === words),
      words,
    )
  const pressOn = async (words: string) => {
    ;(await button(words)).focus()
    await press('Enter')
  }
  return { element, around, api, open, shown, pressOn, button, end: () => root.unmount() }
}

afterEach(() => sessionStorage.clear())

describe('the batch of mail that an envelope stands in', () => {
  it('says how far it is entered; it can be closed only once it balances', async () => {
    const part = await place([halfEntered], halfEntered.id)
    await part.button('Correct')
    const words = seen(part.element)
    expect(words).to.include('3 of 20 envelopes').and.to.include('$45.00 of $900.00')
    expect(words).not.to.include('Close batch')
    part.end()
  })

  for (const [more, words] of [
    [
      { enteredEnvelopes: 18, enteredCents: 92_000 },
      '2 envelopes fewer than counted; $20.00 more than the control total',
    ],
    [{ enteredEnvelopes: 19, enteredCents: 90_000 }, '1 envelope fewer than counted'],
    [
      { enteredEnvelopes: 21, enteredCents: 88_000 },
      '1 envelope more than counted; $20.00 less than the control total',
    ],
    [{ enteredEnvelopes: 20, enteredCents: 88_000 }, '$20.00 less than the control total'],
    [{ enteredEnvelopes: 20, enteredCents: 90_000 }, 'It balances: close it.'],
  ] as const)
    it(`says in words what differs: ${words}`, async () => {
      const part = await place([{ ...halfEntered, ...more }], halfEntered.id)
      await part.button('Correct')
      expect(seen(part.element.querySelector('.rd-status'))).to.equal(words)
      part.end()
    })

  for (const [more, way] of [
    [{ enteredEnvelopes: 19, enteredCents: 92_000 }, ''],
    [{ enteredEnvelopes: 20, enteredCents: 88_000 }, 'Look for the order that differs'],
    [{ enteredEnvelopes: 21, enteredCents: 90_000 }, 'look for an order that was entered twice'],
  ] as const)
    it(`says what can be done once ${more.enteredEnvelopes} of 20 envelopes are entered: ${way || 'nothing yet'}`, async () => {
      const part = await place([{ ...halfEntered, ...more }], halfEntered.id)
      await part.button('Correct')
      const said = part.element.querySelector('.rd-mail-batch-entered > .rd-entry-quiet')
      expect(seen(said)).to.include(way)
      expect(said === null).to.equal(way === '')
      part.end()
    })

  it('says nothing of what differs before the first envelope is entered', async () => {
    const untouched = { ...halfEntered, enteredEnvelopes: 0, enteredCents: 0 }
    const part = await place([untouched], halfEntered.id)
    await part.button('Correct')
    expect(part.element.querySelector('.rd-status')).to.equal(null)
    part.end()
  })

  it('is opened with what was counted, and chosen from then on', async () => {
    const part = await place([], null)
    part.api.answer(mailBatchCalls.create, ({ body }) => {
      const { depositId, envelopes, controlCents } = { ...halfEntered, ...body }
      const made = { ...halfEntered, depositId, envelopes, controlCents }
      const opened = { ...made, enteredEnvelopes: 0, enteredCents: 0 }
      part.open.unshift(opened)
      return opened
    })
    await part.pressOn('Open a batch')
    const field = (name: string) =>
      waitFor(() => part.around.querySelector<HTMLElement>(`[name="${name}"]`), name)
    for (const [name, typed] of [
      ['depositId', 'HB-9'],
      ['envelopes', '2'],
      ['controlCents', '30'],
    ] as const) {
      ;(await field(name)).focus()
      await type(typed)
    }
    await press('Enter')
    await waitFor(() => seen(part.element).includes('0 of 2 envelopes'), 'the new batch')
    expect(part.shown.batchId).to.equal(halfEntered.id)
    const asked = part.api.calls.find(
      ({ method, path }) => method === 'POST' && path.endsWith(mailBatchCalls.create.path),
    )
    expect(asked?.body).to.include({ depositId: 'HB-9', envelopes: 2, controlCents: 3000 })
    part.end()
  })

  it('is chosen by itself where no other is open; of several it is asked for', async () => {
    const one = await place([halfEntered], null)
    await waitFor(() => one.shown.batchId === halfEntered.id, 'the only batch')
    one.end()
    const several = await place([halfEntered, balancedBatch], null)
    await waitFor(() => seen(several.element).includes('Choose a batch, or none'), 'the question')
    expect(several.shown.batchId).to.equal(null)
    several.end()
  })

  it('is said to be open no more where somebody else closed or removed it, until another or none is chosen', async () => {
    const part = await place([halfEntered], balancedBatch.id)
    await waitFor(() => seen(part.element).includes('This batch isn’t open any more'), 'that')
    expect(part.shown.batchId, 'an envelope is in none only by choice').to.equal(balancedBatch.id)
    part.end()
  })

  it('isn’t said to have ended to whoever may not see batches any more', async () => {
    const part = await place(null, balancedBatch.id)
    await waitFor(() => seen(part.element).includes('You don’t have permission'), 'that')
    const words = seen(part.element)
    expect(words).not.to.include('isn’t open any more').and.not.to.include('No batch is open')
    expect(part.shown.batchId).to.equal(balancedBatch.id)
    part.end()
  })

  it('is gone from the choice once it is closed, and the only other one isn’t taken for it', async () => {
    const part = await place([halfEntered, balancedBatch], balancedBatch.id)
    part.api.answer(mailBatchCalls.close, () => {
      part.open.pop()
      return { ...balancedBatch, state: 'closed' as const, closedAt: balancedBatch.openedAt }
    })
    await part.pressOn('Close batch')
    await waitFor(() => part.around.querySelector('[role="alertdialog"]'), 'the question')
    await press('Tab')
    const confirm = [
      ...part.around.querySelectorAll<HTMLElement>('[role="alertdialog"] button'),
    ].find(each => seen(each) === 'Close batch')
    confirm?.focus()
    await press('Enter')
    await waitFor(() => seen(part.element).includes('in no batch'), 'no batch')
    expect(part.shown.batchId).to.equal(null)
    part.end()
    const reloaded = await place([halfEntered], null)
    await waitFor(() => seen(reloaded.element).includes('in no batch'), 'no batch after a reload')
    expect(reloaded.shown.batchId).to.equal(null)
    reloaded.end()
  })
})
