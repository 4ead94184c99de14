/** An outbox in memory, which sends through the desk's own calls: for stories and tests of what a person sees and does. */
import { atom, type WritableAtom } from 'nanostores'
import type { Desk } from '../../src/core/desk.ts'
import { DeskError } from '../../src/core/errors.ts'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import type { Purchase } from '../../src/core/order-entry/purchase.ts'
import {
  type Outbox,
  OutboxFull,
  type OutboxReady,
  type OutboxState,
} from '../../src/core/outbox/outbox.ts'
import type { OrderState, WaitingOrder } from '../../src/core/outbox/waiting-order.ts'

export interface FakeOutbox extends Outbox {
  readonly $state: WritableAtom<OutboxState>
  /** As if it had found out by itself. */
  turn(changes: Partial<OutboxReady>): void
}

const nothing: OutboxReady = {
  state: 'ready',
  orders: [],
  persisted: true,
  offline: false,
  waiting: 0,
  waitingCents: 0,
  deadline: null,
  full: null,
  nextTryAt: null,
}

const moves = ({ kind }: OrderState) => kind === 'queued' || kind === 'sending'

/** How a desk's story or test has one: `onDesk({ outbox: fakeOutbox({ offline: true }) })`. */
export function fakeOutbox(start: Partial<OutboxReady> = {}): (desk: Desk) => FakeOutbox {
  return desk => createFakeOutbox(desk, start)
}

/** In a browser that keeps nothing. */
export function noOutbox(): Outbox {
  const refuse = () => Promise.reject(new Error('Nothing is kept.'))
  return {
    $state: atom<OutboxState>({ state: 'unavailable', error: new Error('Nothing is kept.') }),
    put: refuse,
    settled: refuse,
    cancel: refuse,
    retry: refuse,
    forget: refuse,
    sendNow: () => undefined,
  }
}

function createFakeOutbox({ http }: Desk, start: Partial<OutboxReady>): FakeOutbox {
  const $state = atom<OutboxState>({ ...nothing, ...start })
  const now = () => $state.get() as OutboxReady
  const turn = (changes: Partial<OutboxReady>) => {
    const state = { ...now(), ...changes }
    const waiting = state.orders.filter(order => moves(order.state))
    const waitingCents = waiting.reduce((sum, { totalCents }) => sum + totalCents, 0)
    $state.set({ ...state, waiting: waiting.length, waitingCents, ...changes })
  }
  const find = (key: string) => now().orders.find(order => order.key === key)
  const change = (key: string, changes: Partial<WaitingOrder>) =>
    turn({
      orders: now().orders.map(order => (order.key === key ? { ...order, ...changes } : order)),
    })

  async function send({ key, purchase }: WaitingOrder) {
    const attempts = 1
    change(key, { state: { kind: 'sending', attempts, since: 0, until: 0, fence: 1 } })
    try {
      const receipt = await http.ask(orderEntryCalls.enter, { body: purchase }, { attempt: key })
      if (find(key)?.state.kind === 'cancelled') return
      change(key, { state: { kind: 'accepted', at: 0 }, receipt })
      turn({ offline: false })
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      if (find(key)?.state.kind === 'cancelled') return
      const reasons = error.errors.map(({ code, field, message }) => ({
        code: String(code ?? ''),
        message,
        ...(field !== undefined && { field }),
      }))
      change(key, { state: stateAfter(error, attempts), reasons })
      turn({ offline: error.failure === 'offline' })
    }
  }

  return {
    $state,
    turn,
    async put(key, content) {
      const known = find(key)
      if (known) return known
      const { full, offline, orders } = now()
      if (full && offline) throw new OutboxFull(full)
      const order = waitingOrder(key, { ...content })
      turn({ orders: [...orders, order] })
      void send(order)
      return order
    },
    settled: (key, withinMs) =>
      new Promise(answer => {
        const end = (order: WaitingOrder | null) => {
          clearTimeout(timer)
          unwatch()
          answer(order)
        }
        const timer = setTimeout(() => end(null), withinMs)
        const look = () => {
          const order = find(key)
          if (order && !moves(order.state)) end(order)
        }
        const unwatch = $state.listen(look)
        look()
      }),
    async cancel(key) {
      change(key, { state: { kind: 'cancelled', at: 0 }, cancelAsked: true })
    },
    async retry(key, another) {
      const order = find(key)
      if (!order) return
      const purchase: Purchase = another
        ? { ...order.purchase, notDuplicate: true }
        : order.purchase
      change(key, { purchase, reasons: [] })
      void send({ ...order, purchase })
    },
    async forget(key) {
      turn({ orders: now().orders.filter(order => order.key !== key) })
    },
    sendNow() {
      for (const order of now().orders) if (order.state.kind === 'queued') void send(order)
    },
  }
}

/** What the engine makes of an answer, in short. */
function stateAfter({ failure, status, errors }: DeskError, attempts: number): OrderState {
  if (errors.some(({ code }) => code === 'likely-duplicate'))
    return { kind: 'parked', why: 'asked', attempts, at: 0 }
  if (failure === 'forbidden') return { kind: 'parked', why: 'forbidden', attempts, at: 0 }
  if (status === 409 || status === 422) return { kind: 'refused', at: 0 }
  return { kind: 'queued', attempts, notBefore: 0 }
}

type Content = Pick<WaitingOrder, 'purchase' | 'typed' | 'provisional'>

/** A record of it. */
export function waitingOrder(
  key: string,
  content: Content,
  more: Partial<WaitingOrder> = {},
): WaitingOrder {
  return {
    ...content,
    key,
    userId: 'seller',
    organizationId: 'organization',
    takenAt: Date.now(),
    totalCents: content.provisional.totalCents,
    state: { kind: 'queued', attempts: 0, notBefore: 0 },
    cancelAsked: false,
    receipt: null,
    reasons: [],
    reference: `K-${key.slice(0, 6).toUpperCase()}`,
    ...more,
  }
}
