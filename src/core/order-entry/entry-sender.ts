/** How a typed order goes on its way: by the outbox, or straight to the server where a card pays it or nothing can be kept. */

import type { Desk } from '../desk.ts'
import { DeskError, type FieldError } from '../errors.ts'
import { isSame } from '../forms/edits.ts'
import { loadModule } from '../load-chunk.ts'
import { answerWithinMs } from '../outbox/limits.ts'
import { type Outbox, OutboxFull } from '../outbox/outbox.ts'
import type { OutboxTexts } from '../outbox/texts.ts'
import type { WaitingOrder } from '../outbox/waiting-order.ts'
import { randomKey } from '../random-key.ts'
import { orderEntryCalls } from './calls.ts'
import { askedOf } from './missing.ts'
import type { OnSale } from './on-sale.ts'
import { provisionalOf } from './provisional.ts'
import type { Purchase, Receipt, TenderType } from './purchase.ts'
import { type EntryValues, paidWith, purchaseOf } from './typed-entry.ts'

/** What became of an order, as its receipt shows it. */
export type Entered =
  | {
      state: 'entered'
      receipt: Receipt
      tender: TenderType
      /** As it was typed: the tickets may go to another, that a merge chose. */
      typedEmail?: string | undefined
      /** It was kept on this device before: what its buyer may have on paper. */
      reference?: string
    }
  /** It is kept on this device, and sent by itself. */
  | { state: 'kept'; order: WaitingOrder }

/** @param reference of one that was kept on this device before */
export function enteredOf(
  { tender, customer }: Purchase,
  receipt: Receipt,
  reference?: string,
): Entered {
  const kept = reference === undefined ? {} : { reference }
  return { state: 'entered', receipt, tender: tender.type, typedEmail: customer.email, ...kept }
}

export interface EntrySender {
  /** The outbox takes it; otherwise it goes straight to the server. */
  keeps(values: EntryValues): boolean
  /** The key of an attempt at an order that the outbox takes: that of the question which it answers, or a new one. */
  keyFor(values: EntryValues, sale: OnSale): string
  /** @param attempt the key of one that goes straight. @throws DeskError */
  send(values: EntryValues, attempt: string, sale: OnSale): Promise<Entered>
  /** The seller was asked whether it is another order, and it isn't. */
  dropQuestion(): void
  /** What becomes of it is in front of nobody: of this tab's sellers, or of another tab's, who would see it at once. */
  isNews(order: Pick<WaitingOrder, 'key' | 'takenAt'>): boolean
  /** The seller sees what becomes of it, or is asked about it: nothing else says so as well. */
  isInFront(key: string): boolean
  /** Its receipt was left before it had numbers. */
  leave(key: string): void
}

interface Ways {
  /** Asks the provider's fields for a token that pays so many cents. @throws DeskError */
  token: (cents: number, attempt: string) => Promise<string>
  words: () => OutboxTexts
}

