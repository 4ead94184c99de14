import PrintDialog from '../tickets/parts/print-dialog.tsx'
import type { OrderQuestionProps } from './order-question.ts'

/** The tickets of one order, on paper. */
export default function PrintOrder({ order, view, onClose }: OrderQuestionProps) {
  const { id } = order
  return <PrintDialog set={{ of: 'ids', ids: [id] }} onChanged={view.reload} onClose={onClose} />
}
