import { addSheet } from '../../../core/style/sheets.ts'
import { Dash } from '../../kit/dash.tsx'
import ordersCss from '../orders.css?inline'

addSheet(ordersCss)

/** Numbers in a table, "104–106, 109": a line ends between runs of them, and never within one. */
export function TicketRuns({ children: numbers }: { children: string | null }) {
  if (numbers === null) return <Dash />
  return (
    <span className="rd-number">
      {numbers.split(', ').map((run, at) => (
        <span key={run}>
          {at > 0 && ', '}
          <span className="rd-order-whole">{run}</span>
        </span>
      ))}
    </span>
  )
}
