import { useStore } from '@nanostores/react'
import { Printer, Ticket } from 'lucide'
import { useCallback } from 'react'
import type { Desk } from '../../core/desk.ts'
import { pathTo } from '../../core/links.ts'
import { may } from '../../core/permissions.ts'
import { ticketCalls } from '../../core/tickets/calls.ts'
import { ticketTexts } from '../../core/tickets/texts.ts'
import type { TicketRow } from '../../core/tickets/ticket-list.ts'
import { ticketsOf } from '../../core/tickets/tickets-table.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Icon } from '../kit/icon.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { useSees } from '../orders/parts/use-sees.ts'
import { useRaffleChoices } from '../raffles/parts/use-raffle-choices.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useList } from '../use-list.tsx'
import { useRoles } from '../use-roles.ts'
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
  const mayPrint = may('orders:correct', useRoles())
  const { raffle: raffleId } = useStore(store.table.$view).filters
  const target = useTarget()
  const rowTarget = useCallback(({ id }: TicketRow) => target(pathTo('order', { id })), [target])
  return (
    <div className="rd-page">
      <PageHeader
        title={texts.tickets}
        subtitle={useSees()}
        back={{ label: texts.back, ...target(pathTo('orders')) }}
        actions={mayPrint && <PrintLink raffleId={raffleId} />}
      />
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

/** To the printer, with the raffle that the list is narrowed to. */
function PrintLink({ raffleId }: { raffleId: string | undefined }) {
  const texts = useTexts(ticketTexts)
  return (
    <ScreenLink
      className="rd-button rd-button-secondary rd-button-md"
      path={pathTo('printMail', raffleId ? { raffle: raffleId } : {})}
    >
      <Icon of={Printer} />
      {texts.print}
    </ScreenLink>
  )
}
