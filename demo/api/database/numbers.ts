import pg from 'pg'
import { Problem } from './problem.ts'

/**
 * Reads PostgreSQL's `bigint` and `numeric` as a number. pg gives strings, since they may be larger than
 * a number holds; ours are cents and counts, so a larger one is a fault that must be heard.
 *
 * @throws Problem `numberTooLarge` at 2^53 and beyond.
 */
export function readNumber(text: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new Problem('numberTooLarge', { value: text })
  }
  return value
}

const parserOf = pg.types.getTypeParser as (
  oid: number,
  format: string,
) => (text: string) => unknown

/** PostgreSQL's `text[]`, which pg knows. */
const readTexts = parserOf(1009, 'text') as (text: string) => (string | null)[]

function readNumbers(text: string): (number | null)[] {
  return readTexts(text).map(item => (item === null ? null : readNumber(item)))
}

function asWritten(text: string): string {
  return text
}

const parsers = new Map<number, (text: string) => unknown>([
  [20, readNumber],
  [1700, readNumber],
  [1016, readNumbers],
  [1231, readNumbers],
  // A day has no zone: pg would make it midnight in the server's own.
  [1082, asWritten],
  [1182, readTexts],
])

/** The parsers for one connection, so that the pg of a host's own code keeps its own. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    parserOf(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}
