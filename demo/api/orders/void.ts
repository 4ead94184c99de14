import type { Transaction } from 'kysely'
import type { Order } from '../../../src/core/orders/order.ts'
import { decideOrder } from '../../../src/core/orders/rules.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { type OrderReader, readFacts } from './facts.ts'
import { byOf, entryOf, setStatus } from './held.ts'
import type { FoundOrder } from './reach.ts'
import { readOrder } from './read.ts'

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
  await setStatus(transaction, found, { status: 'VOID', comment, by })
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: 'voided',
    before: { status: facts.status },
    after: { status: 'VOID' },
    comment,
  })
  const order = await readOrder(transaction, found.id)
  if (!order) throw new Refusal(404, 'not-found')
  return order
}
