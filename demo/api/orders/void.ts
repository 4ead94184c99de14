import type { Transaction } from 'kysely'
import type { Order } from '../../../src/core/orders/order.ts'
import { decideOrder } from '../../../src/core/orders/rules.ts'
import { recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { type OrderReader, readFacts } from './facts.ts'
import { byOf, type ChangedBy, entryOf, setStatus } from './held.ts'
import type { FoundOrder } from './reach.ts'
import { readOrder } from './read.ts'
import type { OrderStatus } from './tables.ts'

/**
 * Voids an order: its tickets leave draw and pot, its numbers stay burnt. Money is a refund's matter.
 *
 * @throws Refusal 403, 409: what `decideOrder` has against it
 */
export async function voidOrder(
  transaction: Transaction<Database>,
  found: FoundOrder,
  { reader, comment }: { reader: OrderReader; comment: string },
): Promise<Order> {
  await holdRaffle(transaction, found.raffleId, 'sales')
  const facts = await readFacts(transaction, found.id, reader)
  requireAllowed(decideOrder('void', facts, reader.session.roles))
  const by = byOf(reader)
  await writeVoids(transaction, [{ found, status: facts.status }], { by, comment })
  const order = await readOrder(transaction, found.id)
  if (!order) throw new Refusal(404, 'not-found')
  return order
}

interface Voided {
  found: FoundOrder
  status: OrderStatus
}

/** Voids orders that were found to be allowed. */
export async function writeVoids(
  transaction: Transaction<Database>,
  orders: readonly Voided[],
  { by, comment }: { by: ChangedBy; comment: string },
): Promise<void> {
  const found = orders.map(order => order.found)
  await setStatus(transaction, found, { status: 'VOID', comment, by })
  await recordActivities(
    transaction,
    orders.map(order => ({
      ...entryOf(order.found, by),
      action: 'voided' as const,
      before: { status: order.status },
      after: { status: 'VOID' },
      comment,
    })),
  )
}
