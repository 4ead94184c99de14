import { ticketNumbers } from '../../../core/orders/order-list.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { Dash } from '../../kit/dash.tsx'
import ordersCss from '../orders.css?inline'

addSheet(ordersCss)

/** An order's numbers in a table: a line ends between runs of them, and never within one. */
export function TicketRuns({ order }: { order: Parameters<typeof ticketNumbers>[0] }) {
  const numbers = ticketNumbers(order)
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
