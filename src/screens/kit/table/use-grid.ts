import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useMemo } from 'react'
import type { TableLayout } from '../../../core/table/layout.ts'
import type { Sort } from '../../../core/table/list.ts'
import type { SelectionProps, TableColumn } from './table-types.ts'
import { useLatest } from './use-latest.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
})

interface GridOptions<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  layout: TableLayout | undefined
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
  selection: SelectionProps | undefined
}

const noOrder: string[] = []

/** TanStack Table's models under our markup: which columns and rows there are, in order, and what is selected. */
export function useGrid<Row extends RowData>(options: GridOptions<Row>) {
  const { columns, rows, rowId, layout, sort, onSort, selection } = options
  const definitions = useMemo(() => columns.map(definitionOf<Row>), [columns])
  const data = useMemo(() => [...rows], [rows])
  const columnVisibility = useMemo(() => visibilityOf(columns, layout), [columns, layout])
  const rowSelection = useSelected(selection, data, rowId)

  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    state: {
      columnVisibility,
      columnOrder: layout?.order ?? noOrder,
      rowSelection,
      sorting: sort ? [{ id: sort.by, desc: sort.direction === 'desc' }] : [],
    },
    onSortingChange(updater) {
      const [next] = functionalUpdate(
        updater,
        sort ? [{ id: sort.by, desc: sort.direction === 'desc' }] : [],
      )
      if (next) onSort?.({ by: next.id, direction: next.desc ? 'desc' : 'asc' })
    },
    onRowSelectionChange(updater) {
      const next = functionalUpdate(updater, rowSelection)
      selection?.onChange({ kind: 'rows', ids: Object.keys(next) })
    },
  })

  const latest = useLatest(table)
  /** A checkbox was clicked; with Shift, the rows since the last one go with it. */
  const toggleRow = useCallback(
    (id: string, event: unknown) => latest.current.getRow(id).getToggleSelectedHandler()(event),
    [latest],
  )
  const byId = useMemo(() => new Map(columns.map(column => [column.id, column])), [columns])
  const key = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join('\n')
  // The same list while it holds the same: rows then don't draw anew.
  const visible = useMemo(() => key.split('\n').flatMap(id => byId.get(id) ?? []), [key, byId])
  return { table, toggleRow, visible }
}

function definitionOf<Row>(column: TableColumn<Row>) {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => row,
    enableSorting: Boolean(column.sortable),
    sortDescFirst: column.sortable === 'desc',
  }
}

function visibilityOf<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout | undefined,
): Record<string, boolean> {
  return Object.fromEntries(columns.map(column => [column.id, isShown(column, layout)]))
}

/** Whether a person sees this column. */
export function isShown<Row>(
  { id, card, hideable, initiallyHidden }: TableColumn<Row>,
  layout: TableLayout | undefined,
): boolean {
  if (card === 'title' || hideable === false) return true
  if (layout?.hidden.includes(id)) return false
  return !initiallyHidden || (layout?.shown.includes(id) ?? false)
}

function useSelected<Row>(
  selection: SelectionProps | undefined,
  rows: readonly Row[],
  rowId: (row: Row) => string,
): Record<string, true> {
  const value = selection?.value
  const whole = value?.kind === 'all-matching' ? rows : undefined
  return useMemo(() => {
    const ids = whole ? whole.map(rowId) : value?.kind === 'rows' ? value.ids : []
    return Object.fromEntries(ids.map(id => [id, true as const]))
  }, [value, whole, rowId])
}
