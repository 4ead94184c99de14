import { sql } from 'kysely'
import { recentWinnerCalls } from '../../../../src/core/raffles/widgets/recent-calls.ts'
import { reads } from '../../http/routes.ts'
import { requireReach } from '../../session/guard.ts'
import { publicName } from './public-name.ts'

interface RecentRow {
  id: string
  eventId: string
  raffleName: string
  timeZone: string
  prizeName: string
  ticketNumber: number
  firstName: string
  lastName: string
  city: string | null
  buyerErased: boolean
  confirmedAt: Date
}

const listRecentWinners = reads(
  recentWinnerCalls.list,
  'Confirmed winners as the public sees them, the newest first.',
  async ({ api, session, query, language }) => {
    const organizationId = query.organizationId ?? session.organization.id
    requireReach(session, 'raffles:read', organizationId)
    const { rows } = await sql<RecentRow>`
      select winners.id, winners.raffle_id as event_id, raffles.name as raffle_name,
        raffles.time_zone, prizes.name as prize_name, winners.ticket_number,
        customers.first_name, customers.last_name, customers.city, customers.erased_at is not null as buyer_erased,
        winners.confirmed_at
      from winners
      join raffles on raffles.id = winners.raffle_id
      join prizes on prizes.id = winners.prize_id
      join orders on orders.id = winners.order_id
      join customers on customers.id = orders.customer_id
      where raffles.organization_id = ${organizationId} and winners.status = 'confirmed'
        and ${query.eventId ? sql`winners.raffle_id = ${query.eventId}` : sql`true`}
      order by winners.confirmed_at desc, winners.id limit ${query.pageSize}
    `.execute(api.db)
    return rows.map(winner => {
      const { firstName: _, lastName: __, city: ___, buyerErased: ____, ...row } = winner
      return { ...row, publicName: publicName(winner, language) }
    })
  },
)

export const recentWinnerRoutes = [listRecentWinners]
