import { type ReactNode, useMemo } from 'react'
import type { ListCall, RowOfCall, ScopeOf } from '../core/contract.ts'
import type { Desk } from '../core/desk.ts'
import { browserTimeZone } from '../core/format/time-zone.ts'
import { type Column, type Filter, type FilterKey, type List, valueIn } from '../core/table/list.ts'
import { type ListStore, listStore } from '../core/table/list-store.ts'
import { useDesk } from './desk.tsx'
import { Value } from './kit/fields/value.tsx'
import type { FilterDefinition, FilterOption, KindOf } from './kit/filters/filter-definition.ts'
import type { TableColumn } from './kit/table/table-types.ts'

type WordOf<Each, Id> = Each extends { word: infer Word extends string } ? Word : Id & string
type ColumnWords<L extends List> = {
  [Id in keyof L['columns']]: WordOf<L['columns'][Id], Id>
}[keyof L['columns']]
type FilterWords<L extends List> = {
  [Id in FilterKey<L>]:
    | WordOf<L['filters'][Id], Id>
    | (L['filters'][Id] extends { kind: 'yes-no' } ? `${Id}Yes` | `${Id}No` : never)
    | (L['filters'][Id] extends { kind: 'choice'; options: readonly { id: infer Option }[] }
        ? `${Id}-${Option & string}`
        : never)
}[FilterKey<L>]

/** The texts that a list needs: its headings, the labels of its filters, their options. */
export type ListWords<L extends List> = Readonly<Record<ColumnWords<L> | FilterWords<L>, string>>

interface ListOptions<C extends ListCall> {
  call: C
  /** What the list is of: `{ eventId }`. */
  of: ScopeOf<C>
  words: ListWords<C['list']>
  /** The columns that the screen draws itself. */
  cells?: { readonly [Id in keyof C['list']['columns']]?: (row: RowOfCall<C>) => ReactNode }
  /** The filters whose choices aren't words of ours. */
  choices?: { readonly [Id in FilterKey<C['list']>]?: FilterChoices }
  /** Columns that this person isn't told. */
  leaveOut?: readonly (keyof C['list']['columns'])[]
  /** A store that outlives the screen. */
  kept?: (desk: Desk) => ListStore<C>
}

type Lookup = Pick<KindOf<'lookup'>, 'labelOf' | 'draw'>
/** Of a filter: what there is to choose from, or how it is searched. */
export type FilterChoices = readonly FilterOption[] | Lookup

type Words = Readonly<Record<string, string>>

/** A declared list on the screen: `<ListTable {...list} rowName={…} />`. */
export function useList<const C extends ListCall>({
  call,
  of,
  words,
  cells,
  choices,
  leaveOut = none,
  kept,
}: ListOptions<C>) {
  type Row = RowOfCall<C> & object
  const desk = useDesk()
  const scope = JSON.stringify(of)
  const list = useMemo(
    () => kept?.(desk) ?? listStore(desk, call, JSON.parse(scope)),
    [desk, call, scope, kept],
  )
  const { columns, filters }: List = call.list
  return {
    list,
    store: list.table,
    rowId,
    columns: useMemo(
      () =>
        Object.entries(columns).flatMap(([id, column]) => {
          if (column.only === 'file' || leaveOut.includes(id)) return []
          const own = (cells as Record<string, (row: Row) => ReactNode> | undefined)?.[id]
          return [columnOf<Row>(id, column, words, own)]
        }),
      [columns, words, cells, leaveOut],
    ),
    filters: useMemo(
      () =>
        Object.entries(filters).map(([id, filter]) => {
          const own = (choices as Record<string, FilterChoices> | undefined)?.[id]
          return filterOf(id, filter, words, own)
        }),
      [filters, words, choices],
    ),
  }
}

const none: readonly never[] = []

function isOptions(choices: FilterChoices): choices is readonly FilterOption[] {
  return Array.isArray(choices)
}

function rowId(row: object): string {
  return String(Reflect.get(row, 'id'))
}

function columnOf<Row extends object>(
  id: string,
  column: Column,
  words: Words,
  own: ((row: Row) => ReactNode) | undefined,
): TableColumn<Row> {
  const { kind, sort, card, hidden, word = id } = column
  const cell = (row: Row) => {
    const value = valueIn(row, id, column)
    return <Value kind={kind} value={wordFor(id, kind, value, words)} />
  }
  return {
    id,
    header: words[word] ?? word,
    cell: own ?? cell,
    ...(sort && { sortable: sort }),
    ...(card && { card }),
    ...(hidden && { initiallyHidden: true }),
    ...((kind === 'money' || kind === 'count') && { align: 'end' }),
  }
}

/** A choice, or a yes or no, in words; anything else as it is. */
function wordFor(id: string, kind: Column['kind'], value: unknown, words: Words): unknown {
  if (kind === 'choice' && value) return words[`${id}-${value}`]
  if (kind === 'yes-no') return words[`${id}${value ? 'Yes' : 'No'}`] ?? value
  return value
}

function filterOf(
  id: string,
  filter: Filter,
  words: Words,
  choices: FilterChoices | undefined,
): FilterDefinition {
  const { pinned = false, word = id } = filter
  const named = { id, label: words[word] ?? word, pinned }
  switch (filter.kind) {
    case 'yes-no':
      return { ...named, kind: 'yes-no', yes: words[`${id}Yes`] ?? '', no: words[`${id}No`] ?? '' }
    case 'choice':
    case 'lookup': {
      const { many = false } = filter
      if (choices && !isOptions(choices)) return { ...named, kind: 'lookup', many, ...choices }
      const all = 'options' in filter ? filter.options : []
      const options = all.map(option => ({
        id: option.id,
        label: words[`${id}-${option.id}`] ?? option.id,
      }))
      return { ...named, kind: 'choice', many, options: choices ?? options }
    }
    case 'days':
      return { ...named, kind: 'days', timeZone: browserTimeZone() }
    case 'search':
    case 'number':
      return { ...named, kind: filter.kind }
    default:
      throw new Error(`The filter “${id}” needs more than words: the screen hands it over.`)
  }
}
