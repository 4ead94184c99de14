/** Texts with gaps: `params('Hello, {name}')` is a function of its gaps, in any language. */
import { de } from './elision.ts'
import { isolated } from './isolate.ts'

type Values = Record<string, string | number>

/** A text that depends on a number. `one` serves 1 in English, 0 and 1 in French. */
export interface Forms {
  one: string
  many: string
}

export type Template = string | Forms

export type Phrase<Gaps extends Values> = (gaps: Gaps) => string
export type CountedPhrase<Gaps extends Values> = (gaps: Gaps) => (number: number) => string

/** A text with gaps, or with gaps and a number: `params<…>(count({ one, many }))`. */
export function params<Gaps extends Values>(template: string): Phrase<Gaps>
export function params<Gaps extends Values>(template: Forms): CountedPhrase<Gaps>
export function params(template: Template) {
  return phraseOf(template, 'en')
}

/** Marks the forms of a counted text. */
export function count(forms: Forms): Forms {
  return forms
}

/** The function that a template stands for, in the language it is written in. */
export function phraseOf(template: Template, language: string) {
  if (typeof template === 'string') return (gaps: Values) => fill(template, gaps)
  return (gaps: Values) => (number: number) => {
    const form = new Intl.PluralRules(language).select(number) === 'one' ? 'one' : 'many'
    return fill(template[form], gaps)
  }
}

/** No English text has a "de" of its own. */
function fill(template: string, gaps: Values): string {
  return template.replace(/(\bde )?\{(\w+)\}/g, (_, before: string | undefined, name: string) => {
    const value = String(gaps[name] ?? `{${name}}`)
    return (before ? de(value) : '') + isolated(value)
  })
}

/** French as it is set: a space before ; ? ! however it was typed, and none that breaks a line there, before : or inside « ». */
export function typeset<T extends Template>(template: T): T
export function typeset(template: Template): Template {
  if (typeof template === 'string')
    return template.replace(/(?<=«) | (?=[»:;?!])|(?<=[\p{L}\d»})])(?=[;?!])/gu, '\u00a0')
  return { one: typeset(template.one), many: typeset(template.many) }
}
