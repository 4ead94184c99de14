import { expect } from 'chai'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { noOutbox } from '../../stories/order-entry/fake-outbox.ts'
import { onSale, receipt, rosalie } from '../../stories/order-entry/sample-entry.ts'
import { frameThat } from '../../stories/order-entry/sample-frame.ts'
import { answerTo, onWire, refusal } from '../../stories/support/fake-api.ts'
import type { fakeDesk } from '../../stories/support/fake-desk.ts'
import { seen, wordsOf } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { focused } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { selling } from './hands.ts'

/** An order over the counter that lacks nothing. */
async function readyToEnter(
  id: 'orderIntake' | 'createOrder' = 'createOrder',
  sale = onSale,
  desk: Parameters<typeof fakeDesk>[0] = {},
) {
  const card = answerTo(orderEntryCalls.cardFields, frameThat('not-confirmed', { times: 1 }))
  const hands = await selling(id, { sale, desk: { answers: [card], ...desk } })
  hands.api.answer(orderEntryCalls.buyers, [rosalie])
  ;(await hands.field('customer.phone')).focus()
  await hands.say('9025550142')
  await hands.find('.rd-entry-found')
  await hands.press('Shift+Enter')
  if (id === 'orderIntake') {
    await hands.at('scriptRead')
    await hands.press('Space', 'Tab')
  }
  await hands.at('ofAge')
  await hands.press('Space')
  return hands
}

const enters = 'Control+Enter'

