import { type Kysely, sql, type Transaction } from 'kysely'
import {
  jackpotUnder,
  type RaffleTerms,
  reasonsAgainst,
  type TermField,
  weightyChanges,
} from '../../../src/core/raffles/terms.ts'
import type { Database } from '../database/schema.ts'
import { type Reason, Refusal } from '../http/refusal.ts'
import type { Session } from '../session/session.ts'

interface Sold {
  /** An order counts, or is being paid for. */
  hasSales: boolean
  /** Ticket cents of orders that count. */
  cents: number
}

export async function soldOf(db: Kysely<Database>, raffleId: string): Promise<Sold> {
  const { rows } = await sql<Sold>`
    select coalesce(bool_or(sold > 0), false)
        or exists (select from orders where raffle_id = ${raffleId} and status = 'PENDING')
        as has_sales,
      coalesce(sum(sold_cents), 0) as cents
    from package_sales where raffle_id = ${raffleId}
  `.execute(db)
  return rows[0] ?? { hasSales: false, cents: 0 }
}

/** An edit of what buyers bought on. */
interface TermEdit {
  raffleId: string
  before: RaffleTerms
  after: RaffleTerms
  session: Session
  at: Date
  /** In the editing person's words. */
  reason: string | undefined
}

/**
 * Refuses an edit that makes less or other of what was sold already, or keeps for "How computed" who made it and why. The
 * caller holds the raffle's row, so that no first sale comes meanwhile.
 *
 * @param fieldOf how the call names a field
 * @throws Refusal 403 naming each field that takes somebody else; 422 where the reason is missing
 */
export async function settleTerms(
  transaction: Transaction<Database>,
  { raffleId, before, after, session, at, reason = '' }: TermEdit,
  fieldOf: (field: TermField) => string = field => field,
): Promise<void> {
  const changes = weightyChanges(before, after)
  const { hasSales, cents } = await soldOf(transaction, raffleId)
  if (changes.length === 0 || !hasSales) return
  const against = reasonsAgainst(changes, { roles: session.roles, hasSales, reason })
  if (against.length > 0) {
    const isUnsaid = against.some(({ code }) => code === 'reason-needed')
    const named = against.map(
      ({ code, field }): Reason => ({ code, field: field === 'reason' ? field : fieldOf(field) }),
    )
    throw new Refusal(isUnsaid ? 422 : 403, named)
  }
  await transaction
    .insertInto('termChanges')
    .values({
      raffleId,
      fields: changes.map(({ field }) => field),
      reason,
      fromCents: jackpotUnder(before, cents).amountCents,
      toCents: jackpotUnder(after, cents).amountCents,
      changedAt: at,
      changedBy: session.user.id,
    })
    .execute()
}
