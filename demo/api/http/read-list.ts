import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { FilterKey, FilterValue, List, SortKey } from '../../../src/core/table/list.ts'
import type { ListPage } from '../../../src/core/table/page.ts'
import type { Database } from '../database/schema.ts'
import { containing } from '../organizations/containing.ts'
import { readPage, type SortColumn } from './keyset.ts'
import type { ListRequested } from './list-query.ts'

type Sql = RawBuilder<unknown>

/** Where a list's rows are, and what its orders and filters are in SQL: one that is missing doesn't compile. */
export interface Source<L extends List> {
  /** Table and joins, from `from` on. */
  from: Sql
  /** The table that id, orders and filters speak of alone, where there is one (`Listing.of`). */
  of?: Sql
  /** The columns wanted, and `id`. */
  columns: Sql
  id: Sql
  sort: Readonly<Record<SortKey<L>, SortColumn>>
  filters: {
    readonly [Id in FilterKey<L>]: (value: FilterValue<L['filters'][Id]>) => RawBuilder<boolean>
  }
}

/** One page of a list. @param own what it is of. @throws Refusal 422: not our cursor, or a page too deep */
export async function readList<Row extends { id: string }, L extends List>(
  db: Kysely<Database>,
  source: Source<L>,
  asked: ListRequested<L>,
  own = sql<boolean>`true`,
): Promise<ListPage<Row>> {
  const { from, of, columns, id, sort } = source
  const { rows: data, paging } = await readPage<Row>(
    db,
    {
      from,
      of,
      columns,
      where: conditionOf(source, asked.filters, own),
      id,
      sort: sort[asked.sortBy],
    },
    asked,
  )
  return { data, paging }
}

/** What a row must be to pass the filters that are set. */
export function conditionOf<L extends List>(
  { filters }: Source<L>,
  set: ListRequested<L>['filters'],
  own: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const conditions = (Object.keys(set) as FilterKey<L>[]).map(id =>
    filters[id](set[id] as FilterValue<L['filters'][FilterKey<L>]>),
  )
  return sql<boolean>`${sql.join([own, ...conditions], sql` and `)}`
}

/** The text stands in one of them; they are kept as `containing` writes it, or in lower case. */
export function searchIn(...columns: readonly Sql[]) {
  return (text: string): RawBuilder<boolean> => {
    const each = columns.map(column => sql`${column} like ${containing(text)}`)
    return sql<boolean>`(${sql.join(each, sql` or `)})`
  }
}

/** The column is just that. */
export function equals(column: Sql) {
  return (value: string | boolean): RawBuilder<boolean> => sql<boolean>`${column} = ${value}`
}

/** The column is one of them. One alone is asked for as such: its index then gives rows in the list's order. */
export function oneOf(column: Sql) {
  return (values: readonly string[]): RawBuilder<boolean> =>
    values.length === 1
      ? sql<boolean>`${column} = ${values[0]}`
      : sql<boolean>`${column} = any(${[...values]}::text[])`
}

/** The day is one of these, both ends included. */
export function daysOf(day: Sql) {
  return ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
    const first = from === undefined ? sql`true` : sql`${day} >= ${from}::date`
    const last = to === undefined ? sql`true` : sql`${day} <= ${to}::date`
    return sql<boolean>`(${first} and ${last})`
  }
}

/**
 * The moment lies on one of these days, both ends included: compared as a moment, which is indexed.
 *
 * @param timeZone IANA zone that days are counted in, or what has one in SQL
 */
export function daysOfMoment(moment: Sql, timeZone: string | Sql) {
  const zone = typeof timeZone === 'string' ? sql`${timeZone}::text` : timeZone
  const start = (day: string, later: number) => sql`(
    (${day}::date + ${sql.lit(later)})::timestamp at time zone ${zone}
  )`
  return ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
    const first = from === undefined ? sql`true` : sql`${moment} >= ${start(from, 0)}`
    const last = to === undefined ? sql`true` : sql`${moment} < ${start(to, 1)}`
    return sql<boolean>`(${first} and ${last})`
  }
}
