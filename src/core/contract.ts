/** One call of the API, said once: the client asks by it, the server answers it, the OpenAPI document and tests read it. */
import type * as v from 'valibot'
import type { Action } from './permissions.ts'
import type { Scope } from './screens.ts'
import type { BesideOf, FilterQuery, List, ListQuery, RowOf } from './table/list.ts'
import type { ListPage } from './table/page.ts'

type Schema = v.GenericSchema

/**
 * Who may make a call: anybody, a charity's server by its embedding key, or a person. `embed` says which scope lets a
 * token of an embedded page in; `beforeFactor`, that it is answered to whoever has yet to set up a second factor.
 */
export type Access =
  | 'public'
  | 'embed-key'
  | { action: Action | 'signed-in'; embed: Scope | 'any-scope' | 'never'; beforeFactor?: true }

interface Head {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** `:id` for a parameter. */
  path: `/${string}`
  access: Access
  query?: Schema
  body?: Schema
  /** Of a body; default 64 KB. */
  maxBytes?: number
  /** The body may hold texts that PostgreSQL can't: who reads it sees to them. */
  anyText?: true
  /** It makes a record: answered 201. */
  makes?: true
  /** It answers many people's data: no browser may write it on its disk. */
  unkept?: true
  /** How long the client waits; default 20 s. */
  timeoutMs?: number
  /** The specification leaves the path open. */
  chosenHere?: true
}

export type Contract = Head &
  (
    | {
        /** What stands in `data`; null: nothing comes back (204). */
        answer: Schema | null
        /** Of a list: of what its filters let through. */
        filters?: List
        of?: v.ObjectEntries
      }
    | {
        /** The whole answer, where more than `data` stands in it. */
        whole: Schema
      }
    | {
        /** Its pages; paging, order and filters follow from it. */
        list: List
        /** What the list is of: `{ eventId }`. */
        of: v.ObjectEntries
      }
    | {
        /** A text to save as a file: its media type. */
        file: string
        /** Of a list: of what its filters let through. */
        filters?: List
        of?: v.ObjectEntries
      }
  )

/** The calls of a domain by name, each with its own types. */
export function contracts<const Calls extends Readonly<Record<string, Contract>>>(
  calls: Calls,
): Calls {
  return calls
}

type ParameterIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never
export type ParametersOf<C extends Contract> = Readonly<Record<ParameterIn<C['path']>, string>>

type Given<Key extends string, Type> = [Type] extends [never] ? unknown : { [K in Key]: Type }
type InputOf<C, Key extends string> = C extends { readonly [K in Key]: infer S extends Schema }
  ? Unchanged<v.InferInput<S>>
  : never
/** Nothing that is handed over is changed. */
type Unchanged<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value
/** What stands in an address is text; a number or a yes or no is written as one. */
type OnWire<Query> = {
  [Key in keyof Query]: string extends Query[Key]
    ? Query[Key] | number
    : Query[Key] | ('true' extends Query[Key] ? boolean : never)
}
type QueryOf<C> = C extends { list: infer L extends List; of: infer Scope extends v.ObjectEntries }
  ? ListQuery<L> & v.InferInput<v.ObjectSchema<Scope, undefined>>
  : C extends { filters: infer L extends List; of: infer Scope extends v.ObjectEntries }
    ? FilterQuery<L> & v.InferInput<v.ObjectSchema<Scope, undefined>>
    : OnWire<InputOf<C, 'query'>>

/** What a caller gives: parameters of the path, query and body, where the call has them. */
export type Asked<C extends Contract> = Given<
  'params',
  [ParameterIn<C['path']>] extends [never] ? never : ParametersOf<C>
> &
  Given<'query', QueryOf<C>> &
  Given<'body', InputOf<C, 'body'>>

/** What the client gets. */
export type AnswerOf<C extends Contract> = C extends { list: infer L extends List }
  ? ListPage<RowOf<L>> & BesideOf<L>
  : C extends { answer: infer S extends Schema } | { whole: infer S extends Schema }
    ? v.InferOutput<S>
    : C extends { file: string }
      ? string
      : void

/** A call that answers a list. */
export type ListCall = Extract<Contract, { list: List }>
export type RowOfCall<C extends ListCall> = RowOf<C['list']>
/** What a list is of, as its call says. */
export type ScopeOf<C extends ListCall> = v.InferInput<v.ObjectSchema<C['of'], undefined>>

/** Whether a call changes nothing. A report is a POST that reads. */
export function isRead(call: Contract): boolean {
  return call.method === 'GET' || 'whole' in call
}

/** A call's address below the API's own. */
export function addressOf<const Path extends string>(
  path: Path,
  params: Readonly<Record<string, string>> = {},
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
