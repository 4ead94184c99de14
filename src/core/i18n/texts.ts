/**
 * Texts stand beside their domain: English in texts.ts, French in texts.fr.ts, loaded on demand.
 * A desk turns a set into a store in its own language (`desk.texts(set)`).
 */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { loadChunk } from '../load-chunk.ts'
import { type Forms, phraseOf, type Template, typeset } from './phrases.ts'

export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** Any phrase, whatever its gaps. */
type AnyPhrase = (gaps: never) => string | ((number: number) => string)
export type Texts = Record<string, string | AnyPhrase>

/** What a French file must hold for an English one: the same keys; plural forms where English counts. */
export type French<English extends Texts> = {
  [Key in keyof English]: English[Key] extends (gaps: never) => (number: number) => string
    ? Forms
    : string
}

export interface TextSet<English extends Texts = Texts> {
  readonly name: string
  readonly english: English
  readonly french: () => Promise<{ default: Record<keyof English, Template> }>
}

export function defineTexts<English extends Texts>(
  name: string,
  english: English,
  french: TextSet<English>['french'],
): TextSet<English> {
  return { name, english, french }
}

export interface Translator {
  <English extends Texts>(set: TextSet<English>): ReadableAtom<English>
  /** True while French is on its way: what shows meanwhile is kept invisible, so nobody reads two languages. */
  readonly $loading: ReadableAtom<boolean>
}

/** The English set with each text, or the template of each phrase, exchanged for the French one. */
export function translated<English extends Texts>(
  english: English,
  french: Record<keyof English, Template>,
): English {
  const entries = Object.entries<Template>(french).map(([key, written]) => {
    const template = typeset(written)
    return [key, typeof english[key] === 'string' ? template : phraseOf(template, 'fr')]
  })
  return Object.fromEntries(entries) as English
}

interface Known {
  set: TextSet
  $texts: WritableAtom<Texts>
  french?: Texts
}

/** One desk's translator over its locale. A set asked for twice is the same store. */
export function createTranslator($locale: ReadableAtom<Locale>): Translator {
  const sets = new Map<string, Known>()
  const $loading = atom(false)
  let underWay = 0

  async function load(known: Known) {
    underWay += 1
    $loading.set(true)
    try {
      known.french = translated(known.set.english, await loadChunk(known.set.french))
      if ($locale.get() === 'fr') known.$texts.set(known.french)
    } catch {
      // English stays; the next change of language asks again.
    } finally {
      underWay -= 1
      $loading.set(underWay > 0)
    }
  }

  function show(known: Known) {
    if ($locale.get() === 'en') known.$texts.set(known.set.english)
    else if (known.french) known.$texts.set(known.french)
    else void load(known)
  }

  $locale.listen(() => {
    for (const known of sets.values()) show(known)
  })

  function texts<English extends Texts>(set: TextSet<English>): ReadableAtom<English> {
    let known = sets.get(set.name)
    if (!known) {
      known = { set: set as unknown as TextSet, $texts: atom<Texts>(set.english) }
      sets.set(set.name, known)
      show(known)
    }
    return known.$texts as unknown as ReadableAtom<English>
  }

  return Object.assign(texts, { $loading })
}
