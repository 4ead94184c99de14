/** Time until something, for whoever waits for it: two units at most, and no seconds that run. */
import type { Locale } from '../i18n/texts.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Below a minute it is said in steps of so many seconds. */
const step = 5 * second

/** "22 hr 59 min", "4 min", "45 sec". @param leftMs counted as none below zero */
export function formatTimeLeft(leftMs: number, locale: Locale): string {
  const left = Math.max(step, leftMs)
  const say = (value: number, unit: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(`${locale}-CA`, { style: 'unit', unit, unitDisplay: 'short' }).format(
      value,
    )
  if (left < minute) return say((Math.ceil(left / step) * step) / second, 'second')
  const minutes = say(Math.floor((left % hour) / minute), 'minute')
  return left < hour ? minutes : `${say(Math.floor(left / hour), 'hour')} ${minutes}`
}

/** In how many milliseconds that is another text. */
export function untilTimeLeftChanges(leftMs: number): number {
  if (leftMs <= 0) return hour
  return (leftMs % (leftMs < minute ? step : minute)) + 1
}
