/** A call's contract answered: by `reads`, by `writes`, or by `answers` where neither fits. */
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import {
  type AnswerOf,
  type Contract,
  isRead,
  type ParametersOf,
} from '../../../src/core/contract.ts'
import type { List } from '../../../src/core/table/list.ts'
import type { Database } from '../database/schema.ts'
import type { EmbedKey } from '../session/embed-key.ts'
import type { Session } from '../session/session.ts'
import type { JsonReply, Reply } from './answers.ts'
import { type Call, defineCall, type Incoming } from './call.ts'
import { once } from './idempotency.ts'
import { filterQuerySchema, type ListRequested, listQuerySchema } from './list-query.ts'
import { givenId } from './uuid.ts'

type OutputOf<C, Key extends string> = C extends {
  readonly [K in Key]: infer S extends v.GenericSchema
}
  ? v.InferOutput<S>
  : undefined
type QueryOf<C> = C extends { list: infer L extends List; of: infer Scope extends v.ObjectEntries }
  ? ListRequested<L> & v.InferOutput<v.ObjectSchema<Scope, undefined>>
  : C extends { filters: infer L extends List; of: infer Scope extends v.ObjectEntries }
    ? Pick<ListRequested<L>, 'filters'> & v.InferOutput<v.ObjectSchema<Scope, undefined>>
    : OutputOf<C, 'query'>
type CallerOf<C extends Contract> = C['access'] extends string ? null : Session
type KeyOf<C extends Contract> = C['access'] extends 'embed-key' ? EmbedKey : null

/** What a handler is given: who asks, and what for, checked and parsed by the contract. */
export type At<C extends Contract> = Omit<
  Incoming<OutputOf<C, 'body'>, QueryOf<C>, CallerOf<C>, KeyOf<C>>,
  'param'
> & { params: ParametersOf<C> }

/** The same inside the call's transaction. */
export type Writing<C extends Contract> = At<C> & { transaction: Transaction<Database> }

/** An answer before it is written as JSON: an instant may still be a Date. */
export type Unwritten<Answer> = Answer extends string
  ? string extends Answer
    ? Answer | Date
    : Answer
  : Answer extends readonly (infer Item)[]
    ? readonly Unwritten<Item>[]
    : Answer extends object
      ? { readonly [Key in keyof Answer]: Unwritten<Answer[Key]> }
      : Answer

type Signed = Contract & { access: object }

/** Answers a call as its handler says: files, other statuses, calls without a session. */
export function answers<const C extends Contract>(
  contract: C,
  summary: string,
  handle: (at: At<C>) => Promise<Reply>,
): Call {
  const { method, path, access, body, maxBytes, chosenHere = false } = contract
  const query = queryOf(contract)
  const description = {
    method: method.toLowerCase() as Lowercase<Contract['method']>,
    path,
    summary,
    chosenHere,
    access,
    writes: !isRead(contract),
    answer: wholeAnswer(contract),
    ...(body && { body }),
    ...(query && { query }),
    ...(maxBytes && { maxBytes }),
    ...(contract.anyText && { anyText: true as const }),
    ...('list' in contract && { inTurn: true as const }),
  }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return defineCall(description, incoming => {
    const params = Object.fromEntries(names.map(name => [name, givenId(incoming.param(name))]))
    return handle({ ...incoming, params } as unknown as At<C>)
  })
}

/** A call that reads. */
export function reads<const C extends Signed>(
  contract: C,
  summary: string,
  read: (at: At<C>) => Promise<Unwritten<AnswerOf<C>>>,
): Call {
  const store = contract.unkept !== true
  return answers(contract, summary, async at => ({ ...replyOf(contract, await read(at)), store }))
}

/**
 * A call that writes: in one transaction, once for its Idempotency-Key. What it is about is looked up in `write`, for
 * by the time of a repeat it may be gone.
 *
 * @param lane the raffle whose writes it is queued with; null where it is about none, or one that is gone
 * @param after what is begun once it stands
 */
export function writes<const C extends Signed>(
  contract: C,
  summary: string,
  lane: (at: At<C>) => Promise<string | null> | null,
  write: (at: Writing<C>) => Promise<Unwritten<AnswerOf<C>>>,
  after?: (at: At<C>) => void,
): Call {
  return answers(contract, summary, async at => {
    const keyed = at as At<C> & Parameters<typeof once>[0]
    const reply = await once(keyed, await lane(at), async transaction =>
      replyOf(contract, await write({ ...at, transaction })),
    )
    after?.(at)
    return reply
  })
}

function replyOf(contract: Contract, answer: unknown): JsonReply {
  if ('list' in contract || 'whole' in contract) return { json: answer as object }
  if ('answer' in contract && contract.answer === null) return { json: null }
  return { json: { data: answer }, ...(contract.makes && { status: 201 }) }
}

function queryOf(contract: Contract): v.GenericSchema | undefined {
  if ('list' in contract) return listQuerySchema(contract.list, contract.of)
  if ('filters' in contract && contract.filters)
    return filterQuerySchema(contract.filters, contract.of)
  return contract.query
}

function wholeAnswer(contract: Contract): v.GenericSchema | null {
  if ('list' in contract) return contract.list.page
  if ('whole' in contract) return contract.whole
  return 'answer' in contract && contract.answer ? v.object({ data: contract.answer }) : null
}
