import type { Locale } from '../../../src/core/i18n/texts.ts'

/** English or French, as the Accept-Language header prefers; English where it names neither. */
export function languageOf(acceptLanguage: string | undefined): Locale {
  let best: { locale: Locale; weight: number } = { locale: 'en', weight: 0 }
  for (const part of (acceptLanguage ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const primary = tag.split('-')[0]
    const given = parameters.map(text => /^\s*q=([0-9.]+)$/.exec(text)?.[1]).find(Boolean)
    const weight = given === undefined ? 1 : Number(given)
    if ((primary === 'en' || primary === 'fr') && weight > best.weight) {
      best = { locale: primary, weight }
    }
  }
  return best.locale
}
