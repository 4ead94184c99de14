/** The kinds of fields that tell a time. */
import * as v from 'valibot'
import { isTimeZone } from '../format/time-zone.ts'
import type { Field, Fields } from './field.ts'
import { InstantSchema } from './values.ts'

/** UTC; null: none. */
export function instant(): Field<string | null> {
  const schema = v.nullable(v.pipe(InstantSchema, v.check(isKept)))
  return { kind: 'instant', schema, typed: schema, initially: null }
}

/** A year that PostgreSQL keeps and people mean. */
function isKept(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear()
  return year >= 1900 && year <= 9999
}

/** An IANA zone. A browser may not know one that the server knows, and shows its record all the same. */
export function timeZone(): Field<string> {
  const answered = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))
  const schema = v.pipe(answered, v.check(isTimeZone, 'time-zone'))
  return { kind: 'time-zone', schema, typed: schema, initially: '', answered }
}

/** A cron expression, or null for none. Whoever judges one brings the rule: what reads it is large. */
export function cron(): Field<string | null> {
  const schema = v.nullable(v.pipe(v.string(), v.maxLength(120)))
  return { kind: 'cron', schema, typed: schema, initially: null }
}

/** The fields with the rule of their cron expressions. @param isCron of format/cron.ts */
export function judgingCron<const F extends Fields>(
  fields: F,
  isCron: (text: string) => boolean,
): F {
  const judged = v.nullable(v.pipe(v.string(), v.maxLength(120), v.check(isCron, 'cron')))
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'cron' ? { ...field, schema: judged, typed: judged } : field,
  ])
  return Object.fromEntries(entries) as F
}