describe('an order that isn’t entered', () => {
  for (const { what, code, field, at, says } of [
    {
      what: 'sold out',
      code: 'package-sold-out',
      field: 'lines.0.packageId',
      at: 'lines',
      says: '.rd-entry-pad-said',
    },
    {
      what: 'out of the province',
      code: 'postal-code-outside',
      field: 'customer.postalCode',
      at: 'customer.postalCode',
      says: '[data-field="customer.postalCode"] .rd-field-error',
    },
    {
      what: 'over the limit',
      code: 'at-limit',
      field: 'lines.1.packageId',
      at: 'lines',
      says: '.rd-entry-pad-said',
    },
    {
      what: 'too little given',
      code: 'of-the-server-alone',
      field: 'tender.givenCents',
      at: 'tender.givenCents',
      says: '[data-field="tender.givenCents"] .rd-field-error',
    },
  ])
    it(`says "${what}" at its field, which has the focus, and loses no word`, async () => {
      const hands = await readyToEnter()
      hands.api.answer(orderEntryCalls.enter, refusal(409, code, 'So says the server.', { field }))
      await hands.press(enters)
      await hands.says(says, 'So says the server.')
      await hands.at(at)
      expect((await hands.field('customer.firstName')).value).to.equal('Rosalie')
      expect(hands.total()).to.equal('$40.00')
      hands.api.answer(orderEntryCalls.enter, receipt)
      await hands.press(enters)
      await hands.entered()
    })

  it('says beside the button what is about no field, such as a raffle that has ended', async () => {
    const hands = await readyToEnter()
    hands.api.answer(orderEntryCalls.enter, refusal(409, 'sales-ended', 'Sales have ended.'))
    await hands.press(enters)
    await hands.says('.rd-entry-pay [role="alert"]', 'Not entered. Sales have ended.')
    expect(hands.total()).to.equal('$40.00')
  })

  inFull(
    'is asked about where it looks like another, and entered all the same by whoever says so',
    async () => {
      const hands = await readyToEnter()
      hands.api.answer(orderEntryCalls.enter, ({ body }) =>
        body.notDuplicate
          ? receipt
          : refusal(409, 'likely-duplicate', 'Order 4F09C2 is like it.', {
              field: 'lines.0.packageId',
            }),
      )
      await hands.press(enters)
      await hands.says('.rd-entry-asked', 'Order 4F09C2 is like it.')
      await hands.at('notDuplicate')
      // Said by the focus alone: not by an alert, nor beside the list of what waits.
      expect(wordsOf(focused(), 'aria-labelledby')).to.contain('Order 4F09C2 is like it.')
      expect(focused()?.closest('[role="alert"]')).to.equal(null)
      expect(seen(hands.around.querySelector('.rd-outbox-news'))).to.equal('')
      // Out of habit: it isn't entered so.
      await hands.press('Enter')
      await hands.press('Tab', 'Enter')
      await hands.at('lines')
      expect(hands.around.querySelector('.rd-entry-asked')).to.equal(null)
      expect(hands.bodies()).to.have.length(1)
      await hands.press(enters)
      await hands.at('notDuplicate')
      await hands.press('Tab', 'Tab', 'Enter')
      await hands.entered()
      expect(wordsOf(focused(), 'aria-describedby')).to.match(/^Change due/)
      expect(hands.bodies().map(body => body.notDuplicate)).to.deep.equal([false, false, true])
    },
  )

  inFull(
    'asks nobody twice for a card that was confirmed, unless the seller left the question',
    async () => {
      const hands = await selling('orderIntake', {
        sale: { ...onSale, takesCards: true },
        desk: { answers: [answerTo(orderEntryCalls.cardFields, frameThat('token'))] },
      })
      const { api, press } = hands
      api.answer(orderEntryCalls.buyers, [rosalie])
      let isSure = false
      api.answer(orderEntryCalls.enter, ({ body }) =>
        body.notDuplicate && isSure
          ? receipt
          : refusal(409, 'likely-duplicate', 'Order 4F09C2 is like it.', {
              field: 'lines.0.packageId',
            }),
      )
      await press('F2')
      await hands.say('9025550142')
      await hands.find('.rd-entry-found')
      await press('Shift+Enter')
      await hands.find('.rd-card-frame[data-state="ready"]')
      await press(enters)
      await hands.at('scriptRead')
      // What the card lacks shows beside what the page lacks.
      await hands.find('.rd-card-frame[height="110"]')
      await press('Space', 'Tab', 'Space')
      await press(enters)
      await hands.at('notDuplicate')
      await press('Tab', 'Enter')
      await hands.at('lines')
      isSure = true
      await press(enters)
      await hands.at('notDuplicate')
      await press('Tab', 'Tab', 'Enter')
      await hands.entered()
      const tokens = hands
        .bodies()
        .map(({ tender }) => ('token' in tender ? tender.token.replace(/^.*_/, '') : ''))
      expect(tokens).to.deep.equal(['1', '2', '2'])
    },
  )

  it('is asked for again as it was where the answer was lost, and nothing of it can be changed until then', async () => {
    const hands = await readyToEnter('createOrder', onSale, { outbox: noOutbox })
    await hands.says('.rd-outbox-strip', 'This browser keeps no orders')
    hands.api.answer(orderEntryCalls.enter, onWire({ status: 500, body: {} }))
    await hands.press(enters)
    await hands.says('.rd-entry-pay [role="alert"]', 'It isn’t known whether the order was entered')
    expect((await hands.field('customer.firstName')).matches(':disabled')).to.equal(true)
    const again = await hands.find<HTMLButtonElement>('.rd-entry-enter')
    await waitFor(() => focused() === again, 'the focus on the way on')
    // What says nothing of the order leaves it open; what is no longer on sale may have been bought.
    hands.api.answer(orderEntryCalls.enter, refusal(429, 'too-many', 'Too many.'))
    hands.api.answer(orderEntryCalls.onSale, { ...onSale, raffles: onSale.raffles.slice(1) })
    await hands.press('Enter')
    await waitFor(
      () => hands.bodies().length === 2 && !again.matches('[aria-disabled]'),
      'an answer',
    )
    hands.api.answer(orderEntryCalls.enter, receipt)
    await hands.press('Enter')
    await hands.entered()
    const asked = hands.api.asked(orderEntryCalls.enter)
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
    expect([asked.length, new Set(keys).size]).to.deep.equal([3, 1])
    expect(asked[2]?.body).to.deep.equal(asked[0]?.body)
  })

  inFull('stands there again for whoever was signed out amid it, with every word', async () => {
    const hands = await readyToEnter('createOrder', onSale, { outbox: noOutbox })
    hands.api.answer(orderEntryCalls.enter, refusal(401, 'session-ended', 'Signed out.'))
    await hands.press(enters)
    await waitFor(() => hands.around.querySelector('.rd-entry') === null, 'the end of the session')
    hands.signInAgain()
    const name = await hands.field('customer.firstName')
    expect(name.value).to.equal('Rosalie')
    expect(hands.total()).to.equal('$40.00')
  })

  inFull(
    'is paid as it was to be, after the one before it was paid so, where its seller is signed out amid it',
    async () => {
      const hands = await readyToEnter()
      await hands.choose('tender.type', 'Cheque')
      ;(await hands.field('tender.number')).focus()
      await hands.sayEach('104', 'Harbour Credit Union', '20261120')
      await hands.press(enters)
      await hands.entered()
      await hands.press('Shift+F2')
      await hands.at('customer.phone')
      // On a busy machine it is looked up while it is typed: the session ends by the whole number.
      const ended = refusal(401, 'session-ended', 'Signed out.')
      hands.api.answer(orderEntryCalls.buyers, ({ query }) =>
        query.get('phone')?.endsWith('0143') ? ended : [],
      )
      await hands.say('9025550143')
      await waitFor(
        () => hands.around.querySelector('.rd-entry') === null,
        'the end of the session',
      )
      hands.signInAgain()
      expect((await hands.field('customer.phone')).value).to.contain('0143')
      const tender = await hands.find('[data-field="tender.type"] input:checked')
      expect(seen(tender.closest('label'))).to.equal('Cheque')
    },
  )

  inFull(
    'has "Try again" under the keys of whoever signs in anew, where it isn’t known what became of it',
    async () => {
      const hands = await readyToEnter('createOrder', onSale, {
        outbox: noOutbox,
        kind: 'standalone',
      })
      hands.api.answer(orderEntryCalls.enter, onWire({ status: 500, body: {} }))
      await hands.press(enters)
      await waitFor(() => seen(focused()) === 'Try again', 'the way on')
      hands.api.answer(orderEntryCalls.enter, refusal(401, 'session-ended', 'Signed out.'))
      await hands.press('Enter')
      await waitFor(
        () => hands.around.querySelector('.rd-entry') === null,
        'the end of the session',
      )
      hands.signInAgain()
      await waitFor(() => seen(focused()) === 'Try again', 'the way on, again')
      expect((await hands.field('customer.firstName')).value).to.equal('Rosalie')
      localStorage.clear()
    },
  )

  it('says beside the button what is refused of a field that this form doesn’t have', async () => {
    const hands = await readyToEnter()
    const field = 'receivedOn'
    hands.api.answer(orderEntryCalls.enter, refusal(422, 'x', 'So says the server.', { field }))
    await hands.press(enters)
    await hands.says('.rd-entry-pay [role="alert"]', 'So says the server.')
  })

  it('goes on while what is on sale can’t be read anew', async () => {
    const hands = await readyToEnter()
    hands.api.answer(orderEntryCalls.onSale, refusal(500, 'unexpected', 'No.'))
    hands.api.answer(orderEntryCalls.enter, refusal(409, 'sales-ended', 'Sales have ended.'))
    const before = hands.api.asked(orderEntryCalls.onSale).length
    await hands.press(enters)
    await waitFor(() => hands.api.asked(orderEntryCalls.onSale).length > before, 'another reading')
    await hands.says('.rd-entry-pay [role="alert"]', 'Sales have ended.')
    expect((await hands.field('customer.firstName')).value).to.equal('Rosalie')
  })

  inFull('leaves what became of a card with that card', async () => {
    const hands = await readyToEnter('orderIntake', { ...onSale, takesCards: true })
    const { alert } = await declined(hands)
    await hands.choose('tender.type', 'Cheque')
    await hands.field('tender.number')
    expect(alert()).to.equal(null)
    expect(seen(hands.around.querySelector('.rd-entry-pay'))).not.to.contain('confirm')
  })

  inFull(
    'takes the words of a card back once another try begins, and says who is asked',
    async () => {
      const hands = await readyToEnter('orderIntake', { ...onSale, takesCards: true })
      const { alert } = await declined(hands)
      // The focus is in the frame, whose keys are the provider's.
      ;(await hands.find('.rd-entry-enter')).click()
      await hands.says('.rd-entry-waiting', 'Waiting for the card’s bank')
      expect(alert()).to.equal(null)
    },
  )

  for (const [day, words, note] of [
    ['20991120', 'Post-dated', 'its tickets may miss the draw'],
    ['20200120', 'Stale-dated', 'the bank may refuse it'],
  ] as const)
    it(`is told what a bank does with a cheque of ${day}, and may go on`, async () => {
      const hands = await selling('orderIntake')
      await hands.press('F4', '1')
      await hands.choose('tender.type', 'Cheque')
      ;(await hands.find('[data-field="tender.date"] [role="spinbutton"]')).focus()
      await hands.say(day)
      await hands.says('.rd-status-warn', words)
      expect(seen(hands.around.querySelector('.rd-status-warn')?.parentElement)).to.include(note)
    })
})

/** The buyer's bank didn't confirm it, and the card's part says so. */
async function declined(hands: Awaited<ReturnType<typeof selling>>) {
  const { around, find, press } = hands
  await find('.rd-card-frame[data-state="ready"]')
  await press(enters)
  await hands.says('.rd-card-part [role="alert"]', 'didn’t confirm')
  return { alert: () => around.querySelector('.rd-card-part [role="alert"]') }
}
