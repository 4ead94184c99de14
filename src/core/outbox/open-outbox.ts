/** The outbox of a desk: it follows who works there. */
import { atom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import { loadModule } from '../load-chunk.ts'
import { perDesk } from '../per-desk.ts'
import { userOf } from '../session/session.ts'
import type { Outbox, OutboxState } from './outbox.ts'
import { longestPauseMs, usualPaces } from './pace.ts'
import type { PersonOutbox, Timing } from './person-outbox.ts'
import { isWaiting } from './states.ts'
import type { WaitingOrder } from './waiting-order.ts'

const usualTiming: Timing = { ...usualPaces, tickMs: longestPauseMs / 3, reportMs: 10_000 }

/** From the first time that it is asked for, it sends what waits for as long as its person works on this desk. */
export const outboxOf = perDesk(desk => createOutbox(desk))

type DeskPart = Pick<Desk, 'http' | 'session' | '$organization' | '$subject'>

/** @param timing of tests: seconds of the product's own would take theirs */
export function createOutbox(desk: DeskPart, timing: Timing = usualTiming): Outbox {
  const $state = atom<OutboxState>({ state: 'opening' })
  let current: Promise<PersonOutbox> | undefined

  /** @param before what must be known first: who was thrown out of the database, and how many orders are gone */
  function begin(before: Promise<unknown> = Promise.resolve()) {
    leave()
    const user = userOf(desk.session.$session.get())
    const organization = desk.$organization.get()
    if (!user || !organization) return
    const isCurrent = () => current === own
    const person = { userId: user.id, organizationId: organization.id }
    // The form doesn't wait for it to be drawn.
    const own: Promise<PersonOutbox> = before
      .then(() => loadModule(() => import('./person-outbox.ts')))
      .then(({ openPersonOutbox }) =>
        openPersonOutbox(desk, person, {
          timing,
          show: state => isCurrent() && $state.set(state),
          // An order that is put meanwhile waits for what is opened next.
          onGone: lost => isCurrent() && begin(lost.then(noneIsLost)),
        }),
      )
    current = own
    own.catch((error: unknown) => isCurrent() && $state.set(stateAfter(error)))
  }

  function leave() {
    current?.then(
      left => left.close(),
      () => undefined,
    )
    current = undefined
    $state.set({ state: 'opening' })
  }

  /** @throws DeskError unauthorized: nobody works here */
  async function here(): Promise<PersonOutbox> {
    if (!current) throw new DeskError('unauthorized', 'Nobody is signed in.')
    return current
  }

  desk.$subject.subscribe(() => begin())

  return {
    $state,
    put: async (key, content) => (await here()).put(key, content),
    cancel: async key => (await here()).cancel(key),
    retry: async (key, another) => (await here()).retry(key, another),
    forget: async key => (await here()).forget(key),
    sendNow: () =>
      void current?.then(
        outbox => outbox.sendNow(),
        () => undefined,
      ),
    settled: (key, withinMs) =>
      new Promise(resolve => {
        const timer = setTimeout(() => end(null), withinMs)
        const stop = $state.listen(look)
        function end(order: WaitingOrder | null) {
          clearTimeout(timer)
          stop()
          resolve(order)
        }
        function look(state: OutboxState) {
          const order = ordersOf(state).find(one => one.key === key)
          if (order && isSettled(order)) end(order)
        }
        look($state.get())
      }),
  }
}

/** Somebody emptied the browser's storage: nothing is kept there any more. */
class Cleared extends Error {
  override readonly name = 'Cleared'
  constructor(readonly lost: number) {
    super(`${lost} orders are gone.`)
  }
}

function noneIsLost(lost: number): void {
  if (lost > 0) throw new Cleared(lost)
}

function stateAfter(error: unknown): OutboxState {
  return error instanceof Cleared
    ? { state: 'cleared', lost: error.lost }
    : { state: 'unavailable', error }
}

const ordersOf = (state: OutboxState) => (state.state === 'ready' ? state.orders : [])

function isSettled(order: WaitingOrder): boolean {
  return order.state.kind === 'parked' || !isWaiting(order)
}
