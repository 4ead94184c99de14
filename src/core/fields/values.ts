/** What schemas are made of: cents, instants, ids. */
import * as v from 'valibot'
import { isDay, isKeptDay } from '../format/calendar-day.ts'
import { isOneLine } from '../format/one-line.ts'
import { isSaid } from '../format/said.ts'
import { withoutUnseen } from '../format/unseen.ts'

export const IdSchema = v.pipe(v.string(), v.uuid())

/** An id that somebody sends: in whatever case, as the database has it. */
export const GivenIdSchema = v.pipe(IdSchema, v.toLowerCase())

/** UTC, ISO 8601. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant))

/** The shape alone lets through "+05", which JavaScript can't read, and the 30th of February, which it moves. */
function isInstant(text: string): boolean {
  return isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

/** A day of the calendar that PostgreSQL keeps and people mean, `YYYY-MM-DD`, in no zone. */
export const DaySchema = v.pipe(v.string(), v.isoDate(), v.check(isKeptDay))

/** Integer cents, never below zero. */
export const CentsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A count, or a ticket's number. */
export const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The version a PATCH sends back. */
export const RecordVersionSchema = v.pipe(v.number(), v.integer())

/** A text that says something, without the blanks around it: a reason, somebody's name. */
export function said(most: number) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.check(isSaid))
}

/** A text on one line, without what nobody sees: a name, a subject. */
export function oneLineText(most: number) {
  return v.pipe(
    v.string(),
    v.transform(withoutUnseen),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(most),
    v.check(isOneLine),
  )
}

/** An email address that somebody sends, or sends to. */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200))

/**
 * Beside a new email address: the one that was seen in its place. Where another stands there by now, the answer is 409;
 * without it nobody asks. What is stored may be older than the rule for new ones.
 */
export const SeenEmailSchema = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))))

/** A whole number as an address has it. */
export function wholeIn(from: number, to: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/),
    v.transform(Number),
    v.minValue(from),
    v.maxValue(to),
  )
}

/** In the query of a DELETE: the version that was read, so that a newer one is not deleted by mistake. */
export const VersionQuerySchema = v.object({
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
})
