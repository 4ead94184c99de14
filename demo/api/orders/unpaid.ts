import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  mostUnpaid,
  type UnpaidKind,
  type UnpaidOrder,
} from '../../../src/core/orders/unpaid-order.ts'
import type { Database } from '../database/schema.ts'
import { bought, isUnclearedCheque } from '../raffles/draws/eligible.ts'
import { cameLate } from '../raffles/draws/late-arrivals.ts'

/** What a draw waits for, the oldest first; buyers for those who may see them. */
export async function readUnpaid(
  db: Kysely<Database>,
  draw: { raffleId: string; cutoffAt: Date | null },
  { kind, seesBuyers }: { kind: UnpaidKind; seesBuyers: boolean },
): Promise<UnpaidOrder[]> {
  const at = kind === 'late' ? sql`orders.taken_at` : sql`orders.created_at`
  const { rows } = await sql<UnpaidRow>`
    select orders.id, customers.first_name || ' ' || customers.last_name as buyer_name,
      orders.amount_cents + orders.donation_cents as amount_paid_cents,
      packages.ticket_count, ${at} as bought_at
    from orders join customers on customers.id = orders.customer_id
    join packages on packages.id = orders.package_id
    where orders.raffle_id = ${draw.raffleId} and ${isAwaited(kind, draw.cutoffAt)}
    order by ${at}, orders.id limit ${mostUnpaid}
  `.execute(db)
  return rows.map(({ buyerName, boughtAt, ...order }) => ({
    ...order,
    buyerName: seesBuyers ? buyerName.trim() : null,
    boughtAt: boughtAt.toISOString(),
  }))
}

interface UnpaidRow extends Omit<UnpaidOrder, 'buyerName' | 'boughtAt'> {
  buyerName: string
  boughtAt: Date
}

function isAwaited(kind: UnpaidKind, cutoffAt: Date | null): RawBuilder<boolean> {
  if (kind === 'late') return cameLate(cutoffAt)
  const isUnpaid = kind === 'pending' ? sql`orders.status = 'PENDING'` : isUnclearedCheque
  return sql`(${bought(cutoffAt)} and ${isUnpaid})`
}
