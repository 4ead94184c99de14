import { formatInstant } from '../../../core/format/instants.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import type { Locale } from '../../../core/i18n/texts.ts'

/** "2:32 p.m." today, "Nov 18, 2:32 p.m." before: where the reader sits. @param at in ms */
export function clockTime(at: number, locale: Locale): string {
  const today = new Date().toDateString() === new Date(at).toDateString()
  const style = today ? 'time' : 'short'
  return formatInstant(new Date(at).toISOString(), { timeZone: browserTimeZone(), locale, style })
}
