/** Requests that a schema takes, made from the schema itself: what a hostile one is a change of. */
import type * as v from 'valibot'
import { ImportRowSchema } from '../../../src/core/orders/import-calls.ts'
import type { Chance } from './chance.ts'

/** As far as the calls' schemas use valibot. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  wrapped?: Shape
  options?: readonly (Shape | string | number)[]
  literal?: unknown
  pipe?: readonly (Action & Pick<Shape, 'pipe'>)[]
}

interface Action {
  kind: string
  type: string
  requirement?: unknown
}

/** What stands in a field of that name, where its schema alone can't tell: ids of what there is, a zone, a name. */
export type Known = (name: string, chance: Chance) => unknown

/** A value for a schema; a field that may be left out is, one time in three. */
export function plausible(schema: v.GenericSchema, known: Known, chance: Chance): unknown {
  return valueFor(schema as unknown as Shape, '', known, chance)
}

function valueFor(shape: Shape, name: string, known: Known, chance: Chance): unknown {
  const given = known(name, chance)
  if (typeof given === shape.type) return given
  switch (shape.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectOf(shape, known, chance)
    case 'array':
      return listOf(shape, name, known, chance)
    case 'record':
      // Names that only their reader knows: those of a list's address.
      return { eventId: known('eventId', chance), search: chance.word() }
    case 'unknown':
      // The one list whose rows are asked for one by one.
      return valueFor(ImportRowSchema as unknown as Shape, '', known, chance)
    case 'optional':
    case 'nullish':
    case 'nullable':
      return shape.type !== 'optional' && chance.below(4) === 0
        ? null
        : valueFor(inner(shape), name, known, chance)
    case 'union':
    case 'variant':
      return valueFor(chance.oneOf(shape.options ?? []) as Shape, name, known, chance)
    case 'picklist':
      return chance.oneOf(shape.options ?? [])
    case 'literal':
      return shape.literal
    case 'boolean':
      return chance.below(2) === 0
    case 'number':
      return numberOf(shape, chance)
    case 'string':
      return textFor(shape, name, chance)
    default:
      throw new Error(`No value is known for a ${shape.type} (${name}): teach it here`)
  }
}

function inner({ wrapped }: Shape): Shape {
  if (!wrapped) throw new Error('A schema that wraps nothing')
  return wrapped
}

function objectOf({ entries = {} }: Shape, known: Known, chance: Chance): Record<string, unknown> {
  const given = Object.entries(entries).filter(
    ([, { type }]) => !['optional', 'nullish'].includes(type) || chance.below(3) > 0,
  )
  return Object.fromEntries(
    given.map(([name, shape]) => [name, valueFor(shape, name, known, chance)]),
  )
}

function listOf(shape: Shape, name: string, known: Known, chance: Chance): unknown[] {
  const { item } = shape
  if (!item) throw new Error('A list of nothing')
  const least = Number(requirementOf(shape, 'min_length') ?? 0)
  const length = Math.max(least, chance.below(3))
  return Array.from({ length }, () => valueFor(item, name, known, chance))
}

function numberOf(shape: Shape, chance: Chance): number {
  const least = Number(requirementOf(shape, 'min_value') ?? 0)
  const most = Number(requirementOf(shape, 'max_value') ?? 1000)
  return least + chance.below(Math.min(most - least, 1000) + 1)
}

function textFor(shape: Shape, name: string, chance: Chance): string {
  const has = (type: string) => actionsOf(shape).some(action => action.type === type)
  if (has('uuid')) return chance.uuid()
  if (has('email')) return `${chance.word()}@example.org`
  if (has('url')) return `https://${chance.word()}.example`
  if (has('iso_timestamp')) return '2026-11-20T18:30:00.000Z'
  if (has('iso_date')) return '2026-11-20'
  const pattern = String(requirementOf(shape, 'regex') ?? '')
  if (pattern.includes('\\d')) return String(1 + chance.below(9))
  if (pattern.includes('#')) return '#5db966'
  if (pattern.includes('A-Z')) return 'NS'
  // Instants that are checked by a function of ours.
  return /(Date|At|from|to)$/.test(name) ? '2026-11-20T18:30:00.000Z' : chance.word()
}

/** Pipes stand in pipes: a field of a call is a record's field with something more. */
function requirementOf(shape: Shape, type: string): unknown {
  return actionsOf(shape).findLast(action => action.type === type)?.requirement
}

function actionsOf({ pipe = [] }: Shape): Action[] {
  return pipe.flatMap(part => (part.kind === 'schema' ? actionsOf(part) : [part]))
}
