import { sql, type Transaction } from 'kysely'
import type { Locale } from '../../../../src/core/i18n/texts.ts'
import type { Person } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from '../draws/context.ts'
import { recordInDraw } from '../draws/record.ts'
import type { PickBy } from './pick.ts'
import { rejectionLetter } from './rejection-letter.ts'
import type { WinnerRow } from './winner-view.ts'

/** Prepares what a rejected buyer is told; nothing is sent before staff have read it. */
export async function prepareMessage(
  transaction: Transaction<Database>,
  draw: DrawContext,
  row: WinnerRow,
  { at, actor, about }: PickBy & { about: readonly Person[] },
): Promise<void> {
  const { rows } = await sql<{ locale: Locale }>`
    select customers.locale from orders join customers on customers.id = orders.customer_id
    where orders.id = ${row.orderId}
  `.execute(transaction)
  const locale = rows[0]?.locale ?? 'en'
  const { raffleName, organizationName } = draw
  const { firstName, ticketNumber } = row
  const letter = rejectionLetter[locale]({ firstName, raffleName, organizationName, ticketNumber })
  const { id } = await transaction
    .insertInto('winnerMessages')
    .values({ winnerId: row.id, recipient: row.email, ...letter, locale, state: 'prepared' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordInDraw(transaction, draw, {
    subject: { type: 'message', id },
    action: 'message-prepared',
    actor,
    at,
    after: { winnerId: row.id, ...letter },
    about,
  })
}
