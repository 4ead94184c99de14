/** What a seller does without a network, on the screen and with the outbox of the product. */
import { expect } from 'chai'
import type { Desk } from '../../src/core/desk.ts'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { orderEntryOf } from '../../src/core/order-entry/order-entry.ts'
import { createOutbox } from '../../src/core/outbox/open-outbox.ts'
import { fakeOutbox } from '../../stories/order-entry/fake-outbox.ts'
import { onSale, receipt, rosalie } from '../../stories/order-entry/sample-entry.ts'
import {
  endedOrders,
  refusedOrder,
  waitingOrders,
} from '../../stories/order-entry/sample-outbox.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { personIn, ternCove } from '../../stories/support/fixtures.ts'
import { seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { focused } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { selling } from './hands.ts'

/** The product's own, whose pauses are short. */
const outbox = (desk: Desk) =>
  createOutbox(desk, { firstMs: 20, longestMs: 100, tickMs: 40, reportMs: 20 })

let people = 0

/** Somebody who has never sold in this browser. */
function somebody() {
  people += 1
  const id = `5e115000-0000-4000-8000-${String(Date.now() + people).slice(-12)}`
  return { ...personIn(ternCove, 'In Person Sales'), id }
}

type Hands = Awaited<ReturnType<typeof selling>>

/** At the till, an order that lacks nothing but the key that enters it. */
async function readyToEnter(desk: Parameters<typeof selling>[1] = {}): Promise<Hands> {
  const hands = await selling('createOrder', {
    ...desk,
    desk: { outbox, user: somebody(), ...desk.desk },
  })
  hands.api.answer(orderEntryCalls.buyers, [rosalie])
  await typed(hands)
  return hands
}

async function typed(hands: Hands) {
  ;(await hands.field('customer.phone')).focus()
  await hands.say('9025550142')
  await hands.find('.rd-entry-found')
  await hands.press('Shift+Enter')
  await hands.at('ofAge')
  await hands.press('Space')
}

const enters = 'Control+Enter'
const kept = '.rd-entry-receipt[data-kept]'
const drawer = () => focused()?.closest<HTMLElement>('[role="dialog"]') ?? null

async function listed(hands: Hands) {
  await hands.press('F3')
  return waitFor(drawer, 'the list')
}

/** The button with these words, pressed by keyboard. */
async function pressed(hands: Hands, within: () => Element | null, words: string) {
  const button = await waitFor(
    () =>
      [...(within()?.querySelectorAll('button') ?? [])].find(each => seen(each).startsWith(words)),
    words,
  )
  button.focus()
  await hands.press('Enter')
}

const buttonsOf = (within: Element) => [...within.querySelectorAll('button')].map(seen)

const question = () => focused()?.closest('[role="alertdialog"]') ?? null

async function confirmed(hands: Hands, words: string) {
  await waitFor(question, 'the question')
  await pressed(hands, question, words)
}

/** Taken without a network, and its provisional receipt left. */
async function takenOffline(hands: Hands) {
  hands.api.goOffline()
  await hands.press(enters)
  await hands.find(kept)
  await hands.press('Enter')
  await hands.at('customer.phone')
}

describe('an order without a network', () => {
  it('is receipted as kept, without numbers, once for two keys; the next begins at once, and a notice says when it stands', async () => {
    const hands = await readyToEnter()
    hands.api.goOffline()
    await hands.press(enters, enters)
    const receipt = await hands.find(kept)
    await hands.says(kept, 'The order is kept on this device')
    await hands.says(kept, 'isn’t in the draw until it has')
    await hands.says(kept, 'The numbers follow by email, to rosalie.t@example.org.')
    expect(seen(receipt)).to.match(/Reference ?K-[A-Z]{6}/)
    expect(receipt.querySelector('.rd-entry-numbers, .rd-short-id')).to.equal(null)
    await waitFor(() => receipt.contains(focused()), 'the focus on the way on')
    await hands.press('Enter')
    await hands.at('customer.phone')
    await hands.says('.rd-outbox-strip', 'Offline 1 waiting · $40.00')
    hands.api.goOnline()
    const { $notices } = hands.desk.notices
    await waitFor(
      () => $notices.get().some(({ text }) => /^Order K-.* for Rosalie/.test(text)),
      'a notice',
    )
    await hands.says('.rd-outbox-strip', 'Online Nothing waits 1 entered since')
    const keys = hands.api
      .asked(orderEntryCalls.enter)
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).to.equal(1)
    const list = await listed(hands)
    expect(seen(list)).to.contain('10421 to 10423')
    await pressed(hands, drawer, 'Remove from the list')
    await waitFor(() => seen(list).includes('Nothing waits. Orders that'), 'an empty list')
  })

  inFull(
    'is answered: nobody is offline any more, though what is on sale was read from what is kept',
    async () => {
      const hands = await readyToEnter()
      await takenOffline(hands)
      orderEntryOf(hands.desk).$saleKeptAt.set(Date.now())
      await hands.says('.rd-outbox-strip', 'Offline')
      hands.api.goOnline()
      await hands.says('.rd-outbox-strip', 'Online Nothing waits 1 entered since')
      expect((await hands.field('customer.phone')).value).to.equal('')
    },
  )

  it('is offline no longer than the browser: what is on sale is read again at once', async () => {
    const hands = await readyToEnter()
    orderEntryOf(hands.desk).$saleKeptAt.set(Date.now())
    await hands.says('.rd-outbox-strip', 'Offline')
    window.dispatchEvent(new Event('online'))
    await hands.says('.rd-outbox-strip', 'Online Nothing waits')
    expect((await hands.field('customer.firstName')).value).to.equal('Rosalie')
  })

  inFull(
    'has its numbers in place of the provisional receipt where it stands by then, keeps its reference, and stays in the list',
    async () => {
      const hands = await readyToEnter()
      hands.api.goOffline()
      await hands.press(enters)
      const reference = seen(await hands.find(`${kept} [data-figure="reference"]`))
      hands.api.goOnline()
      await hands.says('.rd-entry-receipt:not([data-kept])', '10421 to 10423')
      await hands.says('.rd-entry-receipt [data-figure="reference"]', reference)
      await hands.says('.rd-outbox-strip', 'Nothing waits 1 entered since')
      expect(hands.desk.notices.$notices.get()).to.deep.equal([])
      await hands.press('Enter')
      await hands.at('customer.phone')
      const list = await listed(hands)
      expect(seen(list)).to.contain(reference).and.to.contain('10421 to 10423')
    },
  )

  inFull(
    'that is refused later stays in sight until it is looked at, and comes back into the form with every word',
    async () => {
      const hands = await readyToEnter()
      await takenOffline(hands)
      hands.api.answer(
        orderEntryCalls.enter,
        refusal(409, 'package-sold-out', 'Only 1 is left.', { field: 'lines.0.packageId' }),
      )
      hands.api.goOnline()
      await hands.says('.rd-outbox-news', '1 order needs you')
      // The next buyer's is typed meanwhile.
      await hands.say('4165550199')
      const list = await listed(hands)
      expect(seen(list)).to.contain('Not entered').and.to.contain('Only 1 is left.')
      expect(seen(hands.around.querySelector('.rd-outbox-news'))).to.equal('')
      await pressed(hands, drawer, 'Put it back')
      await confirmed(hands, 'Put it in')
      await hands.at('lines')
      await hands.says('.rd-entry-pad-said', 'Only 1 is left.')
      expect((await hands.field('customer.firstName')).value).to.equal('Rosalie')
      expect((await hands.field('customer.phone')).value).to.contain('902')
      expect(hands.total()).to.equal('$40.00')
      await listed(hands)
      await waitFor(() => seen(drawer()).includes('Nothing waits. Orders that'), 'an empty list')
    },
  )

  it('comes back with its raffles, of which one is gone, donation and cash, and says that what was paid is to be given back', async () => {
    const orders = [
      { ...refusedOrder, reasons: [{ code: 'sales-ended', message: 'Sales ended.' }] },
    ]
    const sale = { ...onSale, raffles: onSale.raffles.slice(1) }
    const hands = await selling('createOrder', { sale, desk: { outbox: fakeOutbox({ orders }) } })
    ;(await hands.field('customer.phone')).focus()
    const list = await listed(hands)
    expect(seen(list)).to.contain('$35.00 was taken for it: enter it again, or give it back')
    await pressed(hands, drawer, 'Put it back')
    await hands.says('.rd-entry-side', 'Not entered. Sales ended. $35.00 was taken for it')
    await hands.says('[data-gone]', '2 × 3 tickets, Harbour Lights 50/50')
    await hands.says('.rd-entry-lines', 'Barn & Bike')
    expect((await hands.field('donation.cents')).value).to.equal('5.00')
    expect((await hands.field('tender.givenCents')).value).to.equal('50.00')
    // $15.00 of the $50.00 went back when it was taken.
    expect([hands.total(), hands.change()]).to.deep.equal(['$15.00', '$20.00'])
    await hands.says('.rd-entry-sums', 'give back')
  })

  inFull(
    'that is refused in front of its seller is no kept order any more: nothing says that it waits or is sent',
    async () => {
      const hands = await readyToEnter()
      hands.api.goOffline()
      await hands.press(enters)
      const receipt = await hands.find(kept)
      hands.api.answer(orderEntryCalls.enter, refusal(409, 'sales-ended', 'Sales have ended.'))
      hands.api.goOnline()
      await hands.says(kept, 'The order is not entered')
      await hands.says(kept, 'Sales have ended.')
      expect(seen(receipt)).not.to.match(/kept on|is sent|be sent|this slip|follow by email|Print/i)
      // It was paid to the cent.
      expect(receipt.querySelector('[data-figure="change"]')).to.equal(null)
    },
  )

  for (const { noDrawLeft, says } of [
    { noDrawLeft: false, says: 'in no draw until staff let it' },
    { noDrawLeft: true, says: 'its money has to go back' },
  ])
    it(`that came late is told apart from those that are in the draw: "${says}"`, async () => {
      const hands = await readyToEnter()
      await takenOffline(hands)
      hands.api.answer(orderEntryCalls.enter, { ...receipt, late: true, noDrawLeft })
      hands.api.goOnline()
      const { $notices } = hands.desk.notices
      await waitFor(() => $notices.get().some(({ text }) => text.includes(says)), 'a notice')
      expect($notices.get().length).to.equal(1)
    })

  it('stands in the list before those that need nobody: to look at, waiting, late, and the rest, the newest first', async () => {
    const [older, newer] = waitingOrders
    if (!older || !newer) throw new Error('two that wait')
    const orders = [...endedOrders, { ...older, takenAt: 0 }, newer, refusedOrder]
    const hands = await selling('createOrder', { desk: { outbox: fakeOutbox({ orders }) } })
    ;(await hands.field('customer.phone')).focus()
    const list = await listed(hands)
    const shown = [...list.querySelectorAll('.rd-outbox-order .rd-entry-reference')].map(seen)
    const [entered, late, cancelled] = endedOrders
    expect(shown).to.deep.equal(
      [refusedOrder, newer, older, late, entered, cancelled].map(order => order?.reference),
    )
    // Of each the same buttons: whoever hears them hears whose they are.
    const heard = [...list.querySelectorAll('li fieldset')].map(each =>
      each.getAttribute('aria-label'),
    )
    expect(heard).to.deep.equal(shown)
  })

  inFull('is taken back by whoever took it, who is asked first, and never enters', async () => {
    const hands = await readyToEnter({ desk: { outbox: fakeOutbox({ offline: true }) } })
    await takenOffline(hands)
    const list = await listed(hands)
    await pressed(hands, drawer, 'Take back')
    await confirmed(hands, 'Take back')
    await waitFor(() => seen(list).includes('Nothing of it is entered.'), 'its end')
    expect(seen(list)).to.contain('$40.00 in cash is to be given back to the buyer')
    await waitFor(() => list.contains(focused()), 'the focus in the list')
    hands.api.goOnline()
    await hands.press('Escape')
    await hands.at('customer.phone')
    await hands.says('.rd-outbox-strip', 'Nothing waits')
  })

  it('is reached and sent where nothing is on sale any more, or nobody knows what is', async () => {
    for (const sale of [{ ...onSale, raffles: [] }, refusal(500, 'unexpected', 'It broke.')]) {
      const orders = [...waitingOrders.slice(0, 1), refusedOrder]
      const outbox = fakeOutbox({ orders, offline: true })
      const hands = await selling('createOrder', { sale, desk: { outbox } })
      await hands.says('.rd-outbox-strip', '1 waiting · $35.00')
      await hands.says('.rd-outbox-news', '1 order needs you')
      const list = await listed(hands)
      expect(seen(list)).to.contain('once something is on sale')
      expect(seen(list)).not.to.contain('Put it back into')
      await pressed(hands, drawer, 'Send now')
      await waitFor(() => seen(list).includes('10421 to 10423'), 'its numbers')
      await hands.press('Escape')
      await waitFor(() => drawer() === null, 'the list’s end')
    }
  })

  inFull(
    'comes back into the form from the list while it waits unsent, or was taken back, and is entered once',
    async () => {
      const [older, unsent] = waitingOrders
      const [, , cancelled] = endedOrders
      if (!older || !unsent || !cancelled) throw new Error('one of each')
      for (const order of [unsent, cancelled]) {
        const outbox = fakeOutbox({ orders: [older, order], offline: true })
        const hands = await selling('createOrder', { desk: { outbox } })
        ;(await hands.field('customer.phone')).focus()
        const list = await listed(hands)
        expect(seen(list).match(/Put it back into the form/g)).to.have.length(1)
        await pressed(hands, drawer, 'Put it back')
        await hands.says('.rd-entry-sums', 'Paid already')
        expect(hands.change()).to.equal('$35.00')
        await hands.says('.rd-outbox-strip', '1 waiting · $35.00')
        await waitFor(() => drawer() === null, 'the list’s end')
      }
    },
  )

  inFull('is seen by nobody else on the machine', async () => {
    const hands = await readyToEnter()
    await takenOffline(hands)
    const other = await selling('createOrder', { desk: { outbox, user: somebody() } })
    await other.says('.rd-outbox-strip', 'Nothing waits')
    ;(await other.field('customer.phone')).focus()
    const list = await listed(other)
    expect(seen(list)).to.match(/waits? on this device/)
    expect(seen(list)).not.to.contain('Rosalie')
  })

  inFull(
    'is asked about later where it looks like another, and sent as another by whoever says so',
    async () => {
      const hands = await readyToEnter()
      await takenOffline(hands)
      hands.api.answer(orderEntryCalls.enter, ({ body }) =>
        body.notDuplicate
          ? refusal(409, 'sales-ended', 'Sales have ended.')
          : refusal(409, 'likely-duplicate', 'Order 4F09C2 is like it.', {
              field: 'lines.0.packageId',
            }),
      )
      hands.api.goOnline()
      await hands.says('.rd-outbox-news', '1 order needs you')
      const list = await listed(hands)
      expect(seen(list)).to.contain('Order 4F09C2 is like it.')
      await pressed(hands, drawer, 'Enter it')
      await waitFor(() => seen(list).includes('Sales have ended.'), 'the answer')
    },
  )

  inFull(
    'that nobody may send any more needs its seller, and has its receipt on paper still',
    async () => {
      const hands = await readyToEnter()
      await takenOffline(hands)
      hands.api.answer(
        orderEntryCalls.enter,
        refusal(403, 'role-missing', 'Your role does not allow it.'),
      )
      hands.api.goOnline()
      await hands.says('.rd-outbox-news', '1 order needs you')
      const list = await listed(hands)
      await waitFor(() => seen(list).includes('1 order needs you'), 'how many need somebody')
      expect(seen(list)).not.to.contain('Nothing waits')
      expect(buttonsOf(list)).to.include.members(['Print', 'Try again'])
    },
  )

  inFull(
    'can’t be paid by card from the moment that the browser has no network, before anything is sent',
    async () => {
      const hands = await readyToEnter({ sale: { ...onSale, takesCards: true } })
      await hands.choose('tender.type', 'Card')
      await hands.says('.rd-outbox-strip', 'Online')
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
      try {
        window.dispatchEvent(new Event('offline'))
        await hands.says('.rd-outbox-strip', 'Offline')
        await hands.press(enters)
        await hands.at('tender.type')
        await hands.says('.rd-entry-payment', 'Cards need the network')
        expect(hands.bodies()).to.deep.equal([])
      } finally {
        Reflect.deleteProperty(navigator, 'onLine')
      }
      window.dispatchEvent(new Event('online'))
      await hands.says('.rd-outbox-strip', 'Online')
    },
  )

  it('isn’t taken past what the device may hold: the form says what to do, and keeps every word', async () => {
    const hands = await readyToEnter({
      desk: { outbox: fakeOutbox({ offline: true, full: 'orders' }) },
    })
    await hands.says('.rd-outbox-news', 'send these first')
    await hands.press(enters)
    await hands.says('.rd-entry-pay [role="alert"]', 'it holds as many as it may')
    expect((await hands.field('customer.firstName')).value).to.equal('Rosalie')
    expect(hands.total()).to.equal('$40.00')
  })

  it('can’t be paid by card, which the card’s part says; another way is a key away, and every word stays', async () => {
    const hands = await readyToEnter({
      sale: { ...onSale, takesCards: true },
      desk: { outbox: fakeOutbox({ offline: true }) },
    })
    await hands.choose('tender.type', 'Card')
    await hands.says('.rd-entry-payment', 'Cards need the network')
    await hands.press(enters)
    await hands.at('tender.type')
    expect(hands.bodies()).to.deep.equal([])
    hands.api.goOffline()
    await hands.press('ArrowLeft', enters)
    await hands.find(kept)
  })

  inFull(
    'waits in the list for whoever was signed out amid it, and not in the form as well',
    async () => {
      const hands = await readyToEnter()
      hands.api.answer(orderEntryCalls.enter, refusal(401, 'session-ended', 'Signed out.'))
      await hands.press(enters)
      await waitFor(
        () => hands.around.querySelector('.rd-entry') === null,
        'the end of the session',
      )
      hands.api.answer(orderEntryCalls.enter, 'never')
      hands.signInAgain()
      await hands.says('.rd-outbox-strip', '1 waiting · $40.00')
      await waitFor(
        async () => (await hands.field('customer.firstName')).value === '',
        'an empty form',
      )
    },
  )
})
