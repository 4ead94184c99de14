import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** What orders that are being paid for hold of a package: nobody else gets it (`orders/sale.ts`). */
export interface Held {
  packageId: string
  packs: number
  tickets: number
}

export async function heldOf(db: Kysely<Database>, raffleId: string): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`
    select packages.id as package_id, count(*) as packs, sum(packages.ticket_count) as tickets
    from orders join packages on packages.id = orders.package_id
    where orders.raffle_id = ${raffleId} and orders.status = 'PENDING'
    group by packages.id
  `.execute(db)
  return rows
}
