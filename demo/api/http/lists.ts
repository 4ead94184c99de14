import * as v from 'valibot'
import { isDay } from '../../../src/core/format/calendar-day.ts'
import { Refusal } from './refusal.ts'

/** How deep `page` goes; from there on a list is read by its cursor. */
const deepestRow = 10_000

const whole = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.integer(),
    v.minValue(from),
    v.maxValue(to),
  )

/** Text that PostgreSQL can hold: everything but the character U+0000. */
export const searchText = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(text => !text.includes('\0')),
)

/** The paging parameters that every list takes (docs/specification.md, section 3, "Paging"). */
export const pagingEntries = {
  page: v.optional(whole(1, 999_999_999), '1'),
  pageSize: v.optional(whole(1, 1000), '20'),
  sortDir: v.optional(v.picklist(['asc', 'desc', 'ASC', 'DESC'])),
  /** From an answer's `paging`; goes on from there, whatever `page` says. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(2000))),
}

export interface Paging {
  nextCursor: string | null
  previousCursor: string | null
  total: number
  /** True when there are more than `total` rows. */
  totalCapped: boolean
}

/** A place in a list: after or before one row, by the value that it is sorted by, as text, and its id. */
const CursorSchema = v.object({
  sort: v.string(),
  to: v.picklist(['next', 'previous']),
  value: v.pipe(
    v.string(),
    v.maxLength(1000),
    v.check(text => !text.includes('\0')),
  ),
  id: v.pipe(v.string(), v.uuid()),
})
export type Cursor = v.InferOutput<typeof CursorSchema>

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** As the column is in PostgreSQL. */
export type SortType = 'text' | 'timestamptz' | 'bigint'

/** @throws Refusal 422 when it isn't one of ours, or belongs to another order of the list */
export function readCursor(text: string, sort: string, type: SortType): Cursor {
  try {
    const cursor = v.parse(CursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (cursor.sort === sort && isWritten[type](cursor.value)) return cursor
  } catch {
    // Refused below: it is no cursor of ours.
  }
  throw new Refusal(422, [{ code: 'invalid', field: 'cursor' }])
}

const isWritten: Readonly<Record<SortType, (value: string) => boolean>> = {
  text: () => true,
  timestamptz: isWrittenMoment,
  bigint: value => /^-?\d{1,18}$/.test(value),
}

/** As PostgreSQL writes the moments that we store, to a client in UTC; what has none is sorted last, or first. */
function isWrittenMoment(value: string): boolean {
  const [, day = '', time = ''] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)\+00$/.exec(value) ?? []
  return (
    value === 'infinity' ||
    value === '-infinity' ||
    (isDay(day) && day >= '0001' && !Number.isNaN(Date.parse(`${day}T${time}Z`)))
  )
}

/** @throws Refusal 422 naming the cursor, for pages beyond row 10,000 */
export function offsetOf(page: number, pageSize: number): number {
  const offset = (page - 1) * pageSize
  if (offset + pageSize > deepestRow && page > 1) {
    throw new Refusal(422, [{ code: 'page-too-deep', field: 'page' }])
  }
  return offset
}

/** Counts end here: "10,000+". */
export const countCap = deepestRow
