import { useStore } from '@nanostores/react'
import type { FilterValues } from '../../core/format/filters.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { pathTo } from '../../core/links.ts'
import { readFind } from '../../core/orders/find-grammar.ts'
import { filtersOfSearch, searchOfFilters } from '../../core/orders/finder-and-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { knownRaffles } from '../../core/raffles/raffles-read.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'

const today = () => isoDay(new Date(), browserTimeZone())

/** The path to the list, with as much of a search as it can say. */
export function useListPath(text: string): string {
  const words = useTexts(orderTexts)
  const locale = useLocale()
  const raffles = knownRaffles(useStore(useDesk().$raffles))
  if (text === '') return pathTo('orders')
  const reading = { words: [orderTexts.english, words], today: today(), locale }
  const filters = Object.entries(filtersOfSearch(readFind(text, reading), raffles))
  return pathTo('orders', Object.fromEntries(filters.map(([id, value]) => [`orders.${id}`, value])))
}

/** The path to the finder, with as much of the list's filters as one can type there. */
export function useFinderPath(filters: FilterValues): string {
  const words = useTexts(orderTexts)
  const locale = useLocale()
  const raffles = knownRaffles(useStore(useDesk().$raffles))
  const search = searchOfFilters(filters, { words, locale, raffles, today: today() })
  return pathTo('orderFinder', search === '' ? {} : { search })
}
