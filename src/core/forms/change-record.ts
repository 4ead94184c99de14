import * as v from 'valibot'
import type { AnswerOf, Asked, Contract } from '../contract.ts'
import { DeskError } from '../errors.ts'
import type { Http } from '../http.ts'
import type { Saved, Version } from './saved.ts'

/** Beside its errors and `data`, the record as it is now, a 409 may say who saved it and when. */
const ChangeSchema = v.object({
  changedBy: v.optional(v.nullable(v.string())),
  changedAt: v.optional(v.nullable(v.string())),
})

type Changing = Extract<Contract, { answer: unknown }>

/**
 * Asks for a change of a record, with the version that was read in its body. A newer one is 409, and both sides are shown
 * (docs/architecture.md, "Writes").
 *
 * @throws DeskError whatever else goes wrong
 */
export async function changeRecord<const C extends Changing>(
  http: Pick<Http, 'ask'>,
  call: C,
  asked: Asked<C>,
): Promise<Saved<AnswerOf<C> & { version: Version }>> {
  type Entity = AnswerOf<C> & { version: Version }
  try {
    const record = (await http.ask(call, asked)) as Entity
    return { state: 'saved', record, version: record.version }
  } catch (error) {
    const conflict = call.answer && conflictIn<Entity>(error, call.answer as never)
    if (!conflict) throw error
    return conflict
  }
}

/** Null for a 409 of another kind: one that answers no newer record. */
function conflictIn<Entity extends { version: Version }>(
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
