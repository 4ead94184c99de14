/** The list of donations: its table, its file, and what matches together. One of each a desk. */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { AnswerOf } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { orderTexts } from '../orders/texts.ts'
import { perDesk } from '../per-desk.ts'
import { listDownload } from '../table/list-download.ts'
import { type ListStore, listStore } from '../table/list-store.ts'
import { donationCalls } from './calls.ts'
import { donationTexts } from './texts.ts'

const { list } = donationCalls
export type DonationTotal = AnswerOf<typeof donationCalls.total>

export const donationsOf = perDesk(desk => {
  const store = listStore(desk, list, () => ({
    organizationId: desk.$organization.get()?.id,
    timeZone: browserTimeZone(),
  }))
  const $texts = desk.texts(donationTexts)
  const $orders = desk.texts(orderTexts)
  const download = listDownload(desk, list, store, () => ({
    title: $texts.get().donations,
    words: { ...$orders.get(), ...$texts.get() },
    timeZone: ({ timeZone }) => timeZone,
  }))
  return { store, download, $total: totalOf(desk, store) }
})

/** Of what the table's filters let through; null while nobody knows. */
function totalOf(
  desk: Desk,
  { table, fileQuery }: ListStore<typeof list>,
): ReadableAtom<DonationTotal | null> {
  const $total = atom<DonationTotal | null>(null)
  onMount($total, () => {
    let controller: AbortController | undefined
    const unwatch = table.$state.subscribe(state => void read(state.state === 'ready'))

    async function read(isThere: boolean) {
      controller?.abort()
      controller = new AbortController()
      const { signal } = controller
      if (!isThere) return $total.set(null)
      try {
        const total = await desk.http.ask(donationCalls.total, { query: fileQuery() }, { signal })
        if (!signal.aborted) $total.set(total)
      } catch {
        // The list stands without it.
        if (!signal.aborted) $total.set(null)
      }
    }

    return () => {
      unwatch()
      controller?.abort()
    }
  })
  return $total
}
