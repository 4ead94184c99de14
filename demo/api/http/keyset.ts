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
  const { found, total } = await read<Row & { sortValue: string }>(db, listing, { page, order })
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
      total: Math.min(total, countCap),
      totalCapped: total > countCap,
    },
  }
}

/**
 * The rows of a page, and how many there are in all. Where the page is found in one table alone, it is counted at once, and
 * its rows are read apart from it, whose plan is then one for every condition.
 */
async function read<Row>(
  db: Kysely<Database>,
  { columns, from, id, of, sort, where }: Listing,
  { page, order }: { page: RawBuilder<unknown>; order: RawBuilder<unknown> },
): Promise<{ found: Row[]; total: number }> {
  const select = sql`select ${columns}, (${sort.by})::text as sort_value ${from}`
  const total = sql`(
    select count(*) from (select 1 ${of ?? from} where ${where} limit ${countCap + 1}) as counted
  ) as total`
  if (!of) {
    const { rows: found } = await sql<Row>`${select} ${page}`.execute(db)
    const { rows } = await sql<{ total: number }>`select ${total}`.execute(db)
    return { found, total: rows[0]?.total ?? 0 }
  }
  const { rows } = await sql<{ ids: string[]; total: number }>`
    select array(select ${id} ${of} ${page}) as ids, ${total}
  `.execute(db)
  const { ids, total: counted } = rows[0] ?? { ids: [], total: 0 }
  if (ids.length === 0) return { found: [], total: counted }
  const { rows: found } = await sql<Row>`
    ${keptPlan} ${select} where ${id} = any(${ids}::uuid[]) ${order}
  `.execute(db)
  return { found, total: counted }
}
