/** What of an order stands, from the ledger's own rows, for queries over `orders`: what is kept beside them isn't read. */
import { sql } from 'kysely'

export const voidTickets = sql<number>`(
  select coalesce(sum(voids.last_number - voids.first_number + 1), 0) from ticket_voids as voids
  where voids.order_id = orders.id
    and not exists (select from ticket_void_ends where void_id = voids.id)
)`

export const standingCents = sql<number>`(
  orders.amount_cents - (
    select coalesce(sum(voids.cents - coalesce(ends.cents, 0)), 0) from ticket_voids as voids
    left join ticket_void_ends as ends on ends.void_id = voids.id
    where voids.order_id = orders.id
  )
)`
