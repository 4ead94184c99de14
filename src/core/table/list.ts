/** A list, said once: its store, its query on the wire, what the server reads of that, its headings and filters. */
import type * as v from 'valibot'
import type { FieldKind } from '../fields/field.ts'
import type { FilterShape } from '../format/filters.ts'
import { listOf } from './page.ts'

export interface Sort {
  /** A sortable column's id, as the API names it (`sortBy`). */
  by: string
  direction: 'asc' | 'desc'
}

export interface Column {
  /** How it is written where the screen draws nothing of its own. */
  kind: FieldKind
  /** Whether the API sorts by it, and which way a first click does. */
  sort?: 'asc' | 'desc'
  card?: 'title' | 'status' | 'meta' | 'hidden'
  /** Left out until somebody chooses it. */
  hidden?: true
  /** The name of its heading among the texts, where that isn't the column's own. */
  word?: string
  /** Where it stands, if not in table and file both. */
  only?: 'table' | 'file'
  /** What it says of a row, where that isn't the row's member of this name. */
  value?(row: never): unknown
}

/** What a column says of a row. */
export function valueIn(row: object, id: string, { value }: Column): unknown {
  return value ? value(row as never) : Reflect.get(row, id)
}

/** As an address says it: a filter's own name, or `wire`; of a range, both ends' names. */
export type Filter = (
  | (Exclude<FilterShape, { kind: 'days' | 'money' | 'number' }> & { wire?: string })
  | (Extract<FilterShape, { kind: 'days' | 'money' | 'number' }> & {
      wire?: readonly [string, string]
    })
) & {
  /** Stands in the bar even while it is off. */
  pinned?: true
  /** What it is set to until somebody sets it otherwise, as a location has it. */
  initially?: string
  /** What a lookup's choices are called by. */
  form?: 'uuid' | 'region'
  /** The name of its label among the texts, where that isn't the filter's own. */
  word?: string
}

interface Declared {
  /** Its keys in the location and its preferences go by this name. */
  name: string
  row: v.GenericSchema
  /** In the order that the table shows them. */
  columns: Readonly<Record<string, Column>>
  filters: Readonly<Record<string, Filter>>
  order: Sort
  /** What its answer tells beside a page of rows. */
  beside?: v.ObjectEntries
}

export interface List extends Declared {
  /** The whole answer of a page. */
  page: v.GenericSchema
}

export function defineList<const L extends Declared>(list: L) {
  return { ...list, page: listOf(list.row, list.beside) } satisfies List as L & {
    page: v.GenericSchema
  }
}

export type RowOf<L extends List> = v.InferOutput<L['row']>
export type BesideOf<L extends List> = L extends { beside: infer B extends v.ObjectEntries }
  ? v.InferOutput<v.ObjectSchema<B, undefined>>
  : unknown
export type FilterKey<L extends List> = keyof L['filters'] & string

/** The columns that the API sorts by. */
export type SortKey<L extends List> = {
  [Id in keyof L['columns']]: L['columns'][Id] extends { sort: 'asc' | 'desc' } ? Id : never
}[keyof L['columns']] &
  string

export function sortKeys<L extends List>(list: L): SortKey<L>[] {
  const all = Object.entries(list.columns)
  return all.filter(([, { sort }]) => sort).map(([id]) => id) as SortKey<L>[]
}

type OptionOf<F> = F extends { options: readonly { id: infer Id }[] } ? Id : string
type OneOrMore<F, Value> = F extends { many: true } ? readonly Value[] : Value

/** What a filter says on the server, once it is read. */
export type FilterValue<F> = F extends { kind: 'yes-no' }
  ? boolean
  : F extends { kind: 'choice' | 'lookup' }
    ? OneOrMore<F, OptionOf<F>>
    : F extends { kind: 'days' }
      ? { from?: string | undefined; to?: string | undefined }
      : F extends { kind: 'money' | 'number' }
        ? { from?: number | undefined; to?: number | undefined }
        : string

type EndsOf<F, Id extends string> = F extends { wire: readonly [infer From, infer To] }
  ? (From | To) & string
  : `${Id}From` | `${Id}To`
type NameOf<F, Id extends string> = F extends { wire: infer Wire extends string } ? Wire : Id
type FilterOnWire<F, Id extends string> = F extends { kind: 'days' | 'money' | 'number' }
  ? { readonly [End in EndsOf<F, Id>]?: string | number }
  : { readonly [Name in NameOf<F, Id>]?: FilterValue<F> }
type Both<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** What a client asks a file of a list. */
export type FilterQuery<L extends List> = Both<
  { [Id in FilterKey<L>]: FilterOnWire<L['filters'][Id], Id> }[FilterKey<L>]
>

/** What a client asks a list. */
export type ListQuery<L extends List> = {
  readonly page?: number
  readonly pageSize?: number
  readonly cursor?: string
  readonly sortBy?: SortKey<L>
  readonly sortDir?: 'asc' | 'desc'
} & FilterQuery<L>

/** The names that a filter has in an address: one, or both ends of a range. */
export function namesOnWire(id: string, { kind, wire }: Filter): readonly string[] {
  if (wire !== undefined) return [wire].flat()
  const isRange = kind === 'days' || kind === 'money' || kind === 'number'
  return isRange ? [`${id}From`, `${id}To`] : [id]
}
