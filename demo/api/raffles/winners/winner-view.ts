import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../../src/core/i18n/texts.ts'
import type {
  Contact,
  PreparedMessage,
  Winner,
} from '../../../../src/core/raffles/winners/winner.ts'
import { erasedName } from '../../customers/called.ts'
import { type BuyerMarks, noMarks } from './buyer-marks.ts'
import { publicName, ticketName } from './public-name.ts'

/** A row as `winnerColumns` reads it. */
export interface WinnerRow {
  id: string
  eventId: string
  organizationId: string
  prizeId: string
  prizeName: string
  drawId: string
  status: Winner['status']
  category: Winner['category']
  ticketNumber: number
  orderId: string
  orderStatus: string
  boughtAt: Date
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  city: string | null
  province: string | null
  buyerErased: boolean
  pickedAt: Date
  pickedBy: string | null
  checks: Winner['checks']
  firstConfirmedBy: string | null
  firstConfirmedById: string | null
  confirmedAt: Date | null
  confirmedBy: string | null
  note: string
  rejectedAt: Date | null
  rejectedBy: string | null
  reason: Winner['reason']
  contacts: Contact[] | null
  message: PreparedMessage | null
  version: number
}

export const winnerColumns: RawBuilder<unknown> = sql`
  winners.id, winners.raffle_id as event_id, raffles.organization_id, winners.prize_id,
  prizes.name as prize_name, winners.draw_id, winners.status, winners.category, winners.ticket_number,
  winners.order_id, orders.status as order_status, orders.created_at as bought_at,
  customers.first_name, customers.last_name, customers.email, customers.phone, customers.city,
  customers.province, customers.erased_at is not null as buyer_erased, winners.picked_at, picker.name as picked_by, winners.checks,
  first_confirmer.name as first_confirmed_by, winners.first_confirmed_by as first_confirmed_by_id,
  winners.confirmed_at, confirmer.name as confirmed_by, winners.note, winners.rejected_at,
  rejecter.name as rejected_by, winners.reason, winners.version,
  (select jsonb_agg(jsonb_build_object(
      'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', coalesce(callers.name, ''), 'channel', channel, 'reached', reached,
      'unreachable', unreachable, 'note', winner_contacts.note)
      order by at)
    from winner_contacts left join users as callers on callers.id = by_user
    where winner_id = winners.id) as contacts,
  (select jsonb_build_object('id', winner_messages.id, 'recipient', recipient, 'subject', subject,
      'body', body, 'state', state)
    from winner_messages where winner_id = winners.id) as message
`

export const winnerTables: RawBuilder<unknown> = sql`
  from winners
  join raffles on raffles.id = winners.raffle_id
  join prizes on prizes.id = winners.prize_id
  join orders on orders.id = winners.order_id
  join customers on customers.id = orders.customer_id
  left join users as picker on picker.id = winners.picked_by
  left join users as first_confirmer on first_confirmer.id = winners.first_confirmed_by
  left join users as confirmer on confirmer.id = winners.confirmed_by
  left join users as rejecter on rejecter.id = winners.rejected_by
`

/** A winner as the reader may see it: the buyer's name and address are for those who draw. */
export function viewWinner(
  row: WinnerRow,
  reader: { language: Locale; seesBuyer: boolean },
  marks: BuyerMarks = noMarks,
): Winner {
  const { firstName, lastName, email, phone, city, province, buyerErased, ...others } = row
  const { organizationId: _, ...shown } = others
  const name = buyerErased ? erasedName[reader.language] : `${firstName} ${lastName}`.trim()
  return {
    ...shown,
    quantity: 1,
    publicName: shownName(row, reader.language),
    boughtAt: row.boughtAt.toISOString(),
    buyer: reader.seesBuyer ? { name, email, phone, city, province } : null,
    pickedAt: row.pickedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    rejectedAt: row.rejectedAt?.toISOString() ?? null,
    reason: reader.seesBuyer ? row.reason : null,
    note: reader.seesBuyer ? row.note : '',
    contacts: reader.seesBuyer ? (row.contacts ?? []) : [],
    message: reader.seesBuyer ? row.message : null,
    ...(reader.seesBuyer ? marks : noMarks),
  }
}

/** Nobody is named before the confirmation. */
function shownName(row: WinnerRow, language: Locale): string {
  return row.status === 'confirmed' ? publicName(row, language) : ticketName(row, language)
}
