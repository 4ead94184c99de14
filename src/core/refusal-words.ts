import { DeskError, type FieldError, messageOf } from './errors.ts'
import type { ErrorTexts } from './system/texts.ts'

type Words = Pick<ErrorTexts, 'unexpected' | 'unsure'>

/**
 * Why something failed, as section 8 has it: the first error's message with its code, and below it, a line each, what
 * else was refused, and that a lost answer leaves open what was done. Null where all of it stands at the form's own
 * fields.
 * @param fields that show what was refused there
 */
export function refusalWords(error: unknown, words: Words): string
export function refusalWords(error: unknown, words: Words, fields: readonly string[]): string | null
export function refusalWords(error: unknown, words: Words, fields: readonly string[] = []) {
  const first = messageOf(error, words.unexpected)
  if (!(error instanceof DeskError) || error.status === 404) return first
  const [named, ...others] = error.errors
  const elsewhere = others.filter(other => !isAt(other, fields)).map(({ message }) => message)
  if (named && isAt(named, fields) && elsewhere.length === 0) return null
  const below = new Set(elsewhere.filter(message => message !== named?.message))
  return [first, ...below, ...(error.unsure ? [words.unsure] : [])].join('\n')
}

/** What was refused at fields of a form, by their names. */
export function refusedFields(
  error: unknown,
  fields: readonly string[],
): Readonly<Record<string, string>> {
  if (!(error instanceof DeskError) || !['conflict', 'invalid'].includes(error.failure)) return {}
  const atFields = error.errors.filter(each => isAt(each, fields))
  const inOrder = atFields.map(({ field = '', message }) => [field, message] as const)
  return Object.fromEntries(inOrder.reverse())
}

function isAt({ field }: FieldError, fields: readonly string[]): boolean {
  return field !== undefined && fields.includes(field)
}
