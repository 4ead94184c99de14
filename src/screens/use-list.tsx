import { type ReactNode, useMemo } from 'react'
import type { ListCall, RowOfCall, ScopeOf } from '../core/contract.ts'
import type { Column, Filter, FilterKey, List } from '../core/table/list.ts'
import { listStore } from '../core/table/list-store.ts'
import { useDesk } from './desk.tsx'
import { Value } from './kit/fields/value.tsx'
import type { FilterDefinition } from './kit/filters/filter-definition.ts'
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
}

type Words = Readonly<Record<string, string>>

/** A declared list on the screen: `<ListTable {...list} rowName={…} />`. */
export function useList<const C extends ListCall>({ call, of, words, cells }: ListOptions<C>) {
  type Row = RowOfCall<C> & object
  const desk = useDesk()
  const scope = JSON.stringify(of)
  const list = useMemo(() => listStore(desk, call, JSON.parse(scope)), [desk, call, scope])
  const { columns, filters }: List = call.list
  return {
    store: list.table,
    fileQuery: list.fileQuery,
    rowId,
    columns: useMemo(
      () =>
        Object.entries(columns).map(([id, column]) => {
          const own = (cells as Record<string, (row: Row) => ReactNode> | undefined)?.[id]
          return columnOf<Row>(id, column, words, own)
        }),
      [columns, words, cells],
    ),
    filters: useMemo(
      () => Object.entries(filters).map(([id, filter]) => filterOf(id, filter, words)),
      [filters, words],
    ),
  }
}

function rowId(row: object): string {
  return String(Reflect.get(row, 'id'))
}

function columnOf<Row extends object>(
  id: string,
  { kind, sort, card, hidden, word = id }: Column,
  words: Words,
  own: ((row: Row) => ReactNode) | undefined,
): TableColumn<Row> {
  return {
    id,
    header: words[word] ?? word,
    cell: own ?? (row => <Value kind={kind} value={Reflect.get(row, id)} />),
    ...(sort && { sortable: sort }),
    ...(card && { card }),
    ...(hidden && { initiallyHidden: true }),
    ...((kind === 'money' || kind === 'count') && { align: 'end' }),
  }
}

function filterOf(id: string, filter: Filter, words: Words): FilterDefinition {
  const { pinned = false, word = id } = filter
  const named = { id, label: words[word] ?? word, pinned }
  switch (filter.kind) {
    case 'yes-no':
      return { ...named, kind: 'yes-no', yes: words[`${id}Yes`] ?? '', no: words[`${id}No`] ?? '' }
    case 'choice': {
      const options = filter.options.map(option => ({
        id: option.id,
        label: words[`${id}-${option.id}`] ?? option.id,
      }))
      return { ...named, kind: 'choice', many: filter.many ?? false, options }
    }
    case 'search':
    case 'number':
      return { ...named, kind: filter.kind }
    default:
      throw new Error(`The filter “${id}” needs more than words: the screen hands it over.`)
  }
}