export function createEntrySender(desk: Desk, outbox: Outbox, { token, words }: Ways): EntrySender {
  /** Found without a network from then on; nothing waits for it. */
  function keepSoldTo(purchase: Purchase) {
    loadModule(() => import('../outbox/keep-snapshots.ts')).then(
      module => module.keepSoldTo(desk, purchase),
      () => undefined,
    )
  }

  /** Orders of this tab: whether the seller has left them, or sees what becomes of them. */
  const isLeft = new Map<string, boolean>()
  /** Kept, and asked about by the server: nothing of it is entered. */
  let question: WaitingOrder | null = null
  /** The device refused to keep the last one: what comes goes straight. */
  let keepsNothing = false

  const answers = (values: EntryValues, sale: OnSale) =>
    question !== null &&
    values.notDuplicate &&
    isSameOrder(question.purchase, purchaseOf(values, askedOf(values, sale)))

  async function forget(key: string) {
    // It stays in the list then, and can be taken out of it there.
    await outbox.forget(key).catch(() => undefined)
  }

  async function put(values: EntryValues, sale: OnSale) {
    const asked = askedOf(values, sale)
    const purchase = purchaseOf(values, asked)
    const provisional = provisionalOf(purchase, asked, sale)
    isLeft.set(values.key, false)
    try {
      return await outbox.put(values.key, { purchase, typed: values, provisional })
    } catch (error) {
      isLeft.delete(values.key)
      if (error instanceof OutboxFull)
        throw new DeskError('conflict', words()[`full-${error.why}`], { cause: error })
      keepsNothing = true
      throw new DeskError('conflict', words().notKept, { cause: error })
    }
  }

  async function keep(values: EntryValues, sale: OnSale): Promise<Entered> {
    const before = question
    const isAnswer = answers(values, sale)
    question = null
    if (before && !isAnswer) await forget(before.key)
    const order = before && isAnswer ? before : await put(values, sale)
    if (isAnswer) await outbox.retry(order.key, 'another')
    const end = await endOf((await answerInTime(outbox, order.key)) ?? order)
    keepSoldTo(order.purchase)
    return end
  }

  async function endOf(order: WaitingOrder): Promise<Entered> {
    const { key, state, receipt, purchase } = order
    switch (state.kind) {
      case 'accepted':
        if (!receipt) return { state: 'kept', order }
        await forget(key)
        return enteredOf(purchase, receipt, order.reference)
      case 'refused':
        await forget(key)
        throw refusedBy(order)
      case 'cancelled':
        await forget(key)
        throw new DeskError('conflict', words()['said-cancelled'])
      case 'parked':
        if (state.why === 'unexpected') return { state: 'kept', order }
        if (state.why === 'asked') question = order
        else await forget(key)
        throw refusedBy(order)
      default:
        return { state: 'kept', order }
    }
  }

  async function goStraight(values: EntryValues, attempt: string, sale: OnSale): Promise<Entered> {
    const sent = values.sent ?? purchaseOf(values, askedOf(values, sale))
    const { type } = values.tender
    const paid = type === 'credit' ? await token(sent.totalCents ?? 0, attempt) : ''
    const body = paidWith(sent, paid)
    const receipt = await desk.http.ask(orderEntryCalls.enter, { body }, { attempt })
    keepSoldTo(sent)
    return enteredOf(body, receipt)
  }

  function dropQuestion() {
    if (question) void forget(question.key)
    question = null
  }

  return {
    keeps: ({ tender }) =>
      tender.type !== 'credit' && !keepsNothing && outbox.$state.get().state === 'ready',
    keyFor: (values, sale) => (question && answers(values, sale) ? question.key : randomKey()),
    send(values, attempt, sale) {
      const isKept = values.sent === null && values.key !== ''
      if (isKept) return keep(values, sale)
      dropQuestion()
      return goStraight(values, attempt, sale)
    },
    dropQuestion,
    isNews: ({ key, takenAt }) => isLeft.get(key) ?? Date.now() - takenAt > answerWithinMs,
    isInFront: key => isLeft.get(key) === false,
    leave: key => void isLeft.set(key, true),
  }
}

/** What became of an order while its buyer waits: null as soon as nobody answers, or in any case after a while. */
async function answerInTime(outbox: Outbox, key: string): Promise<WaitingOrder | null> {
  let stop = () => {}
  const cutOff = new Promise<null>(resolve => {
    stop = outbox.$state.subscribe(state => {
      if (state.state === 'ready' && state.offline) resolve(null)
    })
  })
  try {
    return await Promise.race([outbox.settled(key, answerWithinMs), cutOff])
  } finally {
    stop()
  }
}

/** As the server would have refused it to the form itself. */
function refusedBy({ reasons, state }: WaitingOrder): DeskError {
  const errors: FieldError[] = reasons.map(({ code, field, message }) => ({
    code,
    message,
    ...(field !== undefined && { field }),
  }))
  const isForbidden = state.kind === 'parked' && state.why === 'forbidden'
  const [first] = errors
  return new DeskError(isForbidden ? 'forbidden' : 'conflict', first?.message ?? '', {
    status: isForbidden ? 403 : 409,
    errors,
  })
}

/** But for when it was taken, and for what the seller said to the question. */
function isSameOrder(one: Purchase, other: Purchase): boolean {
  const plain = ({ device: _, ...purchase }: Purchase) => ({
    ...purchase,
    takenAt: '',
    notDuplicate: false,
  })
  return isSame(plain(one), plain(other))
}
