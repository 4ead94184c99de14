/** What the finder and the list of orders hand to each other: as much of a search as the other one can say. */

import { addDays } from '../format/calendar-day.ts'
import { daysOfPreset } from '../format/day-range.ts'
import { type FilterValues, formatFilter, parseFilter } from '../format/filters.ts'
import type { Locale } from '../i18n/texts.ts'
import {
  type ConditionName,
  conditionNames,
  type FindQuery,
  type OptionWords,
} from './find-grammar.ts'
import { wordsIn } from './name-words.ts'
import { orderList } from './order-list.ts'

type Raffles = readonly { id: string; name: string }[]

/** The list's filters, of all days where the search named none. Amounts are no filter there. */
export function filtersOfSearch({ terms, conditions }: FindQuery, raffles: Raffles): FilterValues {
  const { from = null, to = null, raffle = [] } = conditions
  const chosen = (ids: readonly string[] = []) =>
    formatFilter({ kind: 'choice', chosen: [...new Set(ids)] })
  const meant = raffle.length === 0 ? [] : raffles.filter(({ name }) => isNamed(name, raffle))
  const told = terms.map(({ kind, typed, text }) => (kind === 'card' ? text : typed))
  const search = [...new Set(told)].join(' ')
  const values = {
    search: formatFilter({ kind: 'search', text: search }),
    status: chosen(conditions.status),
    mark: chosen(conditions.mark),
    type: chosen(conditions.type),
    source: chosen(conditions.source),
    cardBrand: chosen(terms.flatMap(({ brand }) => brand ?? [])),
    raffle: meant.length === 1 ? chosen(meant.map(({ id }) => id)) : '',
  }
  const said = Object.entries(values).filter(([, value]) => value !== '')
  const bought = formatFilter({ kind: 'days', days: { from, to } })
  return { ...Object.fromEntries(said), bought }
}

function isNamed(name: string, words: readonly string[]): boolean {
  const its = wordsIn(name)
  return words.every(word => its.some(each => each.startsWith(word)))
}

interface Telling {
  words: OptionWords
  locale: Locale
  raffles: Raffles
  /** `YYYY-MM-DD`. */
  today: string
}

/** What one types in the finder for the list's filters. The card's brand is no condition there. */
export function searchOfFilters(
  filters: FilterValues,
  { words, locale, raffles, today }: Telling,
): string {
  const say = (name: ConditionName, value: string) =>
    `${conditionNames[name][locale]}:${/\s/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`
  const chosen = (name: 'status' | 'mark' | 'type' | 'source') => {
    const value = parseFilter(orderList.filters[name], filters[name])
    const ids = value?.kind === 'choice' ? value.chosen : []
    return ids.map(id => say(name, (words[`${name}-${id}`] ?? id).toLocaleLowerCase(locale)))
  }
  const raffle = raffles.find(({ id }) => id === filters.raffle)
  return [
    filters.search?.trim() ?? '',
    ...(['status', 'mark', 'type', 'source'] as const).flatMap(chosen),
    raffle ? say('raffle', raffle.name) : '',
    ...saidDays(filters.bought, today, say),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The list's own 30 days aren't somebody's word, and the finder looks everywhere. */
function saidDays(
  bought: string | undefined,
  today: string,
  say: (name: ConditionName, value: string) => string,
): string[] {
  if (bought === undefined || bought === orderList.filters.bought.initially) return []
  const value = parseFilter(orderList.filters.bought, bought)
  if (value?.kind !== 'days') return []
  const { from, to } = typeof value.days === 'string' ? daysOfPreset(value.days, today) : value.days
  return [
    ...(from === null ? [] : [say('since', from)]),
    ...(to === null ? [] : [say('before', addDays(to, 1))]),
  ]
}
