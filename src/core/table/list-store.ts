import type { ListCall, RowOfCall, ScopeOf } from '../contract.ts'
import type { Desk } from '../desk.ts'
import type { FilterValues } from '../format/filters.ts'
import { isoDay } from '../format/iso-day.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { createTable, type TableStore } from './create-table.ts'
import { type FilterQuery, type List, sortKeys } from './list.ts'
import { filterQuery, listQuery } from './list-query.ts'
import type { ListPage } from './page.ts'
import type { TableView } from './view.ts'

function initialFilters({ filters }: List): FilterValues {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([id, { initially }]) => (initially ? [[id, initially]] : [])),
  )
}

export interface ListStore<C extends ListCall> {
  readonly table: TableStore<RowOfCall<C>>
  load(view: TableView, signal: AbortSignal): Promise<ListPage<RowOfCall<C>>>
  /** What the list is of, and its filters as they stand: for a file of all that matches. */
  fileQuery(): FilterQuery<C['list']> & ScopeOf<C>
}

/**
 * A declared list on a desk.
 *
 * @param of what it is of: `{ eventId }`; asked anew each time where that changes
 * @param options `liveMs` for a list that others change while somebody looks at it
 */
export function listStore<const C extends ListCall>(
  desk: Desk,
  call: C,
  of: ScopeOf<C> | (() => ScopeOf<C>),
  options: { pollMs?: number } = {},
): ListStore<C> {
  type Row = RowOfCall<C>
  const { list }: ListCall = call
  const today = () => isoDay(new Date(), browserTimeZone())
  const ask = desk.http.ask as (call: ListCall, asked: object, options: object) => Promise<unknown>
  const scope = () => (typeof of === 'function' ? of() : of)
  const load = async (view: TableView, signal: AbortSignal) => {
    const query = { ...scope(), ...listQuery(list, view, today()) }
    return (await ask(call, { query }, { signal })) as ListPage<Row>
  }
  const table = createTable<Row>(desk, {
    name: list.name,
    sortable: sortKeys(list),
    filters: Object.entries(list.filters).map(([id, filter]) => ({ ...filter, id })),
    defaults: { sort: list.order, filters: initialFilters(list) },
    load,
    ...options,
  })
  return {
    table,
    load,
    fileQuery() {
      const query = { ...scope(), ...filterQuery(list, table.$view.get(), today()) }
      return query as FilterQuery<C['list']> & ScopeOf<C>
    },
  }
}
