/** Words, numbers and times in the reader's language. */
import { french } from './texts.fr.ts'
import { english, type TextKey } from './texts.ts'

export type Language = 'en' | 'fr'

export interface Words {
  language: Language
  /** A text with its {gaps} filled in. */
  say: (key: TextKey, gaps?: Record<string, string | number>) => string
  /** A key that may not be among the texts: null then. */
  sayIfKnown: (key: string) => string | null
  number: (value: number) => string
  list: (items: readonly string[]) => string
  /** An instant in an IANA zone, to the second unless it's short. */
  time: (instant: string, zone: string, style?: 'short' | 'medium') => string
}

export function wordsIn(language: Language): Words {
  const texts: Record<string, string> = language === 'fr' ? french : english
  const locale = `${language}-CA`
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const say: Words['say'] = (key, gaps = {}) =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = gaps[name] ?? ''
      return typeof value === 'number' ? number(value) : value
    })
  return {
    language,
    say,
    sayIfKnown: key => texts[key] ?? null,
    number,
    list: items => new Intl.ListFormat(locale).format(items),
    time: (instant, zone, style = 'medium') => timeIn(locale, instant, zone, style),
  }
}

function timeIn(
  locale: string,
  instant: string,
  zone: string,
  timeStyle: 'short' | 'medium',
): string {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle, timeZone })
      .format(new Date(instant))
      // French says a full hour without its minutes.
      .replace(/(\d\sh)\s00(?:\smin\s00\ss|(?!\smin))/u, '$1')
  try {
    return format(zone)
  } catch {
    // A zone that this browser doesn't know.
    return `${format('UTC')} UTC`
  }
}

/** French for readers of French, English for all others. */
export function firstLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}
