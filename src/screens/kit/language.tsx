import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { createContext, useContext } from 'react'
import type { Locale, TextSet, Texts, Translator } from '../../core/i18n/texts.ts'

/** What the kit needs to speak: a desk is one. */
export interface Language {
  readonly $locale: ReadableAtom<Locale>
  readonly texts: Translator
}

/** The language of the parts below; a screen's desk stands behind it. */
export const LanguageContext = createContext<Language | null>(null)

function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('The kit needs a <DeskProvider> or a <LanguageContext> above it.')
  return language
}

/** The language that the parts speak. @throws Error outside a LanguageContext */
export function useLocale(): Locale {
  return useStore(useLanguage().$locale)
}

/** The kit's own words, in that language: a family of parts has a set, in the texts.ts of its folder. */
export function useWords<English extends Texts>(set: TextSet<English>): English {
  return useStore(useLanguage().texts(set))
}
