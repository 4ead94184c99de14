import { useWords } from '../language.tsx'
import { cellClass } from './cell-class.ts'
import { cellRole, roles } from './roles.ts'
import type { TableColumn } from './table-types.ts'
import { tableTexts } from './texts.ts'

interface TableFootProps<Row> {
  columns: readonly TableColumn<Row>[]
  interactive: boolean
  selectable: boolean
  hasActions: boolean
}

/** The totals row, where a column has one. It says "Total" in the title's place, unless that has its own. */
export function TableFoot<Row>({
  columns,
  interactive,
  selectable,
  hasActions,
}: TableFootProps<Row>) {
  const words = useWords(tableTexts)
  if (columns.every(({ total }) => total === undefined)) return null
  const role = cellRole(interactive)
  return (
    <tfoot {...roles.rowGroup}>
      <tr {...roles.row} className="rd-table-totals">
        {selectable && <td {...role} className="rd-cell-select" />}
        {columns.map(column =>
          column.card === 'title' ? (
            <th key={column.id} {...roles.rowHeader} scope="row" className={cellClass(column)}>
              {column.total ?? words.total}
            </th>
          ) : (
            <td
              key={column.id}
              {...role}
              className={cellClass(column)}
              {...(column.total === undefined
                ? { 'data-blank': true }
                : { 'data-label': column.header })}
            >
              {column.total}
            </td>
          ),
        )}
        {hasActions && <td {...role} className="rd-cell-actions" />}
      </tr>
    </tfoot>
  )
}
