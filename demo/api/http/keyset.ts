import { type Kysely, type RawBuilder, sql } from 'kysely'
import { keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import {
  type Cursor,
  countCap,
  offsetOf,
  type Paging,
  readCursor,
  type SortType,
  writeCursor,
} from './lists.ts'

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
   * rows are joined with others, each by its id. Without it, page and rows are of all that `from` joins.
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
  const { pageSize: size, descending } = request
  const sort = `${request.sortBy} ${descending ? 'desc' : 'asc'}`
  const cursor =
    request.cursor === undefined ? null : readCursor(request.cursor, sort, listing.sort.type)
  const backwards = cursor?.to === 'previous'
  const offset = cursor ? 0 : offsetOf(request.page, size)
  // Counting up to the cap takes longer than reading a page: it is done meanwhile, on another connection.
  const [total, { places, rows }] = await Promise.all([
    count(db, listing),
    read<Row>(db, listing, {
      size,
      offset,
      cursor,
      descending,
      downwards: descending !== backwards,
    }),
  ])
  const hasMore = places.length > size
  const kept = places.slice(0, size)
  if (backwards) kept.reverse()
  const before = backwards ? hasMore : cursor !== null || offset > 0
  const after = backwards || hasMore
  const cursorAt = (place: Place | undefined, to: 'next' | 'previous') =>
    place ? writeCursor({ sort, to, ...place }) : null
  return {
    rows,
    paging: {
      nextCursor: after ? cursorAt(kept.at(-1), 'next') : null,
      previousCursor: before ? cursorAt(kept[0], 'previous') : null,
      total: Math.min(total, countCap),
      totalCapped: total > countCap,
    },
  }
}

/** Where a row stands in the list's order: by the value that it is sorted by, as text, and its id. */
type Place = Pick<Cursor, 'value' | 'id'>

interface Asked {
  size: number
  offset: number
  cursor: Cursor | null
  /** The list's order. */
  descending: boolean
  /** The way in which it is read: against its order on the way back. */
  downwards: boolean
}

interface Read<Row> {
  /** In the way in which they were read; one more than the page has, where there are more. */
  places: Place[]
  /** The page's, in the list's order. */
  rows: Row[]
}

/** A page is found, and its rows are read apart from it: where it is found in a table alone, by one plan for every condition. */
async function read<Row extends { id: string }>(
  db: Kysely<Database>,
  { columns, from, id, of, sort, where }: Listing,
  { size, offset, cursor, descending, downwards }: Asked,
): Promise<Read<Row>> {
  const orderBy = (isDown: boolean) => {
    const direction = sql.raw(isDown ? 'desc' : 'asc')
    return sql`order by ${sort.by} ${direction}, ${id} ${direction}`
  }
  const beyond = cursor
    ? sql`(${sort.by}, ${id}) ${sql.raw(downwards ? '<' : '>')}
        (${cursor.value}::${sql.raw(sort.type)}, ${cursor.id}::uuid)`
    : sql`true`
  const { rows: places } = await sql<Place>`
    select ${id} as id, ${sort.by}::text as value ${of ?? from} where ${where} and ${beyond}
    ${orderBy(downwards)} limit ${size + 1} offset ${offset}
  `.execute(db)
  if (places.length === 0) return { places, rows: [] }
  const ids = places.slice(0, size).map(place => place.id)
  // Elsewhere an id may stand in several rows of the joined tables, a person's in each of their organizations.
  const { rows } = await sql<Row>`
    ${of ? keptPlan : sql``} select ${columns} ${from}
    where ${id} = any(${ids}::uuid[]) and ${of ? sql`true` : where}
    ${orderBy(descending)}
  `.execute(db)
  return { places, rows }
}

async function count(db: Kysely<Database>, { from, of, where }: Listing): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (select 1 ${of ?? from} where ${where} limit ${countCap + 1}) as counted
  `.execute(db)
  return rows[0]?.total ?? 0
}
