/** Wall-clock dates of a zone, as the seed's raffles are planned in. Text like "2026-05-01 21:00", no zone. */
export interface Calendar {
  /** Today's day of the month is not of interest, only its distance: 0 is today, -7 a week ago. */
  day(offset: number, time: string): string
  /** 0 is Sunday. */
  weekday: number
  hour: number
}

const dayMilliseconds = 86_400_000

/** The calendar of a zone as it stands at one moment. */
export function calendarOf(timeZone: string, now: Date): Calendar {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find(each => each.type === type)?.value)
  const today = Date.UTC(part('year'), part('month') - 1, part('day'))
  return {
    day: (offset, time) =>
      `${new Date(today + offset * dayMilliseconds).toISOString().slice(0, 10)} ${time}`,
    weekday: new Date(today).getUTCDay(),
    hour: part('hour'),
  }
}

/** Days until the next given weekday, at least `atLeast`. */
export function daysUntil(weekday: number, calendar: Calendar, atLeast: number): number {
  const ahead = (weekday - calendar.weekday + 7) % 7
  return ahead >= atLeast ? ahead : daysUntilLater(ahead, atLeast)
}

function daysUntilLater(ahead: number, atLeast: number): number {
  return ahead + 7 * Math.ceil((atLeast - ahead) / 7)
}
