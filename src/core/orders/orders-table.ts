/** The list of orders: its table, its file, and what lies outside the days that it shows. One of each a desk. */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
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

/** What matches on days that the list doesn't show: `number` is 0 where nothing does. */
export interface Outside {
  /** How many of `all`. */
  number: number
  all: number
  /** There are more than are counted. */
  capped: boolean
}

/** Null while nobody knows: of another search, another person, or a list that didn't load, nothing is said. */
function outsideOf(desk: Desk, table: TableStore<OrderRow>): ReadableAtom<Outside | null> {
  const $counted = atom<{ of: string; outside: Outside } | null>(null)
  const searched = () => JSON.stringify([desk.$subject.get(), table.$view.get().filters])
  onMount($counted, () => {
    let controller: AbortController | undefined
    const unwatch = table.$state.subscribe(() => void count())

    async function count() {
      controller?.abort()
      controller = new AbortController()
      const { signal } = controller
      const inside = insideOf(table)
      const { bought, ...filters } = table.$view.get().filters
      if (inside === null || !bought) return
      const of = searched()
      try {
        const view = { ...table.$view.get(), filters, page: 1, cursor: null, pageSize: 1 }
        const { paging } = await ordersOf(desk).store.load(view, signal)
        if (signal.aborted) return
        const outside = {
          number: Math.max(0, paging.total - inside),
          all: paging.total,
          capped: paging.totalCapped,
        }
        $counted.set({ of, outside })
      } catch {
        // The list stands without it.
        if (!signal.aborted) $counted.set(null)
      }
    }

    return () => {
      unwatch()
      controller?.abort()
      $counted.set(null)
    }
  })
  const { $state, $view } = table
  return computed([$counted, $state, $view, desk.$subject], (counted, { state }) =>
    counted?.of === searched() && listed.has(state) ? counted.outside : null,
  )
}

/** The list's answers that a count stands above. */
const listed: ReadonlySet<string> = new Set(['ready', 'empty', 'no-match'])

/** How many rows match inside; null while that isn't read, or more than are counted. */
function insideOf({ $state }: TableStore<OrderRow>): number | null {
  const state = $state.get()
  if (state.state === 'empty' || state.state === 'no-match') return 0
  if (state.state !== 'ready' || state.refreshing || state.paging.totalCapped) return null
  return state.paging.total
}
