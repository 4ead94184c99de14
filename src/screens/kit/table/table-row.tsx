import { CircleAlert, Ellipsis } from 'lucide'
import { memo, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { Link } from '../link.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { MenuEntry } from '../overlays/menu-entries.ts'
import { cellClass } from './cell-class.ts'
import { cellRole, roles } from './roles.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import type { RowTarget, TableColumn } from './table-types.ts'
import { tableTexts } from './texts.ts'

/** What every row is drawn with; the same object while nothing of it changes. */
export interface RowParts<Row> {
  columns: readonly TableColumn<Row>[]
  rowName: (row: Row) => string
  /** People go from row to row with arrow keys, because rows can be selected, opened or acted on. */
  interactive: boolean
  selectable: boolean
  onToggle: (id: string, event: unknown) => void
  rowTarget: ((row: Row) => RowTarget) | undefined
  onOpen: ((row: Row) => void) | undefined
  rowActions: ((row: Row) => readonly MenuEntry[]) | undefined
}

interface TableRowProps<Row> {
  row: Row
  id: string
  /** Among all rows that match, from 1; the heading is the first. */
  rowIndex: number
  parts: RowParts<Row>
  selected: boolean
  current: boolean
  /** Has the focus when the row goes that has it. */
  next: boolean
  opened: boolean
  error: string | undefined
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, rowIndex, parts, selected, current, next, opened, error } = props
  const { columns, rowName, interactive, selectable, onToggle, rowActions } = parts
  const words = useWords(tableTexts)
  const errorId = useId()
  const element = useRef<HTMLTableRowElement>(null)

  // What a screen puts into its cells is reached by arrow keys too, so that Tab leaves the table.
  useEffect(() => {
    if (!interactive) return
    const inside = element.current?.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input):not([tabindex])',
    )
    for (const control of inside ?? []) control.tabIndex = -1
  })

  const span = columns.length + Number(selectable) + Number(rowActions !== undefined)
  return (
    <>
      <tr
        ref={element}
        {...roles.row}
        className="rd-table-row"
        data-row-id={id}
        aria-rowindex={rowIndex}
        {...(interactive ? { tabIndex: current ? 0 : -1 } : {})}
        {...(next ? { 'data-next': true } : {})}
        {...(selectable ? { 'aria-selected': selected } : {})}
        {...(opened ? { 'data-opened': true } : {})}
        {...(error === undefined ? {} : { 'aria-describedby': errorId, 'data-failed': true })}
      >
        {selectable && (
          <td {...cellRole(interactive)} className="rd-cell-select">
            <RowCheckbox
              label={words.select({ name: rowName(row) })}
              checked={selected}
              ofRow
              onChange={event => onToggle(id, event)}
            />
          </td>
        )}
        {columns.map(column => (
          <Cell key={column.id} column={column} row={row} parts={parts} />
        ))}
        {rowActions && (
          <td {...cellRole(interactive)} className="rd-cell-actions">
            <RowMenu name={rowName(row)} items={rowActions(row)} />
          </td>
        )}
      </tr>
      {error !== undefined && (
        <tr {...roles.row} className="rd-table-row-error">
          <td {...cellRole(interactive)} colSpan={span}>
            <p id={errorId} className="rd-table-row-message">
              <Icon of={CircleAlert} size={14} />
              <span>
                <span className="rd-only-read-out">{words.rowError} </span>
                {error}
              </span>
            </p>
          </td>
        </tr>
      )}
    </>
  )
}

/** A row draws anew when something of it changes, and only then. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow

interface CellProps<Row> {
  column: TableColumn<Row>
  row: Row
  parts: RowParts<Row>
}

function Cell<Row>({ column, row, parts }: CellProps<Row>) {
  const className = cellClass(column)
  if (column.card === 'title') {
    return (
      <th {...roles.rowHeader} scope="row" className={className} data-label={column.header}>
        <Opener row={row} parts={parts}>
          {column.cell(row)}
        </Opener>
      </th>
    )
  }
  return (
    <td {...cellRole(parts.interactive)} className={className} data-label={column.header}>
      {column.cell(row)}
    </td>
  )
}

/** A row's title: what opens it, where it can be opened. */
function Opener<Row>({
  row,
  parts,
  children,
}: Omit<CellProps<Row>, 'column'> & { children: ReactNode }) {
  const { rowTarget, onOpen } = parts
  if (rowTarget) {
    return (
      <Link {...rowTarget(row)} className="rd-row-link">
        {children}
      </Link>
    )
  }
  if (!onOpen) return children
  return (
    <button type="button" className="rd-row-link" tabIndex={-1} onClick={() => onOpen(row)}>
      {children}
    </button>
  )
}

function RowMenu({ name, items }: { name: string; items: readonly MenuEntry[] }) {
  const words = useWords(tableTexts)
  if (items.length === 0) return null
  const label = words.actionsFor({ name })
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <Button
          variant="quiet"
          className="rd-row-menu"
          aria-label={label}
          tabIndex={-1}
          icon={<Icon of={Ellipsis} />}
        />
      }
    />
  )
}
