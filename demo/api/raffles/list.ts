import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { paths } from '../../../src/core/paths.ts'
import { raffleCategories, raffleStatuses } from '../../../src/core/raffles/raffle.ts'
import { RaffleRowSchema } from '../../../src/core/raffles/raffle-row.ts'
import { defineCall } from '../http/call.ts'
import { readPage, type SortColumn } from '../http/keyset.ts'
import { listAnswer, pagingEntries, searchText } from '../http/lists.ts'
import { containing } from '../organizations/containing.ts'
import { requireReach } from '../session/guard.ts'
import { answering } from './detail.ts'
import { type FigureRow, figureColumns, raffleRowOf } from './figures.ts'
import { rowFor } from './money.ts'

/** When sales end, or did: staff may have ended them before their date. */
const salesEnd = sql`coalesce(raffles.ended_at, raffles.end_at)`

/** Raffles without the date come last, as if it were never. */
const dated = (column: string): SortColumn => ({
  by: sql`coalesce(${sql.ref(column)}, 'infinity'::timestamptz)`,
  type: 'timestamptz',
})

const sortColumns = {
  name: { by: sql`raffles.name`, type: 'text' },
  status: { by: sql`raffles.status`, type: 'text' },
  category: { by: sql`raffles.category`, type: 'text' },
  startDate: dated('raffles.startAt'),
  endDate: {
    by: sql`coalesce(raffles.ended_at, raffles.end_at, 'infinity'::timestamptz)`,
    type: 'timestamptz',
  },
  drawDate: dated('raffles.drawAt'),
} as const satisfies Record<string, SortColumn>

/** `status[]=a&status[]=b`, or `status=a`. */
function oneOrMore<const Options extends readonly [string, ...string[]]>(options: Options) {
  const option = v.picklist(options)
  return v.optional(
    v.union([
      v.array(option),
      v.pipe(
        option,
        v.transform(one => [one]),
      ),
    ]),
  )
}

const province = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
/** A UTC day such as "2026-05-01". */
const day = v.optional(v.pipe(v.string(), v.isoDate(), v.check(isDay)))

function isDay(text: string): boolean {
  const time = Date.parse(text)
  return text >= '0001' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const QuerySchema = v.object({
  ...pagingEntries,
  /** Default: the session's own. */
  organizationId: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  sortBy: v.optional(
    v.picklist(['name', 'status', 'category', 'startDate', 'endDate', 'drawDate']),
    'endDate',
  ),
  status: oneOrMore(raffleStatuses),
  category: oneOrMore(raffleCategories),
  province: v.optional(
    v.union([
      v.pipe(v.array(province), v.maxLength(100)),
      v.pipe(
        province,
        v.transform(one => [one]),
      ),
    ]),
  ),
  /** In names and licence numbers. */
  search: v.optional(searchText, ''),
  /** The first and the last day that the raffle ends on, by its own clock. */
  from: day,
  to: day,
  /** On sale at this moment. */
  live: v.optional(v.picklist(['true', 'false'])),
})

export const listRaffles = defineCall(
  {
    method: 'get',
    path: paths.events,
    summary: 'The raffles of an organisation with their figures, the one that ends last first.',
    chosenHere: false,
    // Every desk reads them when it starts, whatever its page shows.
    access: { action: 'raffles:read', embed: 'any-scope' },
    query: QuerySchema,
    answer: listAnswer(RaffleRowSchema),
  },
  async ({ query, session, api, origin }) => {
    const { sortBy, sortDir = 'desc' } = query
    const organizationId = query.organizationId ?? session.organization.id
    requireReach(session, 'raffles:read', organizationId)
    const answer = await answering(api, origin)
    const { rows, paging } = await readPage<FigureRow & { sortValue: string }>(
      api.db,
      {
        from: sql`from raffles`,
        columns: figureColumns,
        where: conditionOf(organizationId, query, answer.now),
        id: sql`raffles.id`,
        sort: sortColumns[sortBy],
      },
      { ...query, sortBy, descending: sortDir.toLowerCase() === 'desc' },
    )
    const data = rows.map(row => rowFor(session, raffleRowOf(row, answer.now, answer.addresses)))
    return { json: { data, paging } }
  },
)

function conditionOf(
  organizationId: string,
  query: v.InferOutput<typeof QuerySchema>,
  now: Date,
): RawBuilder<boolean> {
  const { status, category, province, search, from, to, live } = query
  const onSale = sql`(
    raffles.status = 'active' and raffles.start_at <= ${now} and raffles.end_at > ${now}
    and raffles.ended_at is null
  )`
  const conditions = [
    sql`raffles.organization_id = ${organizationId}`,
    status && sql`raffles.status = any(${status}::text[])`,
    category && sql`raffles.category = any(${category}::text[])`,
    province && sql`raffles.province = any(${province}::text[])`,
    from && sql`(${salesEnd} at time zone raffles.time_zone)::date >= ${from}::date`,
    to && sql`(${salesEnd} at time zone raffles.time_zone)::date <= ${to}::date`,
    live && (live === 'true' ? onSale : sql`${onSale} is not true`),
    search.trim() !== '' &&
      sql`(raffles.search_name like ${containing(search)}
        or lower(raffles.license_number) like ${containing(search)})`,
  ].filter(condition => typeof condition === 'object')
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
