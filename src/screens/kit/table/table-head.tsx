import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import type { Sort } from '../../../core/table/list.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { cellClass } from './cell-class.ts'
import { roles } from './roles.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import type { TableColumn } from './table-types.ts'
import { tableTexts } from './texts.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: Sort | null
  /** A column's next order; without it no column can be sorted. */
  onSort: ((columnId: string) => void) | undefined
  /** Of this page's rows; undefined where rows can't be selected. */
  selected: { state: boolean | 'some'; disabled: boolean; onToggle: () => void } | undefined
  hasActions: boolean
}

/** Headings that stay in sight. A sortable one is a button that says how it sorts now. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selected, hasActions } = props
  const words = useWords(tableTexts)
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={1}>
        {selected && (
          <th {...roles.columnHeader} scope="col" className="rd-cell-select">
            <RowCheckbox
              label={words.selectAll}
              checked={selected.state}
              disabled={selected.disabled}
              onChange={selected.onToggle}
            />
          </th>
        )}
        {columns.map(column => (
          <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th {...roles.columnHeader} scope="col" className="rd-cell-actions">
            <span className="rd-only-read-out">{words.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadingProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onSort'> {
  column: TableColumn<Row>
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { id, header, width } = column
  const direction = sort?.by === id ? sort.direction : undefined
  const style = width ? { inlineSize: width } : undefined
  if (!column.sortable || !onSort) {
    return (
      <th {...roles.columnHeader} scope="col" className={cellClass(column)} style={style}>
        {header}
      </th>
    )
  }
  const icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      className={`${cellClass(column)} rd-heading-sortable`}
      style={style}
      aria-sort={direction ? ariaSort[direction] : 'none'}
    >
      <button type="button" className="rd-sort" onClick={() => onSort(id)}>
        <span>{header}</span>
        <Icon of={icon} size={14} />
      </button>
    </th>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
