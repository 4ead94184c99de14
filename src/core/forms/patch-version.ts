/** PATCH with the version it read (docs/architecture.md, "Writes"): a newer one is 409, and both sides are shown. */
import * as v from 'valibot'
import { DeskError } from '../errors.ts'
import type { Call, Http } from '../http.ts'
import type { Saved, Version } from './saved.ts'

/** The version of every record that can be changed. */
export const VersionSchema = v.union([v.string(), v.number()])

/** Beside its errors and `data`, the record as it is now, a 409 may say who saved it and when. */
const ChangeSchema = v.object({
  changedBy: v.optional(v.nullable(v.string())),
  changedAt: v.optional(v.nullable(v.string())),
})

export interface VersionedPatch extends Call {
  /** The changed fields. */
  body: Readonly<Record<string, unknown>>
  /** Of the record as it was read. */
  version: Version
  idempotencyKey?: string
}

/**
 * Sends changes; the version travels in the body beside them. The record that the API answers carries its
 * own `version`.
 *
 * @throws DeskError whatever else goes wrong
 */
export async function patchVersion<Entity extends { version: Version }>(
  http: Pick<Http, 'patch'>,
  path: string,
  schema: v.GenericSchema<unknown, Entity>,
  { version, ...call }: VersionedPatch,
): Promise<Saved<Entity>> {
  try {
    const body = { ...call.body, version }
    const record = await http.patch(path, schema, { ...call, body })
    return { state: 'saved', record, version: record.version }
  } catch (error) {
    const conflict = conflictIn(error, schema)
    if (!conflict) throw error
    return conflict
  }
}

/** Null for a 409 of another kind: one that answers no newer record. */
export function conflictIn<Entity extends { version: Version }>(
  error: unknown,
  schema: v.GenericSchema<unknown, Entity>,
): Saved<Entity> | null {
  if (!(error instanceof DeskError) || error.failure !== 'conflict') return null
  const { cause } = error
  const answer: unknown = cause instanceof Error ? Reflect.get(cause, 'data') : null
  const newer = v.safeParse(v.object({ data: schema }), answer)
  if (!newer.success) return null
  const theirs = newer.output.data
  const change = v.safeParse(ChangeSchema, answer)
  const { changedBy, changedAt } = change.success ? change.output : {}
  return {
    state: 'conflict',
    theirs,
    version: theirs.version,
    by: changedBy ?? undefined,
    at: changedAt ?? undefined,
  }
}
