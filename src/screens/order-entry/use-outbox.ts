import { useStore } from '@nanostores/react'
import { useCallback, useSyncExternalStore } from 'react'
import type { Desk } from '../../core/desk.ts'
import { formatMoney } from '../../core/format/money.ts'
import type { Locale } from '../../core/i18n/texts.ts'
import { orderEntryOf } from '../../core/order-entry/order-entry.ts'
import type { Outbox, OutboxReady, OutboxState } from '../../core/outbox/outbox.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useDesk } from '../desk.tsx'

/** A part of what the outbox says, so that the rest of its changes draw nothing. @param select answers the same for the same state */
export function useOutbox<T>({ $state }: Outbox, select: (state: OutboxState) => T): T {
  return useSyncExternalStore($state.listen, () => select($state.get()))
}

/** No order that was sent got an answer. */
export function isSilent(state: OutboxState): boolean {
  return state.state === 'ready' && state.offline
}

/**
 * Nobody can be reached: the browser has no network, no order got an answer, or what is on sale could only be had from this
 * device. Cards wait for an end of it.
 */
export function isCutOff(desk: Desk, { $state }: Outbox): boolean {
  const isSaleKept = orderEntryOf(desk).$saleKeptAt.get() !== null
  return !navigator.onLine || isSaleKept || isSilent($state.get())
}

export function useIsCutOff(outbox: Outbox): boolean {
  const desk = useDesk()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        outbox.$state.listen(listener),
        orderEntryOf(desk).$saleKeptAt.listen(listener),
        onNetwork(listener),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    [desk, outbox],
  )
  return useSyncExternalStore(subscribe, () => isCutOff(desk, outbox))
}

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** The outbox as its seller sees it: offline, too, where nothing was sent yet that could get no answer. */
export function useShownOutbox(outbox: Outbox): OutboxState {
  const state = useStore(outbox.$state)
  const offline = useIsCutOff(outbox)
  return state.state === 'ready' ? { ...state, offline } : state
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
