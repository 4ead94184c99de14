/**
 * Filters as queries and reports ask them: field, operator, value (docs/specification.md, section 3, "Report
 * filter"). Which operators there are isn't shown there; these are chosen here.
 */
import { daysOfPreset, instantsOf } from './day-range.ts'
import type { FilterValue, NumberRange } from './filters.ts'
import { isoDay } from './iso-day.ts'

export interface FilterCondition {
  field: string
  operator: 'contains' | 'in' | 'eq' | 'gte' | 'lte' | 'lt'
  value: string | number | boolean | readonly string[]
}

/**
 * The conditions that a filter's value puts on a field. Days become instants: from the start of the first
 * (`gte`) until the last is over (`lt`), in the zone.
 * @param now decides what named ranges such as "last 30 days" are
 */
export function conditionsOf(
  field: string,
  value: FilterValue,
  { timeZone, now }: { timeZone: string; now: Date },
): FilterCondition[] {
  switch (value.kind) {
    case 'search':
      return [{ field, operator: 'contains', value: value.text }]
    case 'choice':
    case 'lookup':
      return [{ field, operator: 'in', value: value.chosen }]
    case 'yes-no':
      return [{ field, operator: 'eq', value: value.yes }]
    case 'days': {
      const { days } = value
      const range = typeof days === 'string' ? daysOfPreset(days, isoDay(now, timeZone)) : days
      const { from, until } = instantsOf(range, timeZone)
      return [...atLeast(field, from), ...(until ? [below(field, until)] : [])]
    }
    case 'money':
    case 'number':
      return [...atLeast(field, value.range.from), ...atMost(field, value.range)]
  }
}

function atLeast(field: string, value: string | number | null): FilterCondition[] {
  return value === null ? [] : [{ field, operator: 'gte', value }]
}

function atMost(field: string, { to }: NumberRange): FilterCondition[] {
  return to === null ? [] : [{ field, operator: 'lte', value: to }]
}

function below(field: string, value: string): FilterCondition {
  return { field, operator: 'lt', value }
}
