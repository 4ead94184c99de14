import type { Locale } from '../i18n/texts.ts'

/**
 * « 8 h », never « 08 h 00 »: Intl's fr-CA writes the hour with two digits as soon as a zone's name or a whole time style
 * stands beside it, and a full hour with its minutes. A line never ends between its parts.
 */
export function plainHours(text: string, locale: Locale): string {
  if (locale === 'en') return text
  return text.replace(hours, (_, hour: string, full?: string) =>
    full ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0`,
  )
}

const hours = /0?(\d+)\sh\s(?:(00\smin\s00\ss|00(?!\smin))|(?=\d))/gu
