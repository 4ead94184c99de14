/**
 * Orders that were taken and that the server may not have yet. Each is written to the disk before it is receipted, sent by
 * one tab at a time under a key of its own for ever, and kept until its seller has seen what became of it.
 */
import type { ReadableAtom } from 'nanostores'
import type { OrderContent, WaitingOrder } from './waiting-order.ts'

export interface OutboxReady {
  state: 'ready'
  /** Of the person who works here, the oldest first: those that wait, and those whose end isn't seen yet. */
  orders: readonly WaitingOrder[]
  /** What `navigator.storage.persist()` answered: false, the browser may clear it when the disk is full; null, not asked. */
  persisted: boolean | null
  /** The server's last answer was no answer. Only an answer counts as being online, whatever the browser says. */
  offline: boolean
  /** Orders and cents of this device that wait, whoever took them. */
  waiting: number
  waitingCents: number
  /** Epoch ms: until then the oldest must be sent before another one is taken; null while none waits. */
  deadline: number | null
  /** Why no order can be taken offline now. */
  full: 'orders' | 'cents' | 'deadline' | null
  /** Epoch ms of the next try; null: nothing waits, or it goes at once. */
  nextTryAt: number | null
}

export type OutboxState =
  | { state: 'opening' }
  /** Nothing can be kept here: orders are entered only while there is a network. */
  | { state: 'unavailable'; error: unknown }
  /** Nor any more: somebody emptied the browser's storage under the open page. `lost`: orders that waited here, one at least. */
  | { state: 'cleared'; lost: number }
  | OutboxReady

export interface Outbox {
  readonly $state: ReadableAtom<OutboxState>
  /**
   * Keeps an order, and begins to send it. Answers once it is on the disk.
   *
   * @param key the attempt's own: put again, it is the same order
   * @throws DOMException QuotaExceededError where the disk is full; OutboxFull past the caps while offline
   */
  put(key: string, content: OrderContent): Promise<WaitingOrder>
  /** What became of it within so many ms: an order that is accepted, refused, parked or cancelled; null: it waits still. */
  settled(key: string, withinMs: number): Promise<WaitingOrder | null>
  /** Takes it back. An order that may have arrived is asked back of the server; what stands there stays. */
  cancel(key: string): Promise<void>
  /** Sends a parked one again; `another`: the seller says that it is another order. */
  retry(key: string, another?: 'another'): Promise<void>
  /** Its end was seen, or what was typed of it stands in the form again. Never of one that waits. */
  forget(key: string): Promise<void>
  /** Sends what waits now, not at its next turn. */
  sendNow(): void
}

/** Past the caps of `limits.ts`: nothing was kept. */
export class OutboxFull extends Error {
  override readonly name = 'OutboxFull'
  constructor(readonly why: NonNullable<OutboxReady['full']>) {
    super(why)
  }
}
