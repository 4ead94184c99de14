import { type RawBuilder, sql } from 'kysely'

/** What sales are counted for: an organisation's, cut into days in one zone, as of one moment. */
export interface FigureRequest {
  organizationId: string
  /** IANA zone; days, weeks (from Sunday), months and years begin in it. */
  timeZone: string
  now: Date
}

/** The moment's wall-clock time in the zone. */
export function localNow({ now, timeZone }: FigureRequest): RawBuilder<Date> {
  return sql`(${now}::timestamptz at time zone ${timeZone})`
}

/**
 * The wall-clock time of a column's moment in the zone. Figures compare these and not moments: an hour
 * that clocks go through twice at midnight belongs to the day that its wall clock says.
 */
export function localTime(column: string, { timeZone }: FigureRequest): RawBuilder<Date> {
  return sql`(${sql.ref(column)} at time zone ${timeZone})`
}

/**
 * A condition that an index answers and that lets everything through whose wall-clock time is at or after
 * `start`: zones are never more than a day away.
 */
export function roughlySince(column: string, start: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${sql.ref(column)} >= (${start}) at time zone 'UTC' - interval '1 day'`
}
