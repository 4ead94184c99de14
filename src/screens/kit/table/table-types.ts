import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type { SavedView } from '../../../core/table/layout.ts'

/** A column, as a screen declares it. Its id is also what the API sorts by. */
export interface TableColumn<Row> {
  id: string
  /** The column's heading; in a narrow table it stands before each value. */
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts: their digits then stand below each other. */
  align?: 'start' | 'end'
  /** Whether the API sorts by it, and in which direction a first click does (ascending when `true`). */
  sortable?: boolean | 'asc' | 'desc'
  /** False for what a row can't do without. The title always stays. */
  hideable?: boolean
  /** Left out until somebody chooses it. */
  initiallyHidden?: boolean
  /** Where it stands when rows become cards; `meta` unless it is said. One column is the title. */
  card?: 'title' | 'status' | 'meta' | 'hidden'
  /** A CSS length; without it the content decides. */
  width?: string
  /** What the totals row shows in this column. */
  total?: ReactNode
}

/** What stands in the table: one of these, never two. */
export type TableContent<Row> =
  | { state: 'loading' }
  /** `refreshing`: these rows stay while newer ones are on their way. */
  | { state: 'ready'; rows: readonly Row[]; refreshing?: boolean }
  | { state: 'empty' }
  | { state: 'no-match' }
  | { state: 'failed'; message: string }
  | { state: 'forbidden' }

/** Nothing there yet: why, and the next step. */
export interface EmptyTable {
  icon: IconNode
  title: string
  message?: string
  action?: ReactNode
}

/** Where no row matches: where else one can look, and why there. */
export interface LookElsewhere {
  message: string
  link: ReactNode
}

export type TableSelection =
  | { kind: 'rows'; ids: readonly string[] }
  /** Every row that the filters let through, on whichever page. */
  | { kind: 'all-matching' }

export const nothingSelected: TableSelection = { kind: 'rows', ids: [] }

export interface SelectionProps {
  value: TableSelection
  onChange: (selection: TableSelection) => void
  /** The buttons of the bulk bar. */
  actions: ReactNode
  /** Whether the actions can be asked for all rows that match, beyond this page. */
  allMatching?: boolean
  /** The bulk bar has come; what it gives back is called as the bar goes. */
  onBar?: (() => () => void) | undefined
}

/** What bulk work could not do: a message a row, by its id, of how many rows in all. */
export interface TableRowErrors {
  messages: ReadonlyMap<string, string>
  of: number
}

/** Where a row's title leads: the whole address, and the path below the base path. */
export interface RowTarget {
  href: string
  path: string
}

export interface PagingProps {
  /** The page that the rows on screen belong to, from 1. */
  page: number
  pageSize: number
  pageSizes?: readonly number[]
  /** Of all rows that match; with `totalCapped` there are more. */
  total: number
  totalCapped: boolean
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  onPageSize?: (pageSize: number) => void
}

export interface SavedViewsProps {
  views: readonly SavedView[]
  /** The view whose filters, order and columns are shown now, by its id. */
  currentId: string | null
  /** The view that the list opens with. */
  startId: string | null
  onShow: (view: SavedView) => void
  /** Saves what is shown now under a name. */
  onSave: (name: string) => void
  /** The view takes over what is shown now. */
  onUpdate: (id: string) => void
  onRename: (id: string, name: string) => void
  onDelete: (id: string) => void
  onStart: (id: string | null) => void
}
