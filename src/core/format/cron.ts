/**
 * Cron expressions: minute, hour, day of the month, month, weekday; six fields begin with the second. Used by both
 * sides; the only file that imports croner.
 *
 * Read: numbers, `*`, lists, ranges, steps (`0-30/15`, `1-5/2`), names (`JAN`, `FRI`), 0 or 7 for Sunday, the
 * nicknames that stand for a time (`@daily`), and what raffles need beyond that: `5#1` (the first Friday) and `L`
 * (the last day; `5L`, the last Friday). Where both days are restricted, either of them is enough, as cron always did.
 * Refused: years (seven fields), `@reboot`, `?`, `W` and `+`, dates, and days that no month has (`0 0 30 2 *`).
 */
import { Cron } from 'croner'

/** No crontab needs as many; what is longer is pasted by mistake. */
const longest = 200
const readable = /^[\d*,/#A-Za-z-]+$/
const nickname = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i

/** How many runs people are shown. */
const shownRuns = 5

/** Section 5, Cron field: "must parse as a cron expression". */
export function isCron(expression: string): boolean {
  return jobOf(expression, 'UTC')?.nextRun(new Date(Date.UTC(2000, 0))) instanceof Date
}

/**
 * The next five runs after an instant, UTC. A time that the clock leaves out in spring runs when the clock
 * has gone forward; a time of day that autumn shows twice runs once, the first time. Empty where the expression
 * is none.
 */
export function nextRuns(expression: string, timeZone: string, after: Date): string[] {
  const runs = jobOf(expression, timeZone)?.nextRuns(shownRuns, after) ?? []
  return runs.map(run => run.toISOString())
}

function jobOf(expression: string, timeZone: string): Cron | null {
  const fields = expression.trim().split(/\s+/)
  if (expression.length > longest || !isReadable(fields)) return null
  try {
    return new Cron(fields.join(' '), { timezone: timeZone, mode: '5-or-6-parts', paused: true })
  } catch {
    return null
  }
}

function isReadable(fields: readonly string[]): boolean {
  if (fields.length === 1) return fields.every(field => nickname.test(field))
  if (fields.length !== 5 && fields.length !== 6) return false
  return fields.every(field => readable.test(field) && !hasNearestWeekday(field))
}

/** "15W"; in WED the letter is part of a name. */
function hasNearestWeekday(field: string): boolean {
  return /w/i.test(field.replace(/wed/gi, ''))
}
