/**
 * One value, one text: JSON as RFC 8785 writes it (members by name, no blanks, the shortest escapes), so that
 * any server takes the same digest of the same content. Our numbers are whole, which every language writes alike.
 */

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json }

export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]) => `${JSON.stringify(name)}:${canonicalJson(content)}`)
  return `{${members.join(',')}}`
}

function isList(value: readonly Json[] | { readonly [name: string]: Json }): value is Json[] {
  return Array.isArray(value)
}
