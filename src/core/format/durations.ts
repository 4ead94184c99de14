/** Time left, as somebody who waits wants to hear it: never more exact than it is known. */
import type { Locale } from '../i18n/texts.ts'

/**
 * For so long, in milliseconds, a job is held by a server that may have been killed, before another takes it up; and a
 * figure that stands still is taken for slow. Here, since the kit takes no more than formats of what isn't its own.
 */
export const jobHeldMs = 15_000

/**
 * "25 seconds", "4 minutes", "1 hour 20 minutes": rounded up, to 5 seconds below a minute, to 5 minutes
 * above an hour.
 * @param seconds more than zero
 */
export function formatRoughDuration(seconds: number, locale: Locale): string {
  const say = (value: number, unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(`${locale}-CA`, { style: 'unit', unit, unitDisplay: 'long' }).format(
      value,
    )
  if (seconds <= 55) return say(upTo(seconds, 5), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return say(minutes, 'minute')
  const rounded = upTo(minutes, 5)
  const rest = rounded % 60
  const hours = say((rounded - rest) / 60, 'hour')
  return rest === 0 ? hours : `${hours} ${say(rest, 'minute')}`
}

function upTo(value: number, step: number): number {
  return Math.max(step, Math.ceil(value / step) * step)
}
