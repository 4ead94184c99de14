import { addDays } from '../format/calendar-day.ts'

/** Ten years: further ahead, a digit of the year was mistyped, and nobody would ever be reminded. */
const mostDaysAhead = 3653

/** What is wrong with the day on which an order is to be looked at again; null: on none. */
export function followUpReasons(
  followUpOn: string | null,
  today: string,
): { path: 'followUpOn'; code: 'follow-up-too-far' }[] {
  return followUpOn !== null && followUpOn > addDays(today, mostDaysAhead)
    ? [{ path: 'followUpOn', code: 'follow-up-too-far' }]
    : []
}
