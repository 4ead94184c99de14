import type { Activity } from './activity.ts'

/** One field on both sides; null where it wasn't there, or is no longer. */
export interface FieldChange {
  /** Its name by the API; within a group of settings, the last part of its path. */
  field: string
  before: unknown
  after: unknown
}

/** What people can't read, and need not. */
const technical = new Set([
  'id',
  'version',
  'organizationId',
  'eventId',
  'raffleId',
  'prizeId',
  'drawId',
  'lockId',
  'winnerId',
  'orderId',
  'packageId',
  'customerId',
  'memberId',
  'redrawOf',
  'leafIndex',
  'counter',
  'attempt',
  'sequence',
  'entropySequence',
  'changedAt',
  'changedBy',
])

/** What an entry changed, field by field: groups are opened, what is alike on both sides is left out. */
export function fieldChanges({ before, after }: Pick<Activity, 'before' | 'after'>): FieldChange[] {
  return pair(before ?? {}, after ?? {})
}

function pair(before: object, after: object): FieldChange[] {
  const from = new Map<string, unknown>(Object.entries(before))
  const to = new Map<string, unknown>(Object.entries(after))
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter(field => !technical.has(field))
    .flatMap(field => {
      const change = { field, before: from.get(field) ?? null, after: to.get(field) ?? null }
      return isGroup(change.before) || isGroup(change.after) ? opened(change) : change
    })
    .filter(change => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** A thing that is named (where a raffle was copied from) is one field; a group of settings is its fields. */
function opened({ field, before, after }: FieldChange): FieldChange[] {
  const [from, to] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}]
  const named = { field, before: nameOf(from), after: nameOf(to) }
  return named.before === null && named.after === null ? pair(from, to) : [named]
}

function nameOf(group: object): unknown {
  return new Map<string, unknown>(Object.entries(group)).get('name') ?? null
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
