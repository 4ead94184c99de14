import type { Keyboard } from './keyboard.ts'

/** A wall-clock time on a day of the journey; the raffle's zone and the browser's are one. */
export interface Moment {
  /** Days from the first one. */
  day: number
  /** "HH:MM", of 24 hours. */
  time: string
}

const timeZone = 'America/Halifax'

/** The day of the journey as "2026-11-20". */
export function dayOf(start: Date, day: number): string {
  // Noon, so that a change of the clocks leaves the day as it is.
  const [year, month, date] = localDay(start).split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1, date! + day, 12)).toISOString().slice(0, 10)
}

/** The instant of a moment: the zone's clock at a guess says how far off the guess is. */
export function instantOf(start: Date, { day, time }: Moment): Date {
  const guess = new Date(`${dayOf(start, day)}T${time}:00Z`)
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(guess)
  return new Date(guess.getTime() * 2 - Date.parse(`${shown.replace(', ', 'T')}:00Z`))
}

/** Types a moment into the parts of a field, as they come in Canadian English: year first, then the day's half. */
export async function typeMoment(
  { page, reach }: Keyboard,
  field: string,
  moment: { start: Date } & Moment,
): Promise<void> {
  const [hours, minutes] = moment.time.split(':').map(Number)
  const hour = String(((hours! + 11) % 12) + 1).padStart(2, '0')
  const minute = String(minutes).padStart(2, '0')
  await reach(page.getByRole('spinbutton', { name: `year, ${field}` }))
  const day = dayOf(moment.start, moment.day).replaceAll('-', '')
  const text = `${day}${hour}${minute}${hours! < 12 ? 'a' : 'p'}`
  // A quick typist's pace: the field moves on to its next part between two keys.
  await page.keyboard.type(text, { delay: 25 })
}

function localDay(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}
