import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { drawCalls } from '../../src/core/raffles/draws/calls.ts'
import { wayBackOf } from '../../src/core/way-back.ts'
import { postDatedEntry } from '../../stories/orders/sample-group.ts'
import { lateOrder } from '../../stories/orders/sample-late.ts'
import {
  chequeRow,
  duplicateRow,
  failedRow,
  orderOf,
  partlyVoidOrder,
  usualOrder,
  voidRow,
} from '../../stories/orders/sample-orders.ts'
import { onWire, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { focused, press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { openOrder as open } from './open-order.ts'

const { id, version } = usualOrder

describe('the page of an order', () => {
  it('is voided by keyboard, for a reason, after saying what that means', async () => {
    const { api, answered, choose, find, root, told } = await open()
    api.answer(orderCalls.void, call => ({
      ...usualOrder,
      packageId: id,
      status: 'VOID' as const,
      voidedComment: call.body.voidedComment,
    }))
    await choose('void')
    const question = await find('[role="alertdialog"]')
    expect(seen(question)).to.include('20 tickets (10401–10420)').and.to.include('$20.00')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    expect(api.asked(orderCalls.void), 'without a reason').to.have.length(0)
    await type('Entered twice')
    const tells = await find('[role="alertdialog"] input[type="checkbox"]')
    expect(seen(question)).to.include('Email the buyer that their tickets are void')
    tells.focus()
    await press('Space')
    answered.order = { ...usualOrder, status: 'VOID', version: version + 1 }
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('Order 4F09C2 is void. An email is on its way to eva.tremblay@example.org.')
    expect(api.asked(orderCalls.void)[0]?.body).to.deep.equal({
      voidedComment: 'Entered twice',
      tells: true,
    })
    await waitFor(() => seen(root.querySelector('.rd-page-header')).includes('Void'), 'the status')
  })

  inFull('says of a void whose answer was lost that nobody knows, and asks again', async () => {
    const { api, answered, choose, find, root, told } = await open()
    api.answer(orderCalls.void, refusal(500, 'unexpected', 'Something broke.'))
    await choose('void')
    const question = await find('[role="alertdialog"]')
    ;(await find('[role="alertdialog"] textarea')).focus()
    await type('Entered twice')
    answered.order = { ...usualOrder, status: 'VOID', version: version + 1 }
    const confirm = await find('[role="alertdialog"] button[type="submit"]')
    confirm.focus()
    await press('Enter')
    await waitFor(() => seen(question).includes('It is not known whether this was done.'))
    expect(seen(question)).to.include('Close').and.not.to.include('Keep order')
    await waitFor(() => seen(root.querySelector('.rd-page-header')).includes('Void'), 'the status')
    expect(seen(confirm)).to.equal('Try again')
    api.answer(orderCalls.void, { ...usualOrder, packageId: id, voidedComment: 'Entered twice' })
    await press('Enter')
    await told('Order 4F09C2 is void.')
    const [first, second] = api.asked(orderCalls.void)
    expect(second?.body).to.deep.equal(first?.body)
    expect(second?.headers.get('idempotency-key')).to.equal(first?.headers.get('idempotency-key'))
  })

  it('says before a void that a cheque isn’t cleared, and what keeps the jackpot as it is', async () => {
    const order = orderOf(chequeRow, { receivedCents: 0 })
    const { potTerms } = order
    if (potTerms) order.potTerms = { ...potTerms, guaranteedPotCents: 5_000_000 }
    const { choose, find } = await open(order)
    await choose('void')
    const question = seen(await find('[role="alertdialog"]'))
    expect(question).to.include('The cheque isn’t cleared: ')
    expect(question).to.include('nothing to refund yet').and.not.to.include('do that afterwards')
    expect(question).to.include('stays at $50,000.00, its guaranteed minimum.')
  })

  it('voids some tickets by keyboard: what it means is said before it is done', async () => {
    const { api, choose, find, around, told } = await open()
    api.answer(orderCalls.void, { ...usualOrder, packageId: id, voidedComment: null })
    await choose('void')
    const question = await find('[role="alertdialog"]')
    ;(await find('[role="alertdialog"] input[type="radio"]:checked')).focus()
    await press('ArrowDown')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await waitFor(() => question.querySelectorAll('[aria-invalid="true"]').length === 2, 'faults')
    expect(focused(), 'the first of them').to.have.property('value', '')
    expect(seen(question)).to.include('10401–10420').and.to.include('reason')
    await type('10405')
    await press('Tab')
    await type('10421')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    ;(focused() as HTMLInputElement).select()
    await type('10406')
    ;(await find('[role="alertdialog"] textarea')).focus()
    await type('Not hers')
    await waitFor(() => seen(question).includes('2 tickets (10405–10406)'), 'what it means')
    expect(seen(question)).to.include('$2.00').and.to.include('from $10,437.50 to $10,436.50')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('tickets 10405–10406 are void')
    const tickets = { firstNumber: 10_405, lastNumber: 10_406 }
    expect(api.asked(orderCalls.void).map(({ body }) => body)).to.deep.equal([
      { voidedComment: 'Not hers', tells: false, tickets },
    ])
    await waitFor(() => around.querySelector('[role="alertdialog"]') === null, 'closed')
  })

  it('shows what is void of it and what stands, and takes a part back', async () => {
    const { api, find, root, told } = await open(partlyVoidOrder)
    api.answer(orderCalls.restore, { ...usualOrder, packageId: id, voidedComment: null })
    expect(seen(root.querySelector('.rd-order-numbers'))).to.equal('10401–10404, 10407–10420')
    expect(seen(root)).to.include('Void: 10405–10406').and.to.include('Owed to the buyer')
    ;(await find('button[aria-label="Restore tickets 10405–10406"]')).focus()
    await press('Enter')
    const question = await find('[role="alertdialog"]')
    expect(seen(question)).to.include('$2.00').and.to.include('from $10,437.50 to $10,438.50')
    ;(await find('[role="alertdialog"] textarea')).focus()
    await type('By mistake')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('Tickets 10405–10406 are valid again.')
    const partVoidId = partlyVoidOrder.partVoids[0]?.id
    expect(api.asked(orderCalls.restore)[0]?.body).to.deep.equal({
      comment: 'By mistake',
      partVoidId,
    })
  })

  for (const [words, donationCents] of [
    ['stands: what its void tickets cost can go back.', 0],
    ['stands: what its void tickets cost, and its donation, can go back.', 100],
  ] as const)
    it(`says what of an order that stands in part can go back: it ${words}`, async () => {
      const { choose, find } = await open({ ...partlyVoidOrder, donationCents })
      await choose('refund')
      expect(seen(await find('[role="dialog"]'))).to.include(words)
    })

  it('answers a buyer’s question in one sentence, of an order that stands and of a void one', async () => {
    const { root } = await open()
    const answer = seen(root.querySelector('.rd-order-answer'))
    expect(answer).to.match(/^Am I in the draw\?\s*Yes: tickets 10401–10420 are in the draw of /)
    const gone = await open(orderOf(voidRow))
    expect(seen(gone.root.querySelector('.rd-order-answer'))).to.include(
      'No: these tickets are void',
    )
  })

  it('hands out the proof of whichever of its tickets a buyer asks about, once their draw is over', async () => {
    const draws = usualOrder.draws.map(draw => ({ ...draw, standing: 'was-in' as const }))
    const { api, find, around } = await open({ ...usualOrder, draws })
    api.answer(drawCalls.proof, onWire({ body: { proof: true } }))
    ;(await find('.rd-order-proof button')).focus()
    await press('Enter')
    await find('[role="menuitem"][data-key="10401"]')
    expect(around.querySelectorAll('[role="menuitem"]').length).to.equal(20)
    ;(await find('[role="menuitem"][data-key="10417"]')).focus()
    await press('Enter')
    await waitFor(() => api.asked(drawCalls.proof).length === 1, 'the file')
    expect(api.asked(drawCalls.proof)[0]?.params.number).to.equal('10417')
  })

  it('says of each email what became of it, in the mail server’s words', async () => {
    const [message] = usualOrder.messages
    if (!message) throw new Error('no sample')
    const states = [
      { state: 'sent', answer: null },
      { state: 'waiting', answer: '451 Try again later' },
      { state: 'refused', answer: '550 No such mailbox' },
      { state: 'given-up', answer: 'ECONNREFUSED' },
    ] as const
    const messages = states.map((each, at) => ({
      ...message,
      ...each,
      id: message.id.replace(/.$/, `${at}`),
    }))
    const { root } = await open({ ...usualOrder, messages })
    const lines = [...root.querySelectorAll('.rd-record-line')].map(seen)
    const of = (words: string) => lines.find(line => line.includes(words))
    expect(of('Accepted by the mail server')).not.to.include('It said')
    expect(of('On its way')).to.include('It said: 451 Try again later')
    expect(of('Refused by the mail server')).to.include('It said: 550 No such mailbox')
    expect(of('Not delivered')).to.include('ECONNREFUSED')
    expect(lines.filter(line => line.includes('It said'))).to.have.length(3)
  })

  inFull('clears a cheque by keyboard; until then whoever sends tickets is warned', async () => {
    const order = orderOf(chequeRow, { receivedCents: 0, entry: postDatedEntry })
    const { api, answered, around, choose, find, told } = await open(order)
    api.answer(orderCalls.clearCheques, { cleared: 1 })
    await choose('send')
    expect(seen(await find('[role="dialog"]'))).to.include('The cheque isn’t cleared.')
    await press('Escape')
    await choose('clear-cheque')
    const question = await find('[role="alertdialog"]')
    expect(seen(question)).to.match(/4F09C2.*dated November 20, 2099.*\$10\.00 counts as received/)
    answered.order = { ...order, marks: [], chequeClearedAt: order.boughtAt, version: 2 }
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('The cheque of order 4F09C2 is cleared.')
    const [asked] = api.asked(orderCalls.clearCheques)
    expect(asked?.body).to.deep.equal({ eventId: order.eventId, orderIds: [order.id] })
    await choose('send')
    expect(seen(await find('[role="dialog"]'))).not.to.include('cheque')
    expect(around.textContent).not.to.include('Mark cheque cleared')
  })

  it('is marked mailed on the version that was read; a refusal is said, and what stands there is read', async () => {
    const { api, choose, told } = await open()
    api.answer(orderCalls.change, refusal(409, 'stale-edit', 'Somebody changed it meanwhile.'))
    const reads = api.asked(orderCalls.get).length
    await choose('mailed')
    await told('Somebody changed it meanwhile.')
    expect(api.asked(orderCalls.change)[0]?.body).to.deep.equal({ version, mailed: true })
    await waitFor(() => api.asked(orderCalls.get).length > reads, 'read again')
  })

  it('says what failed and what to tell the buyer, and why nothing can be sent', async () => {
    const { root, around, find } = await open(orderOf(failedRow))
    expect(seen(root)).to.include('The payment failed: Postal code doesn’t match the card')
    expect(seen(root)).to.include('Tell the buyer').and.to.include('never got ticket numbers')
    ;(await find('button[aria-haspopup="menu"]')).focus()
    await press('Enter')
    const menu = await find('[role="menu"]')
    await waitFor(() => seen(around.querySelector('[role="dialog"]') ?? menu) !== '', 'the menu')
    expect(menu.querySelector('[data-key="send"]')?.getAttribute('aria-disabled')).to.equal('true')
    const words = around.textContent ?? ''
    expect(words).to.include('This order has no tickets: there is nothing to send.')
    expect(words).to.include('This order failed: there is nothing to void.')
  })

  it('has no numbers yet while its payment is on its way', async () => {
    const numbers = { firstTicketNumber: null, lastTicketNumber: null }
    const { root } = await open({ ...usualOrder, ...numbers, status: 'PENDING' })
    expect(seen(root)).to.include('This order has no ticket numbers yet.')
  })

  it('gives back what is owed, by hand where no card paid, for a reason from the list', async () => {
    const order = orderOf(voidRow)
    const { api, answered, find, told, root } = await open(order)
    api.answer(orderCalls.refund, ({ body }) => ({
      id,
      ...body,
      comment: null,
      way: 'by-hand' as const,
      state: 'returned' as const,
      failure: null,
      requestedAt: order.boughtAt,
      requestedBy: null,
      settledAt: order.boughtAt,
    }))
    expect(seen(root)).to.include('Owed to the buyer')
    const due = await find<HTMLButtonElement>('.rd-button-primary')
    expect(seen(due)).to.equal('Record money returned')
    due.focus()
    await press('Enter')
    const amount = await find<HTMLInputElement>('[role="dialog"] input[inputmode="decimal"]')
    expect(amount.value).to.equal('20.00')
    ;(await find('[role="dialog"] button[type="submit"]')).focus()
    await press('Enter')
    expect(api.asked(orderCalls.refund), 'without a reason').to.have.length(0)
    ;(await find('[role="dialog"] .rd-select button')).focus()
    await press('Enter')
    ;(await find('[role="option"][data-key="duplicate"]')).focus()
    await press('Enter')
    answered.order = { ...order, refundedCents: 2_000, version: order.version + 1 }
    ;(await find('[role="dialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('$20.00 is recorded as returned.')
    await waitFor(() => !due.isConnected, 'nothing is due')
    await waitFor(() => focused()?.getAttribute('aria-label') === 'More actions', 'the focus')
    expect(api.asked(orderCalls.refund)[0]?.body).to.deep.equal({
      amountCents: 2_000,
      reason: 'duplicate',
    })
  })

  it('is suspected no more once somebody says that it is no duplicate, who may take that back', async () => {
    const order = orderOf(duplicateRow)
    const { api, answered, named } = await open(order)
    const { duplicates, eventId } = order
    const otherIds = duplicates.map(other => other.id)
    api.answer(orderCalls.sayDuplicates, ({ body: { apart } }) => {
      answered.order = apart
        ? { ...order, marks: [], duplicates: [], apartFrom: duplicates }
        : order
      return { orders: 3 }
    })
    ;(await named('button', 'Not a duplicate')).focus()
    await press('Enter')
    const back = await named('button', 'Suspect it again')
    expect(focused()).to.equal(back)
    await press('Enter')
    await named('button', 'Not a duplicate')
    const said = { eventId, orderIds: [order.id], otherIds }
    expect(api.asked(orderCalls.sayDuplicates).map(({ body }) => body)).to.deep.equal([
      { ...said, apart: true },
      { ...said, apart: false },
    ])
  })

  it('says before a void is taken back that a cheque isn’t cleared', async () => {
    const { choose, find } = await open(orderOf({ ...voidRow, type: 'cheque' }))
    await choose('restore')
    const question = seen(await find('[role="alertdialog"]'))
    expect(question).to.include('only once the bank has paid it').and.not.to.include('part again')
  })

  it('takes a void back for a reason, after saying what stands again and what the pot becomes', async () => {
    const order = orderOf(voidRow)
    const { api, choose, find, told } = await open(order)
    api.answer(orderCalls.restore, () => ({
      ...order,
      packageId: id,
      status: 'ACTIVE' as const,
      voidedComment: null,
    }))
    await choose('restore')
    const question = await find('[role="alertdialog"]')
    expect(seen(question))
      .to.include('20 tickets (9881–9900)')
      .and.to.include('The jackpot goes from $10,437.50 to $10,447.50.')
    ;(await find('[role="alertdialog"] textarea')).focus()
    await type('Voided by mistake')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('valid again')
    expect(api.asked(orderCalls.restore)[0]?.body).to.deep.equal({ comment: 'Voided by mistake' })
  })

  it('lets what came late take part for a reason, after saying when it was taken, by whose clock, and what that means', async () => {
    const order = lateOrder
    const { api, answered, root, find, named, told } = await open(order)
    await waitFor(() => seen(root).includes('whose clock was 4 minutes ahead'), 'the evidence')
    expect(seen(root)).to.include('It takes part in no draw until staff let it.')
    api.answer(orderCalls.takePart, () => ({ ...order, packageId: id, voidedComment: null }))
    ;(await named('button', 'Let it take part')).focus()
    await press('Enter')
    const question = await find('[role="alertdialog"]')
    expect(seen(question)).to.include('the order counts as bought')
    ;(await find('[role="alertdialog"] textarea')).focus()
    await type('The barn had no network')
    answered.order = { ...order, late: order.late && { ...order.late, takesPart: true } }
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await told('takes part')
    expect(api.asked(orderCalls.takePart)).to.have.length(1)
    await waitFor(() => seen(root).includes('It takes part as if it had come'), 'the answer')
  })

  inFull('saves a follow-up by Enter though somebody marked the order meanwhile', async () => {
    const { api, answered, choose, find, told } = await open()
    const newer = { ...usualOrder, mailedAt: usualOrder.boughtAt, version: version + 1 }
    api.answer(orderCalls.change, ({ body }) => {
      if (body.version === newer.version) return { ...newer, followUpOn: '2026-12-24' }
      const errors = [{ code: 'stale-edit', message: 'Somebody else changed it.' }]
      return onWire({ status: 409, body: { errors, data: newer } })
    })
    await choose('follow-up')
    ;(await find('[role="dialog"] [role="spinbutton"]')).focus()
    await type('20991224')
    await press('Enter')
    const dialog = await find('[role="dialog"]')
    await waitFor(() => seen(dialog).includes('check the year'), 'the reason')
    ;(await find('[role="dialog"] [role="spinbutton"]')).focus()
    await type('20261224')
    answered.order = { ...newer, followUpOn: '2026-12-24' }
    await press('Enter')
    await told('The follow-up of order 4F09C2 is saved.')
    expect(api.asked(orderCalls.change).map(({ body }) => body)).to.deep.equal([
      { followUpOn: '2026-12-24', version },
      { followUpOn: '2026-12-24', version: version + 1 },
    ])
  })

  it('leads back to where one came from, as it was; and tells who sees their own alone nothing of another’s', async () => {
    const { desk, api } = fakeDesk({ roles: ['In Person Sales'] })
    api.answer(orderCalls.get, refusal(404, 'not-found', 'Not found.'))
    await desk.start()
    const path = '/orders/v2?search=tremblai'
    wayBackOf(desk).arrive({ screen: 'orderFinder', path })
    wayBackOf(desk).arrive({ screen: 'order', path: `/order/${id}` })
    const root = await placed('order', desk, { 'order-id': id })
    await waitFor(() => seen(root).includes('This account has no such order'), 'the answer')
    expect(seen(root)).to.include('only the orders that you entered').and.not.to.include('another')
    expect(root.querySelector('.rd-state a')?.getAttribute('href')).to.equal(path)
    api.answer(orderCalls.get, usualOrder)
    const again = await placed('order', desk, { 'order-id': usualOrder.id.replace('4f', '5f') })
    const back = await waitFor(() => again.querySelector('.rd-page-header-back'), 'the way back')
    expect([seen(back), back.getAttribute('href')]).to.deep.equal(['Back to the search', path])
  })

  it('keeps a note, and shows it with who wrote it; a place to write that is left or saved is no fault', async () => {
    const { api, answered, find, root, told } = await open()
    const note = {
      id,
      text: 'She calls back',
      writtenBy: 'Joel Paul',
      writtenAt: usualOrder.boughtAt,
    }
    api.answer(orderCalls.note, () => note)
    const words = await find<HTMLTextAreaElement>('textarea')
    words.focus()
    await press('Tab')
    expect(words.getAttribute('aria-invalid'), 'left empty').not.to.equal('true')
    words.focus()
    await type('She calls back')
    answered.order = { ...usualOrder, notes: [note] }
    ;(await find('.rd-form button[type="submit"], form button[type="submit"]')).focus()
    await press('Enter')
    await told('The note is saved.')
    expect(api.asked(orderCalls.note)[0]?.body).to.deep.equal({ text: 'She calls back' })
    await waitFor(() => seen(root).includes('Joel Paul'), 'the note')
    const next = await find<HTMLTextAreaElement>('textarea')
    expect([next.value, next.getAttribute('aria-invalid') === 'true']).to.deep.equal(['', false])
  })
})
