import { useState, useSyncExternalStore } from 'react'
import { formatMoney } from '../../core/format/money.ts'
import type { Locale } from '../../core/i18n/texts.ts'
import type { Outbox, OutboxReady, OutboxState } from '../../core/outbox/outbox.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'

/**
 * A part of what the outbox and the browser's network say, so that the rest of its changes draw nothing.
 *
 * @param select answers the same for the same state
 */
export function useOutbox<T>({ $state }: Outbox, select: (state: OutboxState) => T): T {
  const [subscribe] = useState(() => (listener: () => void) => {
    const ends = [$state.listen(listener), onNetwork(listener)]
    return () => {
      for (const end of ends) end()
    }
  })
  return useSyncExternalStore(subscribe, () => select($state.get()))
}

/** The browser says so only of a cable that is out; whether anybody answers, the outbox knows. */
function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Cards wait for the network. */
export function isOffline(state: OutboxState): boolean {
  return !navigator.onLine || (state.state === 'ready' && state.offline)
}

/** It may be on its way still: it has no end, and nobody has to do anything about it. */
export function waits({ state: { kind } }: WaitingOrder): boolean {
  return kind === 'queued' || kind === 'sending'
}

/** Nothing of it moves until its seller does something. */
export function needsSomebody({ state: { kind } }: WaitingOrder): boolean {
  return kind === 'refused' || kind === 'parked'
}

/** What they come to, in words; nothing of none. */
export function totalOf(orders: OutboxReady['orders'], locale: Locale): string {
  const sum = orders.reduce((total, { totalCents }) => total + totalCents, 0)
  const [first] = orders
  return first ? formatMoney(sum, first.provisional.currency, locale) : ''
}

/** Longer than any disk takes to open it: then orders go on without it. */
const patienceMs = 3000

/** Ends once the outbox knows whether it can keep anything. */
export function opened({ $state }: Outbox): Promise<void> {
  return new Promise(done => {
    const end = () => {
      clearTimeout(timer)
      unwatch()
      done()
    }
    const timer = setTimeout(end, patienceMs)
    const unwatch = $state.listen(({ state }) => state !== 'opening' && end())
    if ($state.get().state !== 'opening') end()
  })
}
