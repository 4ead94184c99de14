import type { TableColumn } from './table-types.ts'

/** How a column's heading, cells and total are set: at which edge, and where they stand on a card. */
export function cellClass<Row>({ align, card = 'meta' }: TableColumn<Row>): string {
  return `rd-cell-${card}${align === 'end' ? ' rd-cell-end rd-number' : ''}`
}
