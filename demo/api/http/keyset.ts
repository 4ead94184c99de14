import { type Kysely, type RawBuilder, sql } from 'kysely'
import { keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import { countCap, offsetOf, type Paging, readCursor, type SortType, writeCursor } from './lists.ts'

/** A column that a list may be sorted by. Each has an index that ends with the id. */
export interface SortColumn {
  /** The expression as its index has it; never null. */
  by: RawBuilder<unknown>
  type: SortType
}

export interface ListRequest {
  page: number
  pageSize: number
  sortBy: string
  descending: boolean
  cursor?: string | undefined
}

export interface Listing {
  /** Table and joins, from `from` on, without conditions. */
  from: RawBuilder<unknown>
  /** The columns wanted, and `id`. */
  columns: RawBuilder<unknown>
  where: RawBuilder<boolean>
  id: RawBuilder<unknown>
  sort: SortColumn
  /**
   * The table that condition, id and sort speak of alone, from `from` on: a page is found and counted in it, and only its
   * rows are joined with others.
   */
  of?: RawBuilder<unknown> | undefined
}

/**
 * One page of a list. With a cursor it is found by key and costs the same at any depth; with `page` alone
 * it is counted from the start, down to row 10,000.
 *
 * @throws Refusal 422: not our cursor, or a page too deep
 */
export async function readPage<Row extends { id: string }>(
  db: Kysely<Database>,
  listing: Listing,
  request: ListRequest,
): Promise<{ rows: Row[]; paging: Paging }> {
  const { pageSize, descending } = request
  const sort = `${request.sortBy} ${descending ? 'desc' : 'asc'}`
  const cursor =
    request.cursor === undefined ? null : readCursor(request.cursor, sort, listing.sort.type)
  const backwards = cursor?.to === 'previous'
  const offset = cursor ? 0 : offsetOf(request.page, pageSize)
  const downwards = descending !== backwards
  const { by, type } = listing.sort
  const place = cursor
    ? sql`(${by}, ${listing.id}) ${sql.raw(downwards ? '<' : '>')}
        (${cursor.value}::${sql.raw(type)}, ${cursor.id}::uuid)`
    : sql`true`
  const direction = sql.raw(downwards ? 'desc' : 'asc')
  const order = sql`order by ${by} ${direction}, ${listing.id} ${direction}`
  const page = sql`where ${listing.where} and ${place} ${order}
    limit ${pageSize + 1} offset ${offset}`
  const select = sql`select ${listing.columns}, (${by})::text as sort_value ${listing.from}`
  const whole = listing.of
    ? sql`${keptPlan} ${select}
        where ${listing.id} = any(${await idsOf(db, sql`${listing.id} as id ${listing.of} ${page}`)}::uuid[]) ${order}`
    : sql`${select} ${page}`
  const { rows: found } = await sql<Row & { sortValue: string }>`${whole}`.execute(db)
  const hasMore = found.length > pageSize
  const rows = found.slice(0, pageSize)
  if (backwards) rows.reverse()
  const before = backwards ? hasMore : cursor !== null || offset > 0
  const after = backwards || hasMore
  const cursorAt = (row: (typeof rows)[number] | undefined, to: 'next' | 'previous') =>
    row ? writeCursor({ sort, to, value: row.sortValue, id: row.id }) : null
  return {
    rows,
    paging: {
      nextCursor: after ? cursorAt(rows.at(-1), 'next') : null,
      previousCursor: before ? cursorAt(rows[0], 'previous') : null,
      ...(await count(db, listing)),
    },
  }
}

/** Apart from what is read of them, whose plan is then one for every condition. */
async function idsOf(db: Kysely<Database>, wanted: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ${wanted}`.execute(db)
  return rows.map(({ id }) => id)
}

async function count(db: Kysely<Database>, { of, from, where }: Listing) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (select 1 ${of ?? from} where ${where} limit ${countCap + 1}) as counted
  `.execute(db)
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, countCap), totalCapped: total > countCap }
}
