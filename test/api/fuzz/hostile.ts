/** Values and spellings that nobody means, and that somebody sends. */
import type { Chance } from './chance.ts'

const long = 'x'.repeat(20_000)
const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>(list => [list], 'end')

const instants = [
  '2026-11-20T10:00:00+05',
  '2026-11-20T10:00:00+05:00',
  '2026-11-20T10:00:00+0500',
  '2026-11-20T10:00',
  '2026-11-20 10:00:00Z',
  '2026-11-20T10:00:00.123456789Z',
  '2026-02-30T00:00:00Z',
  '2026-11-20T24:00:00Z',
  '2026-11-20T23:59:60Z',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-13-45',
  '0000-00-00',
  '9999-12-31',
  'infinity',
  '-infinity',
  'now',
  'epoch',
]

const zones = [
  'AST',
  'US/Pacific-New',
  'posix/America/Halifax',
  'posixrules',
  'Factory',
  'America/Halifax ',
  'america/halifax',
  'EST5EDT',
  '+03:00',
  '<-03>3',
  'Etc/GMT+99',
  'UTC0',
]

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\uffff',
  '\u202e',
  '𝕏',
  'é'.repeat(300),
  '﷽',
  'x'.repeat(300),
  long,
  '%',
  '%%',
  '%00',
  '_',
  '\\',
  '\\x',
  '..',
  '../../etc/passwd',
  '.',
  '/',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e308',
  '99999999999999999999',
  '0x10',
  '１２',
  `'; drop table users; --`,
  `" or 1=1`,
  '$1',
  '#{7*7}',
  '{{constructor}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  '{0b7e2d00-0000-4000-8000-000000000001}',
  '0b7e2d0000004000800000000000000001',
]

const numbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.005,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
]

const others = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  ['a', 'a'],
  { length: 1e9 },
  { toString: 1 },
  deep(50),
  deep(400),
]

const unknownId = '0b7e2d00-0000-4000-8000-00000000ffff'
const ids = [unknownId, unknownId.toUpperCase(), ...texts.slice(-4)]

export const hostileTexts: readonly string[] = [...texts, ...instants, ...zones]

export function hostileValue(chance: Chance): unknown {
  const kinds: readonly (readonly unknown[])[] = [texts, instants, zones, ids, numbers, others]
  return structuredClone(chance.oneOf(chance.oneOf(kinds)))
}

/** Mostly of the kind that stood there: what looks right at the door goes further in. */
export function hostileLike(value: unknown, chance: Chance): unknown {
  return chance.below(3) === 0 ? hostileValue(chance) : chance.oneOf(kindOf(value))
}

function kindOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return numbers
  if (typeof value !== 'string') return others
  if (/^\d{4}-\d\d-\d\d/.test(value)) return instants
  if (/^[0-9a-f]{8}-/.test(value)) return ids
  if (value.includes('America/')) return zones
  return texts
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number }

/** Every place in a value that something else could stand in. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown> | unknown[]
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value)
  const inside = keys.flatMap(key => placesIn((holder as Record<string | number, unknown>)[key]))
  return [...keys.map(key => ({ holder, key })), ...inside]
}

/** The body with one thing about it changed, sometimes up to three, seldom something else altogether. */
export function hostileBody(body: unknown, chance: Chance): unknown {
  if (chance.below(40) === 0) return hostileValue(chance)
  const changed: unknown = structuredClone(body)
  const changes = chance.below(4) === 0 ? 1 + chance.below(3) : 1
  for (let done = 0; done < changes; done += 1) changeOne(changed, chance)
  return changed
}

function changeOne(value: unknown, chance: Chance): void {
  const places = placesIn(value)
  if (places.length === 0 || chance.below(20) === 0) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.defineProperty(value, chance.oneOf(texts).slice(0, 200), {
        value: hostileValue(chance),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    return
  }
  const { holder, key } = chance.oneOf(places)
  const at = holder as Record<string | number, unknown>
  switch (chance.below(14)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete at[key]
      break
    case 1:
      at[key] = [at[key]]
      break
    case 2:
      if (Array.isArray(holder)) holder.push(...Array.from({ length: 300 }, () => at[key]))
      else at[key] = { [key]: at[key] }
      break
    case 3:
      at[key] =
        typeof at[key] === 'string' ? `${at[key]}${chance.oneOf(texts)}` : JSON.stringify(at[key])
      break
    default:
      at[key] = structuredClone(hostileLike(at[key], chance))
  }
}

/** A body as text that no JSON.stringify writes. */
export function hostileText(text: string, chance: Chance): string {
  switch (chance.below(8)) {
    case 0:
      return text.slice(0, chance.below(text.length + 1))
    case 1:
      return text.replace(/:\d+/, ':1e999')
    case 2:
      return `\ufeff${text}`
    case 3:
      return text.replace(
        '{',
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"x":1}},',
      )
    case 4:
      return text.replace(/"(\w+)":/, '"$1":null,"$1":')
    case 5:
      return `${'['.repeat(600)}${']'.repeat(600)}`
    case 6:
      return text.replace(/"([^"]*)"/, '"\\u0000\\ud83d"')
    default:
      return `${text}${text}`
  }
}

/** A segment of a path, encoded or worse. */
export function hostileSegment(chance: Chance): string {
  const broken = [
    '%',
    '%zz',
    '%e0%a4',
    '%ff',
    '%00',
    '%2e%2e',
    '..%2f..',
    '%c0%ae',
    '%ud800',
    ';',
    ':id',
  ]
  return chance.below(2) === 0
    ? chance.oneOf(broken)
    : encodeURIComponent(chance.oneOf(hostileTexts).toWellFormed().slice(0, 5_000)) || '%20'
}
