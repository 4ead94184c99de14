import type { Transaction } from 'kysely'
import { type ActivityEntry, recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'

type DrawEntry = Omit<ActivityEntry, 'organizationId' | 'raffleId' | 'subject' | 'before'> &
  Partial<Pick<ActivityEntry, 'subject' | 'before'>>

/** Writes what happened in a draw into the log: to the draw itself, unless the entry names another subject. */
export function recordInDraw(
  transaction: Transaction<Database>,
  { id, organizationId, raffleId }: DrawContext,
  entry: DrawEntry,
): Promise<void> {
  const subject = { type: 'draw', id } as const
  return recordActivity(transaction, { organizationId, raffleId, subject, before: null, ...entry })
}
