import type { Arrangement, Paper } from '../../core/tickets/paper.ts'
import { slipsOf, slipsOnSheet, stacked } from '../../core/tickets/paper.ts'
import { paperWords } from '../../core/tickets/paper-words.ts'
import type { PrintedOrder, PrintedRaffle } from '../../core/tickets/ticket-print.ts'
import { AddressSheet } from './address-sheet.tsx'
import { Slip, type SlipProps } from './ticket-slip.tsx'

/** How each paper goes to the printer, and the margin that its rules are made for. */
export const paperOptions = {
  letter: { size: 'letter', marginMm: 8 },
  a4: { size: 'a4', marginMm: 8 },
  label: { size: { widthMm: 101.6, heightMm: 152.4 }, marginMm: 4 },
} as const satisfies Record<Paper, object>

interface TicketPaperProps {
  orders: readonly PrintedOrder[]
  raffles: readonly PrintedRaffle[]
  paper: Paper
  arrangement: Arrangement
}

/** Tickets on paper. No store reaches a printed page: everything comes as props. */
export function TicketPaper({ orders, raffles, paper, arrangement }: TicketPaperProps) {
  // What is cut has one size.
  const listed = arrangement === 'by-order' && paper !== 'label'
  const byId = new Map(raffles.map(raffle => [raffle.id, raffle]))
  const all = orders.flatMap(order => {
    const raffle = byId.get(order.eventId)
    if (!raffle) return []
    const slips = slipsOf(order.runs, raffle).map(runs => ({ order, raffle, runs, listed }))
    return [{ order, raffle, slips }]
  })
  return (
    <div className={`rd-paper rd-paper-${paper}`}>
      {arrangement === 'stacks'
        ? stacked(
            all.flatMap(({ slips }) => slips),
            slipsOnSheet[paper],
          ).map(onSheet => <Sheet key={keyOf(onSheet[0])} slips={onSheet} />)
        : all.map(({ order, raffle, slips }) => (
            <section key={order.orderId} className="rd-paper-order" lang={order.language}>
              <AddressSheet order={order} raffle={raffle} words={paperWords[order.language]} />
              <Slips slips={slips} />
            </section>
          ))}
    </div>
  )
}

function Sheet({ slips }: { slips: readonly SlipProps[] }) {
  return (
    <section className="rd-paper-sheet">
      <Slips slips={slips} />
    </section>
  )
}

function Slips({ slips }: { slips: readonly SlipProps[] }) {
  return slips.map(slip => <Slip key={keyOf(slip)} {...slip} />)
}

const keyOf = (slip: SlipProps | undefined) =>
  `${slip?.order.orderId} ${slip?.runs[0]?.firstNumber}`
