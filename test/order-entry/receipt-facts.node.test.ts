/** What a receipt says beside its figures, on the screen and on paper. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderEntryTexts } from '../../src/core/order-entry/texts.ts'
import { outboxTexts } from '../../src/core/outbox/texts.ts'
import { receiptFacts } from '../../src/screens/order-entry/receipt-facts.ts'
import { receipt } from '../../stories/order-entry/sample-entry.ts'
import { waitingOrders } from '../../stories/order-entry/sample-outbox.ts'

const note = orderEntryTexts.english.chequeNote as string

test('a receipt of a cheque says once when its tickets take part, on paper as well, kept or entered; one of cash doesn’t', () => {
  const [order] = waitingOrders
  assert.ok(order)
  const cheque = { type: 'cheque', number: '7', bank: 'Harbour Bank', date: '2026-11-01' } as const
  const ofCheque = { ...order, purchase: { ...order.purchase, tender: cheque } }
  for (const [entered, count] of [
    [{ state: 'entered', receipt, tender: 'cheque' }, 1],
    [{ state: 'entered', receipt, tender: 'cash' }, 0],
    [{ state: 'kept', order: ofCheque }, 1],
    [{ state: 'kept', order }, 0],
  ] as const) {
    const facts = receiptFacts(entered, orderEntryTexts.english, outboxTexts.english)
    for (const said of [facts.notes, facts.onPaper])
      assert.equal(said.filter(each => each === note).length, count)
  }
})

test('a receipt says which address was set aside, where the tickets go to another than was typed', () => {
  const facts = (typedEmail?: string) =>
    receiptFacts(
      { state: 'entered', receipt, tender: 'cash', typedEmail },
      orderEntryTexts.english,
      outboxTexts.english,
    ).notes.join(' ')
  assert.ok(receipt.email)
  assert.match(facts('former@example.org'), /Not to former@example\.org/)
  for (const typed of [receipt.email.toUpperCase(), '', undefined])
    assert.doesNotMatch(facts(typed), /Not to/)
})
