import type { TableLayout } from '../../../core/table/layout.ts'

/** The screen's own columns and order. */
export const plainLayout: TableLayout = {
  order: [],
  shown: [],
  hidden: [],
  density: 'comfortable',
}
