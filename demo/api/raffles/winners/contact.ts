import type { Transaction } from 'kysely'
import type { Contact } from '../../../../src/core/raffles/winners/winner.ts'
import { type Actor, recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from '../draws/context.ts'

/** One attempt to reach a winner, as staff tell it. */
export type NewContact = Pick<Contact, 'channel' | 'reached' | 'note'> &
  Partial<Pick<Contact, 'unreachable'>>

/** Records an attempt to reach a winner; the log keeps how and whether, not what was said. */
export async function recordContact(
  transaction: Transaction<Database>,
  draw: Pick<DrawContext, 'organizationId' | 'raffleId'>,
  winnerId: string,
  contact: NewContact,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const { channel, reached, unreachable = false } = contact
  await transaction
    .insertInto('winnerContacts')
    .values({ ...contact, winnerId, at, byUser: actor.userId })
    .execute()
  await recordActivity(transaction, {
    organizationId: draw.organizationId,
    raffleId: draw.raffleId,
    subject: { type: 'winner', id: winnerId },
    action: 'changed',
    actor,
    at,
    before: null,
    after: { contact: { channel, reached, ...(unreachable ? { unreachable } : {}) } },
  })
}
