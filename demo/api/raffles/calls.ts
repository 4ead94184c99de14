import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { paths } from '../../../src/core/paths.ts'
import { type Raffle, RaffleSchema, raffleStatuses } from '../../../src/core/raffles/raffle.ts'
import { defineCall } from '../http/call.ts'
import { readPage, type SortColumn } from '../http/keyset.ts'
import { listAnswer, pagingEntries } from '../http/lists.ts'
import { requireReach } from '../session/guard.ts'

/** Raffles without the date come last, as if it were never. */
const dated = (column: string): SortColumn => ({
  by: sql`coalesce(${sql.ref(column)}, 'infinity'::timestamptz)`,
  type: 'timestamptz',
})

const sortColumns = {
  name: { by: sql`raffles.name`, type: 'text' },
  status: { by: sql`raffles.status`, type: 'text' },
  startDate: dated('raffles.startAt'),
  endDate: dated('raffles.endAt'),
  drawDate: dated('raffles.drawAt'),
} as const satisfies Record<string, SortColumn>

const StatusesSchema = v.union([
  v.array(v.picklist(raffleStatuses)),
  v.pipe(
    v.picklist(raffleStatuses),
    v.transform(status => [status]),
  ),
])

const columns = sql`
  id, name, organization_id, status, category, license_number,
  start_at as start_date, end_at as end_date, draw_at as draw_date, time_zone, version
`

const listEvents = defineCall(
  {
    method: 'get',
    path: paths.events,
    summary: 'The raffles of an organisation, the one that ends last first.',
    chosenHere: false,
    // Every desk reads them when it starts, whatever its page shows.
    access: { action: 'raffles:read', embed: 'any-scope' },
    query: v.object({
      ...pagingEntries,
      /** Default: the session's own. */
      organizationId: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
      sortBy: v.optional(
        v.picklist(['name', 'status', 'startDate', 'endDate', 'drawDate']),
        'endDate',
      ),
      status: v.optional(StatusesSchema),
    }),
    answer: listAnswer(RaffleSchema),
  },
  async ({ query, session, api }) => {
    const { sortBy, sortDir = 'desc', status } = query
    const organizationId = query.organizationId ?? session.organization.id
    requireReach(session, 'raffles:read', organizationId)
    const where: RawBuilder<boolean> = sql`
      organization_id = ${organizationId}
      and ${status ? sql`status = any(${status}::text[])` : sql`true`}
    `
    const { rows, paging } = await readPage<Raffle & { sortValue: string }>(
      api.db,
      { from: sql`from raffles`, columns, where, id: sql`raffles.id`, sort: sortColumns[sortBy] },
      { ...query, sortBy, descending: sortDir.toLowerCase() === 'desc' },
    )
    return { json: { data: rows.map(({ sortValue, ...raffle }) => raffle), paging } }
  },
)

export const raffleCalls = [listEvents]
