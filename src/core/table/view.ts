/**
 * What a table shows, as its location holds it (docs/architecture.md, "Location"): filters, order, page and the
 * opened row. Defaults are left out of the URL; what can't be read falls back to them.
 */
import { type FilterShape, type FilterValues, parseFilter } from '../format/filters.ts'
import type { Parameters } from '../location.ts'
import type { Sort } from './list.ts'

/** A filter as its table knows it: what it can hold, and its key in the location. */
export type TableFilter = FilterShape & { id: string }

export interface TableView {
  /** Those set, and those that have a default: '' where such a one is cleared. */
  readonly filters: FilterValues
  /** Null leaves the order to the server. */
  readonly sort: Sort | null
  /** From 1. Beside a cursor it only numbers the rows. */
  readonly page: number
  /** An answer's `nextCursor` or `previousCursor`; null on the first page. */
  readonly cursor: string | null
  readonly pageSize: number
  /** The id of the opened row. */
  readonly opened: string | null
}

export interface ViewDefinition {
  /** The columns that the API sorts by. */
  sortable?: readonly string[]
  filters?: readonly TableFilter[]
  pageSizes?: readonly number[]
  defaults?: { sort?: Sort; pageSize?: number; filters?: FilterValues }
}

/** Page sizes to choose from, where a list has none of its own. */
export const usualPageSizes: readonly number[] = [20, 50, 100]

const keys = { sort: 'sort', page: 'page', cursor: 'cursor', pageSize: 'size', opened: 'open' }
const reserved = new Set<string>(Object.values(keys))

type Changes = Record<string, string | null>

/** @throws Error where a filter is named as the table's own keys are: a mistake in the program */
export function checkDefinition({ filters = [] }: ViewDefinition): void {
  const taken = filters.find(({ id }) => reserved.has(id))
  if (taken) throw new Error(`A table keeps “${taken.id}” for itself: name the filter otherwise.`)
}

interface Declared {
  columns: readonly { id: string; sortable?: boolean | 'asc' | 'desc' }[]
  filters?: readonly Pick<TableFilter, 'id' | 'kind'>[] | undefined
}

/**
 * A screen names columns and filters a second time, with their words: a click must not ask for what the store
 * doesn't know.
 * @throws Error for a sortable column or a filter that the store lacks, or has as another kind: a mistake in the program
 */
export function checkDeclared(
  definition: ViewDefinition,
  { columns, filters = [] }: Declared,
): void {
  const known = new Map(definition.filters?.map(({ id, kind }) => [id, kind]))
  const wrong = [
    ...columns.filter(({ id, sortable }) => sortable && !definition.sortable?.includes(id)),
    ...filters.filter(({ id, kind }) => known.get(id) !== kind),
  ]
  if (wrong.length === 0) return
  const names = wrong.map(({ id }) => `“${id}”`).join(', ')
  throw new Error(`The table's store doesn't sort or filter by ${names} in this way.`)
}

/** A location's parameters as a view. Never throws: a link may be old, or typed by hand. */
export function parseView(parameters: Parameters, definition: ViewDefinition): TableView {
  const page = wholeNumber(parameters[keys.page]) ?? 1
  return {
    filters: parseFilters(parameters, definition),
    sort: parseSort(parameters[keys.sort], definition),
    page,
    cursor: page > 1 ? parameters[keys.cursor] || null : null,
    pageSize: parsePageSize(parameters[keys.pageSize], definition),
    opened: parameters[keys.opened] || null,
  }
}

function parseFilters(parameters: Parameters, definition: ViewDefinition): FilterValues {
  const { filters = [], defaults } = definition
  const entries = filters.flatMap(filter => {
    const given = parameters[filter.id]
    const standard = defaults?.filters?.[filter.id]
    const value = given === '' || parseFilter(filter, given) ? given : standard
    return value || standard ? [[filter.id, value]] : []
  })
  return Object.fromEntries(entries)
}

function parseSort(text: string | undefined, definition: ViewDefinition): Sort | null {
  const standard = definition.defaults?.sort ?? null
  if (!text) return standard
  const descending = text.startsWith('-')
  const by = descending ? text.slice(1) : text
  if (!definition.sortable?.includes(by)) return standard
  return { by, direction: descending ? 'desc' : 'asc' }
}

function parsePageSize(text: string | undefined, definition: ViewDefinition): number {
  const size = wholeNumber(text)
  const sizes = definition.pageSizes ?? usualPageSizes
  return size !== null && sizes.includes(size) ? size : standardPageSize(definition)
}

function standardPageSize({ defaults, pageSizes = usualPageSizes }: ViewDefinition): number {
  return defaults?.pageSize ?? pageSizes[0] ?? 20
}

function wholeNumber(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

const firstPage: Changes = { [keys.page]: null, [keys.cursor]: null }

/** All filters anew; another set of rows begins at its first page. */
export function filterChanges(filters: FilterValues, definition: ViewDefinition): Changes {
  const changes = (definition.filters ?? []).map(({ id }) => {
    const value = filters[id] ?? ''
    const standard = definition.defaults?.filters?.[id] ?? ''
    return [id, value === standard ? null : value]
  })
  return { ...Object.fromEntries(changes), ...firstPage }
}

export function sortChanges(sort: Sort | null, definition: ViewDefinition): Changes {
  return { [keys.sort]: sortText(sort, definition), ...firstPage }
}

function sortText(sort: Sort | null, { defaults }: ViewDefinition): string | null {
  if (!sort) return null
  const standard = defaults?.sort
  if (standard?.by === sort.by && standard.direction === sort.direction) return null
  return sort.direction === 'desc' ? `-${sort.by}` : sort.by
}

export function pageSizeChanges(pageSize: number, definition: ViewDefinition): Changes {
  const isStandard = pageSize === standardPageSize(definition)
  return { [keys.pageSize]: isStandard ? null : String(pageSize), ...firstPage }
}

export function pageChanges(page: number, cursor: string | null): Changes {
  if (page <= 1) return firstPage
  return { [keys.page]: String(page), [keys.cursor]: cursor }
}

export function openedChanges(opened: string | null): Changes {
  return { [keys.opened]: opened }
}

/** What a saved view keeps of the location: filters, order and page size, as a query. */
export function queryOf(view: TableView, definition: ViewDefinition): string {
  const { page, cursor, ...kept } = {
    ...filterChanges(view.filters, definition),
    ...sortChanges(view.sort, definition),
    ...pageSizeChanges(view.pageSize, definition),
  } as Changes
  const entries = Object.entries(kept).filter((entry): entry is [string, string] => {
    return entry[1] !== null
  })
  return new URLSearchParams(entries).toString()
}

/** The changes that bring a saved query back, whatever stands there now. */
export function queryChanges(query: string, definition: ViewDefinition): Changes {
  const view = parseView(Object.fromEntries(new URLSearchParams(query)), definition)
  return {
    ...filterChanges(view.filters, definition),
    ...sortChanges(view.sort, definition),
    ...pageSizeChanges(view.pageSize, definition),
  }
}

/** Whether somebody narrowed the list down: an empty answer is then “no match”, not “nothing yet”. */
export function isFiltered({ filters }: TableView, { defaults }: ViewDefinition): boolean {
  return Object.entries(filters).some(
    ([id, value]) => value !== '' && value !== defaults?.filters?.[id],
  )
}
