import { daysOfPreset } from '../format/day-range.ts'
import { parseFilter } from '../format/filters.ts'
import type { TableView } from '../table/view.ts'
import type { RaffleQuery } from './raffles-api.ts'

/** A view of the list as the API's query. @param today in the reader's zone: what "this week" counts from */
export function raffleQueryOf(
  { filters, sort, page, pageSize, cursor }: TableView,
  { organizationId, today }: { organizationId: string; today: string },
): RaffleQuery {
  return {
    organizationId,
    pageSize,
    ...(cursor ? { cursor } : { page }),
    ...(sort && { sortBy: sort.by, sortDir: sort.direction }),
    ...listOf('status', filters.status),
    ...listOf('category', filters.category),
    ...listOf('province', filters.province),
    ...(filters.search ? { search: filters.search } : {}),
    ...daysOf(filters.ends, today),
    ...(filters.live ? { live: filters.live === 'true' } : {}),
  }
}

function listOf(name: 'status' | 'category' | 'province', wire: string | undefined) {
  const chosen = parseFilter({ kind: 'lookup', many: true }, wire)
  return chosen?.kind === 'lookup' ? { [name]: chosen.chosen } : {}
}

function daysOf(wire: string | undefined, today: string) {
  const value = parseFilter({ kind: 'days' }, wire)
  if (value?.kind !== 'days') return {}
  const { from, to } = typeof value.days === 'string' ? daysOfPreset(value.days, today) : value.days
  return { ...(from && { from }), ...(to && { to }) }
}
