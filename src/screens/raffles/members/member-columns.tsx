import type { Locale } from '../../../core/i18n/texts.ts'
import type { Member } from '../../../core/raffles/members/member.ts'
import type { MemberTexts } from '../../../core/raffles/members/texts.ts'
import { Dash } from '../../kit/dash.tsx'
import type { TableColumn } from '../../kit/table/table-types.ts'
import { MemberStatus } from './member-status.tsx'

/** Name, number, email, tickets sold, status. */
export function memberColumns(texts: MemberTexts, locale: Locale): TableColumn<Member>[] {
  const format = new Intl.NumberFormat(`${locale}-CA`)
  return [
    { id: 'name', header: texts.name, card: 'title', sortable: true, cell: ({ name }) => name },
    {
      id: 'number',
      header: texts.number,
      sortable: true,
      cell: ({ number }) => <span className="rd-number">{number}</span>,
    },
    { id: 'email', header: texts.email, sortable: true, cell: ({ email }) => email ?? <Dash /> },
    {
      id: 'ticketsSold',
      header: texts.ticketsSold,
      align: 'end',
      sortable: 'desc',
      cell: ({ ticketsSold }) => <span className="rd-number">{format.format(ticketsSold)}</span>,
    },
    {
      id: 'active',
      header: texts.status,
      card: 'status',
      sortable: true,
      cell: member => <MemberStatus member={member} />,
    },
  ]
}
