import { daysOfPreset } from '../format/day-range.ts'
import { type FilterValue, parseFilter } from '../format/filters.ts'
import { type List, namesOnWire } from './list.ts'
import type { TableView } from './view.ts'

type Parameters = Record<string, string | number | boolean | readonly string[]>

/** A table's view as the query of its call. @param today in the reader's zone: what "this week" counts from */
export function listQuery(list: List, view: TableView, today: string): Parameters {
  const { sort, page, pageSize, cursor } = view
  return {
    pageSize,
    ...(cursor ? { cursor } : { page }),
    ...(sort && { sortBy: sort.by, sortDir: sort.direction }),
    ...filterQuery(list, view, today),
  }
}

/** The filters alone: for a file of all that matches. */
export function filterQuery(
  list: List,
  { filters }: Pick<TableView, 'filters'>,
  today: string,
): Parameters {
  const all = Object.entries(list.filters).flatMap(([id, filter]) => {
    const value = parseFilter(filter, filters[id])
    if (!value) return []
    const values = valuesOf(value, 'many' in filter && filter.many === true, today)
    return namesOnWire(id, filter).map((name, at) => [name, values[at]])
  })
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined))
}

function valuesOf(value: FilterValue, many: boolean, today: string) {
  switch (value.kind) {
    case 'search':
      return [value.text]
    case 'yes-no':
      return [value.yes]
    case 'choice':
    case 'lookup':
      return many ? [value.chosen] : value.chosen
    case 'days': {
      const { days } = value
      const { from, to } = typeof days === 'string' ? daysOfPreset(days, today) : days
      return [from, to]
    }
    case 'money':
    case 'number':
      return [value.range.from, value.range.to]
  }
}
