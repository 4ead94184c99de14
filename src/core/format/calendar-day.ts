/** Calendar days, "YYYY-MM-DD", without a zone: what people mean by a date. */

const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/
const millisecondsOfDay = 86_400_000

/** Whether a text is a day that the calendar has: "2026-02-29" is none. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return dayShape.test(text) && !Number.isNaN(at.getTime()) && dayOf(at) === text
}

/** Whether it is one that PostgreSQL keeps and people mean. */
export function isKeptDay(text: string): boolean {
  return isDay(text) && text >= '1900'
}

/** The day a number of days later, or earlier. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(midnightOf(day) + days * millisecondsOfDay))
}

/** The first day of the month that lies a number of months later, or earlier. */
export function startOfMonth(day: string, months = 0): string {
  const at = new Date(midnightOf(day))
  return dayOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)))
}

/** 0 is Sunday, the day that weeks start on. */
export function weekdayOf(day: string): number {
  return new Date(midnightOf(day)).getUTCDay()
}

function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
