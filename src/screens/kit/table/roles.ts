/**
 * A table's own roles, said once more: in a narrow place its rows are drawn as cards, and browsers then no
 * longer take it for a table.
 */
export const roles = {
  table: { role: 'table' },
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
  gridCell: { role: 'gridcell' },
} as const

export function cellRole(interactive: boolean) {
  return interactive ? roles.gridCell : roles.cell
}
