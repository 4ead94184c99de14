import { type RawBuilder, sql } from 'kysely'
import { type FigureRequest, localTime } from './periods.ts'

/**
 * What is sold in each of some periods, whatever the number of orders: whole days of UTC that lie inside it by their sums,
 * and at its two edges, a day to either side, the quarters of an hour whose wall clock is in it. Zones are never a whole day
 * away from UTC.
 *
 * @param periods rows of `name`, `start` and `finish`: midnights on the zone's wall clock
 * @returns a query of `name` and `cents`
 */
export function soldIn(periods: RawBuilder<unknown>, request: FigureRequest): RawBuilder<unknown> {
  const { organizationId } = request
  return sql`(
    select name, whole.cents + edges.cents as cents
    from ${periods} as period
    cross join lateral (
      select coalesce(sum(cents), 0) as cents from sales_days
      where organization_id = ${organizationId}
        and day > start::date and day < finish::date - 1
    ) as whole
    cross join lateral (
      select coalesce(sum(cents), 0) as cents from (
        ${quartersOf(request, sql`start - interval '1 day'`, sql`start + interval '1 day'`)}
        union all
        ${quartersOf(
          request,
          sql`greatest(finish - interval '1 day', start + interval '1 day')`,
          sql`finish + interval '1 day'`,
        )}
      ) as edge where wall_clock >= start and wall_clock < finish
    ) as edges
  )`
}

/** Quarters of an hour between two moments that are written as UTC's wall clock, each with the zone's. */
function quartersOf(
  request: FigureRequest,
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select cents, ${localTime('quarter', request)} as wall_clock from sales_quarters
    where organization_id = ${request.organizationId}
      and quarter >= (${from}) at time zone 'UTC' and quarter < (${until}) at time zone 'UTC'`
}
