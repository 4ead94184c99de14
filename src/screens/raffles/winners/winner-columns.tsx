import type { WinnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { Dash } from '../../kit/dash.tsx'
import { DateText } from '../../kit/date-text.tsx'
import type { TableColumn } from '../../kit/table/table-types.ts'
import { WinnerStatusText } from './winner-status.tsx'

interface ColumnOptions {
  texts: WinnerTexts
  /** The raffle's. */
  timeZone: string
}

/** Prize, ticket, public name, buyer, status, picked, confirmed, category. */
export function winnerColumns({ texts, timeZone }: ColumnOptions): TableColumn<Winner>[] {
  return [
    {
      id: 'ticket',
      header: texts.ticket,
      card: 'title',
      cell: ({ ticketNumber }) => <span className="rd-number">{ticketNumber}</span>,
    },
    { id: 'prize', header: texts.prize, cell: ({ prizeName }) => prizeName },
    { id: 'publicName', header: texts.publicName, cell: ({ publicName }) => publicName },
    { id: 'buyer', header: texts.buyer, cell: ({ buyer }) => buyer?.name ?? <Dash /> },
    {
      id: 'status',
      header: texts.status,
      card: 'status',
      cell: ({ status }) => <WinnerStatusText status={status} />,
    },
    {
      id: 'pickedAt',
      header: texts.pickedAt,
      cell: ({ pickedAt }) => <DateText instant={pickedAt} timeZone={timeZone} show="short" zone />,
    },
    {
      id: 'confirmedAt',
      header: texts.confirmedAt,
      cell: ({ confirmedAt }) => (
        <DateText instant={confirmedAt} timeZone={timeZone} show="short" zone />
      ),
    },
    {
      id: 'category',
      header: texts.category,
      cell: ({ category }) => texts[`category-${category}`],
    },
  ]
}
