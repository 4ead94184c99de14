/**
 * Filters as a location or a saved view carries them: plain strings, one for each filter. Both sides read
 * them; a string that says nothing is no filter. `formatFilter` and `parseFilter` are each other's reverse.
 */
import { type DayPreset, isDayPreset, isDayRange, type OpenDayRange } from './day-range.ts'

/** The strings, by the filter's id. A filter that is off has none. */
export type FilterValues = Readonly<Record<string, string>>

/** What a filter can hold. */
export type FilterShape =
  | { kind: 'search' }
  | { kind: 'choice'; many?: boolean; options: readonly { id: string }[] }
  /** Choices that a server searches: ids. */
  | { kind: 'lookup'; many?: boolean }
  | { kind: 'yes-no' }
  | { kind: 'days' }
  /** Integer cents. */
  | { kind: 'money' }
  | { kind: 'number' }
export type FilterKind = FilterShape['kind']

/** Both ends included; null is an open end. */
export interface NumberRange {
  from: number | null
  to: number | null
}

/** What a filter holds. A named range of days is kept by its name, so that it moves with the days. */
export type FilterValue =
  | { kind: 'search'; text: string }
  | { kind: 'choice' | 'lookup'; chosen: readonly string[] }
  | { kind: 'yes-no'; yes: boolean }
  | { kind: 'days'; days: DayPreset | OpenDayRange }
  | { kind: 'money' | 'number'; range: NumberRange }

const between = '..'
const longestText = 200

export function formatFilter(value: FilterValue): string {
  switch (value.kind) {
    case 'search':
      return value.text.trim().slice(0, longestText)
    case 'choice':
    case 'lookup':
      return value.chosen.map(escapeComma).join(',')
    case 'yes-no':
      return String(value.yes)
    case 'days':
      return typeof value.days === 'string' ? value.days : formatEnds(value.days)
    case 'money':
    case 'number':
      return formatEnds(value.range)
  }
}

/** What a string says to a filter; null where it says nothing that the filter knows. Never throws. */
export function parseFilter(shape: FilterShape, wire: string | undefined): FilterValue | null {
  if (!wire) return null
  const { kind } = shape
  switch (kind) {
    case 'search':
      return parseText(wire)
    case 'choice': {
      const known = new Set(shape.options.map(({ id }) => id))
      return chosenOf(
        kind,
        parseList(wire).filter(one => known.has(one)),
        shape.many,
      )
    }
    case 'lookup':
      return chosenOf(kind, parseList(wire), shape.many)
    case 'yes-no':
      return wire === 'true' || wire === 'false' ? { kind, yes: wire === 'true' } : null
    case 'days':
      return parseDays(wire)
    case 'money':
      return parseRange(kind, wire, Number.isSafeInteger)
    case 'number':
      return parseRange(kind, wire, Number.isFinite)
  }
}

/** The values with one of them changed; null takes it off. */
export function withFilter(
  values: FilterValues,
  id: string,
  value: FilterValue | null,
): FilterValues {
  const { [id]: _, ...others } = values
  const wire = value && formatFilter(value)
  return wire ? { ...others, [id]: wire } : others
}

function parseText(wire: string): FilterValue | null {
  const text = wire.trim().slice(0, longestText).trim()
  return text ? { kind: 'search', text } : null
}

function chosenOf(
  kind: 'choice' | 'lookup',
  chosen: string[],
  many: boolean | undefined,
): FilterValue | null {
  const kept = [...new Set(chosen)].slice(0, many ? undefined : 1)
  return kept.length > 0 ? { kind, chosen: kept } : null
}

function parseDays(wire: string): FilterValue | null {
  if (isDayPreset(wire)) return { kind: 'days', days: wire }
  const days = endsOf(wire)
  return days && isDayRange(days) ? { kind: 'days', days } : null
}

function parseRange(
  kind: 'money' | 'number',
  wire: string,
  allowed: (number: number) => boolean,
): FilterValue | null {
  const ends = endsOf(wire)
  if (!ends) return null
  const from = ends.from === null ? null : parseNumber(ends.from)
  const to = ends.to === null ? null : parseNumber(ends.to)
  if (![from, to].every(end => end === null || allowed(end))) return null
  if (from === null && to === null) return null
  return from === null || to === null || from <= to ? { kind, range: { from, to } } : null
}

/** Only as `String` writes numbers: no "0x10", no spaces. */
function parseNumber(text: string): number {
  const number = Number(text)
  return String(number) === text ? number : Number.NaN
}

function formatEnds({ from, to }: { from: string | number | null; to: string | number | null }) {
  if (from === null && to === null) return ''
  return `${from ?? ''}${between}${to ?? ''}`
}

function endsOf(wire: string): OpenDayRange | null {
  const [from, to, more] = wire.split(between)
  if (from === undefined || to === undefined || more !== undefined) return null
  return { from: from || null, to: to || null }
}

/** A comma stands between the values of a list, so one within a value is written otherwise. */
function escapeComma(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C')
}

function parseList(wire: string): string[] {
  const values = wire.split(',').map(part => part.replace(/%2C/g, ',').replace(/%25/g, '%'))
  return values.filter(value => value !== '')
}
