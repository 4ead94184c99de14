import { Skeleton } from '../skeleton.tsx'
import { cellClass } from './cell-class.ts'
import { roles } from './roles.ts'
import type { TableColumn } from './table-types.ts'

interface TableSkeletonProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: number
  selectable: boolean
  hasActions: boolean
}

/** Lengths that look like a list, and are the same every time. */
const widths = ['68%', '82%', '54%', '74%', '60%']

/** Rows on their way, in the layout that they will have: nothing moves when they come. */
export function TableSkeleton<Row>({
  columns,
  rows,
  selectable,
  hasActions,
}: TableSkeletonProps<Row>) {
  return (
    <tbody {...roles.rowGroup} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => row).map(row => (
        <tr key={row} className="rd-table-row">
          {selectable && <td className="rd-cell-select" />}
          {columns.map((column, place) => (
            <td key={column.id} className={cellClass(column)} data-label={column.header}>
              <Skeleton width={widths[(row * 2 + place) % widths.length] ?? '68%'} />
            </td>
          ))}
          {hasActions && <td className="rd-cell-actions" />}
        </tr>
      ))}
    </tbody>
  )
}
