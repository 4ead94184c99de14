import type { Entered } from '../../core/order-entry/entry-sender.ts'
import type { TenderType } from '../../core/order-entry/purchase.ts'
import type { OrderEntryTexts } from '../../core/order-entry/texts.ts'
import type { OutboxTexts } from '../../core/outbox/texts.ts'
import { numbersOf } from './numbers-of.ts'
import { waits } from './use-outbox.ts'

/** What a receipt says, on the screen and on paper. Before an order has numbers nothing on it looks like one. */
export interface ReceiptFacts {
  title: string
  customerName: string
  /** Of an order that is kept, or was before it stood: what its buyer asks by. */
  reference: string | null
  lines: readonly {
    key: string
    /** Of the order that was entered. */
    id: string | null
    name: string
    /** Its tickets' numbers, or how many there will be. */
    detail: string
    cents: number
  }[]
  donationCents: number
  totalCents: number
  /** Of cash; null: nothing goes back. */
  changeCents: number | null
  /** ISO 4217. */
  currency: string
  tender: TenderType
  /** UTC. */
  at: string
  /** What happens with it next, for its seller; and for whoever has it on paper. */
  notes: readonly string[]
  onPaper: readonly string[]
}

export function receiptFacts(
  entered: Entered,
  texts: OrderEntryTexts,
  words: OutboxTexts,
): ReceiptFacts {
  if (entered.state === 'kept') return keptFacts(entered.order, texts, words)
  const { receipt, tender, typedEmail, reference = null } = entered
  const { orders, email, enteredAt, changeCents, ...sums } = receipt
  const late = receipt.late ? [receipt.noDrawLeft ? texts.noDrawLeft : texts.cameLate] : []
  const conditions = [...unclearedNote(tender, texts), ...late]
  return {
    ...sums,
    changeCents: changeCents || null,
    tender,
    title: texts.entered({ number: String(orders.length) })(orders.length),
    reference,
    at: enteredAt,
    lines: orders.map(order => ({
      key: order.id,
      id: order.id,
      name: order.eventName,
      detail: numbersOf(order, texts),
      cents: order.amountPaidCents - order.donationCents,
    })),
    notes: [
      ...(email
        ? [texts.sentTo({ email }), ...sentElse(email, typedEmail, texts)]
        : [texts.notSent]),
      ...conditions,
    ],
    onPaper: conditions,
  }
}

/** The email that a merge chose stays, whichever of theirs was typed. */
function sentElse(email: string, typed: string | undefined, texts: OrderEntryTexts): string[] {
  const isSame = !typed || typed.toLowerCase() === email.toLowerCase()
  return isSame ? [] : [texts.sentElse({ email: typed })]
}

/** A cheque's tickets count once the bank has paid it. */
const unclearedNote = (tender: TenderType, { chequeNote }: OrderEntryTexts) =>
  tender === 'cheque' ? [chequeNote] : []

type Kept = Extract<Entered, { state: 'kept' }>['order']

function keptFacts(order: Kept, texts: OrderEntryTexts, words: OutboxTexts): ReceiptFacts {
  const { provisional, purchase, reference } = order
  const { email, takenAt, changeCents, lines, ...sums } = provisional
  const isComing = waits(order) || order.state.kind === 'accepted'
  const uncleared = unclearedNote(purchase.tender.type, texts)
  const follows = email ? words.byEmail({ email }) : null
  return {
    ...sums,
    tender: purchase.tender.type,
    title: isComing ? words.kept : words.notEntered,
    changeCents: changeCents || null,
    reference,
    at: takenAt,
    lines: lines.map(({ eventName, tickets, quantity, amountCents }, at) => {
      const pack = texts.pack({ number: String(tickets) })(tickets)
      return {
        key: purchase.lines[at]?.packageId ?? String(at),
        id: null,
        name: eventName,
        detail: quantity > 1 ? words.line({ quantity: String(quantity), pack }) : pack,
        cents: amountCents,
      }
    }),
    notes: isComing ? [words.noNumbers, follows ?? words.byWord, ...uncleared] : [],
    onPaper: [words.paperNoNumbers, follows ?? words.paperByWord, ...uncleared],
  }
}
