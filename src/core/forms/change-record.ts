import type { AnswerOf, Asked, Contract } from '../contract.ts'
import type { Http } from '../http.ts'
import { conflictIn } from './patch-version.ts'
import type { Saved, Version } from './saved.ts'

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
