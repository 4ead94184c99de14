import { DeskError, type FieldError, messageOf } from '../errors.ts'

/** All that stands against it: a rule's refusal may name several reasons. Other failures as section 8 words them. */
export function refusalWords(error: unknown, unexpected: string): string {
  if (error instanceof DeskError && error.failure === 'conflict' && error.errors.length > 0)
    return error.errors.map(({ message }) => message).join(' ')
  return messageOf(error, unexpected)
}

/** What was refused at fields of a form, by their names; null where anything else was refused as well. */
export function refusedFields(
  error: unknown,
  fields: readonly string[],
): Readonly<Record<string, string>> | null {
  if (!(error instanceof DeskError) || !['conflict', 'invalid'].includes(error.failure)) return null
  const isAtField = ({ field }: FieldError) => field !== undefined && fields.includes(field)
  if (error.errors.length === 0 || !error.errors.every(isAtField)) return null
  const inOrder = error.errors.map(({ field = '', message }) => [field, message] as const)
  return Object.fromEntries(inOrder.reverse())
}
