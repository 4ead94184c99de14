import type { Locale } from '../../core/i18n/texts.ts'
import { useLocale } from './language.tsx'

const options = { maximumFractionDigits: 0 }
/** Making one takes far longer than using it, and a list of a thousand rows asks for it in each. */
const formats: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-CA', options),
  fr: new Intl.NumberFormat('fr-CA', options),
}

/** Counts in the reader's language: "1,234", « 1 234 ». The same function for one language. */
export function useNumber(): (count: number) => string {
  return formats[useLocale()].format
}
