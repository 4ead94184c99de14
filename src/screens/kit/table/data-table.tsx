import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import type { TableLayout } from '../../../core/table/layout.ts'
import type { Sort } from '../../../core/table/list.ts'
import type { MenuEntry } from '../overlays/menu-entries.ts'
import { BulkBar } from './bulk-bar.tsx'
import dataTableCss from './data-table.css?inline'
import { Pager } from './pager.tsx'
import { roles } from './roles.ts'
import { TableBody } from './table-body.tsx'
import tableCardsCss from './table-cards.css?inline'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import type { RowParts } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { TableStates } from './table-states.tsx'
import {
  type EmptyTable,
  type LookElsewhere,
  nothingSelected,
  type PagingProps,
  type RowTarget,
  type SelectionProps,
  type TableColumn,
  type TableContent,
  type TableRowErrors,
} from './table-types.ts'
import { useGrid } from './use-grid.ts'
import { useLatest } from './use-latest.ts'
import { useScrollOnlyWhenWide } from './use-scroll-only-when-wide.ts'

addSheet(dataTableCss)
addSheet(tableCardsCss)

export interface DataTableProps<Row> {
  /** What the rows are: the table's accessible name. */
  label: string
  /** Shown above the table. */
  title?: string
  /** The same list while nothing in it changes: build it with useMemo. One column is the card's title. */
  columns: readonly TableColumn<Row>[]
  rowId: (row: Row) => string
  /** A row in words, for "Select …" and "Actions for …". */
  rowName: (row: Row) => string
  content: TableContent<Row>
  empty: EmptyTable
  /** In the rows' place where they may not be seen; default: that it is so. */
  forbidden?: ReactNode
  /** Of the failed state; it needs one. */
  onRetry?: (() => void) | undefined
  /** Of the state in which no row matches. */
  onClearFilters?: (() => void) | undefined
  /** Of that state, too. */
  elsewhere?: LookElsewhere | undefined
  sort?: Sort | null
  onSort?: ((sort: Sort) => void) | undefined
  paging?: PagingProps | undefined
  selection?: SelectionProps | undefined
  rowErrors?: TableRowErrors | undefined
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  /** The screen that a row's title leads to. */
  rowTarget?: ((row: Row) => RowTarget) | undefined
  /** Opens a row in place, in a drawer beside the list; instead of `rowTarget`. */
  onOpen?: ((row: Row) => void) | undefined
  openedId?: string | null
  layout?: TableLayout | undefined
  /** Before the table: its filter bar. */
  filters?: ReactNode
  /** At the end of the table's heading: views, columns, Download CSV. */
  tools?: ReactNode
}

const noRows: readonly never[] = []

/**
 * Rows of anything, one page at a time. Columns are declared, everything else is here: the five states, order,
 * paging, selection with its bulk bar, row actions, arrow keys, totals, density, and cards where it is narrow.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { state } = props.content
  const [first, setFirst] = useState<TableContent<Row>['state']>('loading')
  if (first === 'loading' && state !== 'loading') setFirst(state)
  // Empty at first, it is another box than the one that waited: nothing of that one is seen to jump.
  return <Table key={first === 'empty' ? 'empty' : 'rows'} {...props} />
}

function Table<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, content, selection, layout, paging, sort = null, onSort } = props
  const rows = content.state === 'ready' ? content.rows : noRows
  const { table, toggleRow, visible } = useGrid({
    columns: props.columns,
    rows,
    rowId: props.rowId,
    layout,
    sort,
    onSort,
    selection,
  })
  const scroller = useScrollOnlyWhenWide()
  const parts = useRowParts(props, visible, toggleRow)
  const hasRows = content.state === 'ready' || content.state === 'loading'
  const shape = {
    columns: visible,
    interactive: parts.interactive,
    selectable: parts.selectable,
    hasActions: parts.rowActions !== undefined,
  }

  function toggleAll() {
    if (selection?.value.kind === 'all-matching') selection.onChange(nothingSelected)
    else table.toggleAllPageRowsSelected()
  }

  return (
    <section className="rd-table-region" aria-label={label}>
      {props.filters}
      <div
        className="rd-table-card"
        tabIndex={-1}
        data-next={rows.length === 0 ? 'inside' : undefined}
        data-density={layout?.density}
        {...(content.state === 'ready' && content.refreshing ? { 'data-refreshing': true } : {})}
      >
        <Heading title={props.title} tools={props.tools} />
        {hasRows && (
          <div className="rd-table-scroll" ref={scroller}>
            <table
              {...(parts.interactive ? roles.grid : roles.table)}
              className="rd-table"
              aria-label={label}
              aria-busy={content.state === 'loading' || content.refreshing === true}
              aria-rowcount={rowCountOf(paging)}
            >
              <TableHead
                columns={visible}
                sort={sort}
                onSort={onSort && (id => table.getColumn(id)?.toggleSorting())}
                hasActions={shape.hasActions}
                selected={
                  selection && {
                    state:
                      table.getIsAllPageRowsSelected() ||
                      (table.getIsSomePageRowsSelected() && 'some'),
                    disabled: rows.length === 0,
                    onToggle: toggleAll,
                  }
                }
              />
              {content.state === 'loading' ? (
                <TableSkeleton {...shape} rows={Math.min(paging?.pageSize ?? 10, 20)} />
              ) : (
                <TableBody
                  rows={table.getRowModel().rows}
                  parts={parts}
                  firstIndex={paging ? (paging.page - 1) * paging.pageSize : 0}
                  openedId={props.openedId}
                  errors={props.rowErrors}
                />
              )}
              {content.state === 'ready' && <TableFoot {...shape} />}
            </table>
          </div>
        )}
        <TableStates {...props} />
        {selection && <BulkBar selection={selection} paging={paging} errors={props.rowErrors} />}
        {content.state === 'ready' && paging && (
          <Pager {...paging} shown={rows.length} busy={content.refreshing === true} />
        )}
      </div>
    </section>
  )
}

function Heading({ title, tools }: { title: string | undefined; tools: ReactNode }) {
  if (!title && !tools) return null
  return (
    <header className="rd-table-heading">
      {title && <h2 className="rd-table-title">{title}</h2>}
      {tools && <div className="rd-table-tools">{tools}</div>}
    </header>
  )
}

/** -1 where nobody counted to the end. */
function rowCountOf(paging: PagingProps | undefined): number | undefined {
  if (!paging) return undefined
  return paging.totalCapped ? -1 : paging.total + 1
}

/** The same object while nothing changes that a row draws: callbacks may be new ones on every render. */
function useRowParts<Row>(
  props: DataTableProps<Row>,
  columns: readonly TableColumn<Row>[],
  onToggle: (id: string, event: unknown) => void,
): RowParts<Row> {
  const latest = useLatest(props)
  const selectable = props.selection !== undefined
  const { rowName, rowActions, rowTarget } = props
  const opens = props.onOpen !== undefined
  return useMemo(
    () => ({
      columns,
      rowName,
      selectable,
      interactive: selectable || opens || rowActions !== undefined || rowTarget !== undefined,
      onToggle,
      rowTarget,
      onOpen: opens ? row => latest.current.onOpen?.(row) : undefined,
      rowActions,
    }),
    [columns, rowName, selectable, opens, onToggle, rowTarget, rowActions, latest],
  )
}
