/** Emails to subscribers: staged in the transaction of what they are about. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import { chargePolicy } from '../../../src/core/subscriptions/schedule.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { lockSubscription } from './held.ts'
import { cardLinkLetter, noticeLetter, type Subscriber } from './letters.ts'

export interface DueNotice {
  id: string
  organizationId: string
}

/** Charged within days, by a card that wasn't declined for it, and nobody was told yet. */
export function toNotice(today: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    subscriptions.status = 'active' and failures = 0 and try_on = next_charge_on
    and try_on between ${today} + 1 and ${today} + ${sql.lit(chargePolicy.noticeDays)}
    and noticed_for is distinct from next_charge_on
  )`
}

export function sendNotice(
  { write, now }: Pick<ApiContext, 'write' | 'now'>,
  { id, organizationId }: DueNotice,
): Promise<void> {
  return write(organizationId, async transaction => {
    const held = await lockSubscription(transaction, id)
    const day = held?.nextChargeOn
    if (!day || held.status !== 'active' || held.noticedFor === day) return
    await transaction
      .updateTable('subscriptions')
      .set({ noticedFor: day })
      .where('id', '=', id)
      .execute()
    const to = await readSubscriber(transaction, id)
    await mail(transaction, to, noticeLetter(to, day), now())
  })
}

/** @returns to whom it goes; null: nobody knows an address */
export async function mailCardLink(
  transaction: Transaction<Database>,
  id: string,
  { url, at }: { url: string; at: Date },
): Promise<string | null> {
  const to = await readSubscriber(transaction, id)
  await mail(transaction, to, cardLinkLetter(to, url), at)
  return to.email
}

interface Addressed extends Subscriber {
  subscriptionId: string
  organizationId: string
  email: string | null
}

async function readSubscriber(db: Kysely<Database>, id: string): Promise<Addressed> {
  const { rows } = await sql<Omit<Addressed, 'currency'> & { country: Country }>`
    select subscriptions.id as subscription_id, subscriptions.organization_id, customers.email, customers.first_name, customers.locale,
      organizations.name as organization_name, organizations.country, raffles.name as raffle_name,
      subscriptions.ticket_count, subscriptions.price_cents, subscriptions.card_ending
    from subscriptions
    join customers on customers.id = subscriptions.customer_id
    join organizations on organizations.id = subscriptions.organization_id
    join raffles on raffles.id = subscriptions.raffle_id
    where subscriptions.id = ${id}
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('A subscription that was just held is gone.')
  const { country, ...subscriber } = found
  return { ...subscriber, currency: currencyOf({ country }) }
}

async function mail(
  transaction: Transaction<Database>,
  { subscriptionId, organizationId, email, locale }: Addressed,
  letter: { subject: string; textBody: string },
  at: Date,
): Promise<void> {
  if (email === null) return
  await transaction
    .insertInto('emails')
    .values({
      ...letter,
      htmlBody: null,
      subscriptionId,
      organizationId,
      recipient: email,
      locale,
      sentAt: at,
    })
    .execute()
}
