/** Phone numbers of Canada and the United States: ten digits (section 5). */
import type { Locale } from '../i18n/texts.ts'

/**
 * The ten digits in what somebody wrote, or null. Dashes, plus, parentheses and spaces don't count, and
 * nothing else may stand there: a country code makes eleven digits, and the section asks for exactly ten.
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[-+()\s]/g, '')
  return /^\d{10}$/.test(digits) ? digits : null
}

/** Section 5: exactly ten digits, once dashes, plus, parentheses and spaces are gone. */
export function isPhone(text: string): boolean {
  return parsePhone(text) !== null
}

/** "(902) 555-0143"; "902 555-0143" in French. What isn't a phone number stays as it is. */
export function formatPhone(text: string, locale: Locale): string {
  const digits = parsePhone(text)
  if (digits === null) return text
  const area = digits.slice(0, 3)
  const rest = `${digits.slice(3, 6)}-${digits.slice(6)}`
  return locale === 'fr' ? `${area} ${rest}` : `(${area}) ${rest}`
}
