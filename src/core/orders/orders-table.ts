/** The list of orders: its table, its file, and what lies outside the days that it shows. One of each a desk. */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { perDesk } from '../per-desk.ts'
import { liveMs } from '../resource.ts'
import type { TableStore } from '../table/create-table.ts'
import { listDownload } from '../table/list-download.ts'
import { listStore } from '../table/list-store.ts'
import { orderCalls } from './calls.ts'
import type { OrderRow } from './order-list.ts'
import { orderTexts } from './texts.ts'

const { list } = orderCalls

export const ordersOf = perDesk(desk => {
  const of = () => ({
    organizationId: desk.$organization.get()?.id,
    timeZone: browserTimeZone(),
  })
  const store = listStore(desk, list, of, { pollMs: liveMs })
  const $texts = desk.texts(orderTexts)
  const download = listDownload(desk, list, store, () => ({
    title: $texts.get().orders,
    words: $texts.get(),
    timeZone: ({ timeZone }) => timeZone,
  }))
  return { store, download, $outside: outsideOf(desk, store.table) }
})

/** What matches on days that the list doesn't show. */
export interface Outside {
  /** How many of `all`. */
  number: number
  all: number
  /** There are more than are counted. */
  capped: boolean
}

/** Null while nothing is outside, or nobody knows yet. */
function outsideOf(desk: Desk, table: TableStore<OrderRow>): ReadableAtom<Outside | null> {
  const $outside = atom<Outside | null>(null)
  onMount($outside, () => {
    let controller: AbortController | undefined
    const unwatch = table.$state.subscribe(() => void count())

    async function count() {
      controller?.abort()
      controller = new AbortController()
      const { signal } = controller
      const inside = insideOf(table)
      const { bought, ...filters } = table.$view.get().filters
      if (inside === null || !bought) return $outside.set(null)
      try {
        const view = { ...table.$view.get(), filters, page: 1, cursor: null, pageSize: 1 }
        const { paging } = await ordersOf(desk).store.load(view, signal)
        if (signal.aborted) return
        const number = paging.total - inside
        $outside.set(number > 0 ? { number, all: paging.total, capped: paging.totalCapped } : null)
      } catch {
        // The list stands without it.
        if (!signal.aborted) $outside.set(null)
      }
    }

    return () => {
      unwatch()
      controller?.abort()
    }
  })
  return $outside
}

/** How many rows match inside; null while that isn't read, or more than are counted. */
function insideOf({ $state }: TableStore<OrderRow>): number | null {
  const state = $state.get()
  if (state.state === 'empty' || state.state === 'no-match') return 0
  if (state.state !== 'ready' || state.refreshing || state.paging.totalCapped) return null
  return state.paging.total
}
