/** Small numbers as words, as running text has them. */
import type { Locale } from '../i18n/texts.ts'

/** French ones stand with feminine nouns: « une tombola », « une information ». */
const words: Record<Locale, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  fr: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
}

/** "Three" below ten, "12" from there on: a number that begins a sentence. */
export function leadingNumber(count: number, locale: Locale): string {
  const word = words[locale][count]
  return word ? word.charAt(0).toLocaleUpperCase(locale) + word.slice(1) : String(count)
}
