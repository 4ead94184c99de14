import { useMemo, useRef } from 'react'
import { roles } from './roles.ts'
import { type RowParts, TableRow } from './table-row.tsx'
import type { TableRowErrors } from './table-types.ts'
import { useRowFocus } from './use-row-focus.ts'

interface BodyRow<Row> {
  id: string
  original: Row
  getIsSelected: () => boolean
}

interface TableBodyProps<Row> {
  rows: readonly BodyRow<Row>[]
  parts: RowParts<Row>
  /** Rows on the pages before. */
  firstIndex: number
  openedId: string | null | undefined
  errors: TableRowErrors | undefined
}

/** The rows, and the keys that go through them. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, parts, firstIndex, openedId, errors } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const { current, next, handlers } = useRowFocus(body, ids)
  return (
    <tbody
      ref={body}
      {...roles.rowGroup}
      {...(parts.interactive && { 'data-next': 'inside', ...handlers })}
    >
      {rows.map((row, index) => (
        <TableRow
          key={row.id}
          row={row.original}
          id={row.id}
          rowIndex={firstIndex + index + 2}
          parts={parts}
          selected={row.getIsSelected()}
          current={row.id === current}
          next={row.id === next}
          opened={row.id === openedId}
          error={errors?.messages.get(row.id)}
        />
      ))}
    </tbody>
  )
}
