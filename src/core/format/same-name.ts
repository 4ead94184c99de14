import { bareLetters } from './bare-letters.ts'

const titles = new Set(['mr', 'mrs', 'ms', 'mx', 'miss', 'dr', 'dre', 'prof', 'rev', 'mme', 'mlle'])

/**
 * Whether two names may be one person's: capitals, accents, blanks, signs, the order of first and last name, initials
 * between them and titles aside. "Doucette, Marguerite A." is Marguerite Doucette.
 */
export function isSameName(one: string, other: string): boolean {
  const keys = nameKeys(one)
  return nameKeys(other).some(key => keys.includes(key))
}

/** What names that may be one person's have in common: their letters, as written and put in order. */
export function nameKeys(name: string): readonly string[] {
  const parts = partsOf(name)
  if (parts.length === 0) return []
  return [...new Set([parts.join(''), [...parts].sort().join('')])]
}

/** The letters of a name for a search: as it is written, and with each of its parts first. */
export function nameSearchKeys(name: string): readonly string[] {
  const parts = partsOf(name)
  return parts.map((_, at) => [...parts.slice(at), ...parts.slice(0, at)].join(''))
}

function partsOf(name: string): readonly string[] {
  const all =
    bareLetters(name.replaceAll(/['’ʼ`]|[^\P{Cc}\s]/gu, '')).match(/[\p{L}\p{N}]+/gu) ?? []
  const untitled = all.filter(part => !titles.has(part))
  const whole = untitled.filter(part => part.length > 1)
  if (whole.length > 1) return whole
  return untitled.length > 0 ? untitled : all
}
