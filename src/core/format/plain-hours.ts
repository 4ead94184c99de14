import type { Locale } from '../i18n/texts.ts'

/**
 * « 8 h 00 », never « 08 h 00 »: Intl's fr-CA writes the hour with two digits as soon as a zone's
 * name or a whole time style stands beside it. A line never ends between its three parts.
 */
export function plainHours(text: string, locale: Locale): string {
  return locale === 'fr' ? text.replace(/0?(\d+)\sh\s(?=\d)/gu, '$1\u00a0h\u00a0') : text
}
