/**
 * Texts stand beside their domain: English in texts.ts, French in texts.fr.ts, loaded on demand.
 * A desk turns a set into a store in its own language (`desk.texts(set)`).
 */
import { type ComponentsJSON, createI18n, type Messages, type Translations } from '@nanostores/i18n'
import type { ReadableAtom } from 'nanostores'

export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** What a French file must hold for an English one: the same keys; plural forms where English counts. */
export type French<English extends Translations> = {
  [Key in keyof English]: string | { one: string; many: string }
}

export interface TextSet<English extends Translations = Translations> {
  readonly name: string
  readonly english: English
  readonly french: () => Promise<{ default: French<English> }>
}

export function defineTexts<English extends Translations>(
  name: string,
  english: English,
  french: TextSet<English>['french'],
): TextSet<English> {
  return { name, english, french }
}

export interface Translator {
  <English extends Translations>(set: TextSet<English>): Messages<English>
  /** True while French is on its way: what shows meanwhile is kept invisible, so nobody reads two languages. */
  readonly $loading: ReadableAtom<boolean>
}

/** One desk's translator over its locale. A set asked for twice is the same store. */
export function createTranslator($locale: ReadableAtom<Locale>): Translator {
  const sets = new Map<string, TextSet>()
  const stores = new Map<string, Messages>()

  const i18n = createI18n($locale as Parameters<typeof createI18n<Locale, 'en'>>[0], {
    get: async (_code, names) => {
      const loaded: ComponentsJSON = {}
      for (const name of names) {
        const set = sets.get(name)
        if (set) loaded[name] = (await set.french()).default as ComponentsJSON[string]
      }
      return loaded
    },
  })

  function texts<English extends Translations>(set: TextSet<English>): Messages<English> {
    const known = stores.get(set.name)
    if (known) return known as Messages<English>
    sets.set(set.name, set as unknown as TextSet)
    const store = i18n(set.name, set.english)
    stores.set(set.name, store as unknown as Messages)
    return store
  }

  return Object.assign(texts, { $loading: i18n.loading })
}
