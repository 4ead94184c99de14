/** The repeats that people choose by words, and the cron expressions that they stand for. */

export type CronPlan =
  | { repeats: 'daily'; time: string }
  /** Weekdays: 0 is Sunday. */
  | { repeats: 'weekly'; weekday: number; time: string }
  | { repeats: 'monthly-first-day'; time: string }
  | { repeats: 'monthly-first-weekday'; weekday: number; time: string }

export type Repeats = CronPlan['repeats']

/** In the order that people choose them from. */
export const repeats: readonly Repeats[] = [
  'daily',
  'weekly',
  'monthly-first-day',
  'monthly-first-weekday',
]

/** The expression of a plan, whose time is "HH:MM". */
export function cronOf(plan: CronPlan): string {
  const [hour, minute] = plan.time.split(':').map(Number)
  const clock = `${minute ?? 0} ${hour ?? 0}`
  switch (plan.repeats) {
    case 'daily':
      return `${clock} * * *`
    case 'weekly':
      return `${clock} * * ${plan.weekday}`
    case 'monthly-first-day':
      return `${clock} 1 * *`
    case 'monthly-first-weekday':
      return `${clock} * * ${plan.weekday}#1`
  }
}

const simple = /^(\d{1,2}) (\d{1,2}) (\*|1) \* (\*|[0-7](?:#1)?)$/

/** The plan that an expression stands for; null where it is none of them. */
export function planOf(expression: string): CronPlan | null {
  const [, minute, hour, day, weekdays] = simple.exec(expression.trim().replace(/\s+/g, ' ')) ?? []
  if (!minute || !hour || !weekdays || Number(minute) > 59 || Number(hour) > 23) return null
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  if (weekdays === '*') return { repeats: day === '1' ? 'monthly-first-day' : 'daily', time }
  if (day === '1') return null
  const weekday = Number(weekdays.charAt(0)) % 7
  return { repeats: weekdays.endsWith('#1') ? 'monthly-first-weekday' : 'weekly', weekday, time }
}
