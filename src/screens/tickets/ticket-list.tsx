import { Ticket } from 'lucide'
import { useCallback } from 'react'
import type { Desk } from '../../core/desk.ts'
import { pathTo } from '../../core/links.ts'
import { ticketCalls } from '../../core/tickets/calls.ts'
import { ticketTexts } from '../../core/tickets/texts.ts'
import type { TicketRow } from '../../core/tickets/ticket-list.ts'
import { ticketsOf } from '../../core/tickets/tickets-table.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useRaffleChoices } from '../raffles/parts/use-raffle-choices.tsx'
import { useList } from '../use-list.tsx'
import { useTarget } from '../use-target.ts'
import { ticketCells, ticketRowName } from './ticket-cells.tsx'

const listOf = (desk: Desk) => ticketsOf(desk).store

/** Any ticket of the organisation: whose it is, where it stands, which draws it is in (docs/domain.md, section 2). */
export default function TicketList() {
  const texts = useTexts(ticketTexts)
  const { store, download } = ticketsOf(useDesk())
  const { list: _, ...table } = useList({
    call: ticketCalls.list,
    of: {},
    words: texts,
    cells: ticketCells,
    choices: useRaffleChoices(store.table),
    kept: listOf,
  })
  const target = useTarget()
  const rowTarget = useCallback(({ id }: TicketRow) => target(pathTo('order', { id })), [target])
  return (
    <div className="rd-page">
      <PageHeader title={texts.tickets} back={{ label: texts.back, ...target(pathTo('orders')) }} />
      <ListTable<TicketRow>
        {...table}
        label={texts.tickets}
        rowName={ticketRowName}
        rowTarget={rowTarget}
        download={download}
        empty={{ icon: Ticket, title: texts.noTickets, message: texts.noTicketsHint }}
      />
    </div>
  )
}
