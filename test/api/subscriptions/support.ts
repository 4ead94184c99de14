/** Subscriptions as the public's shop would make them: no call of ours does. */
import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { SubscriptionTable } from '../../../demo/api/subscriptions/tables.ts'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import type { TestRaffle } from '../draws/support.ts'
import type { TestApi } from '../support.ts'

type Given = Partial<Insertable<SubscriptionTable>> & { firstName?: string }

/** Of the raffle's first package, due today unless it says otherwise; its organization has the product from now on. */
export async function subscribe(
  { api }: { api: TestApi },
  { raffleId, packageIds }: Pick<TestRaffle, 'raffleId' | 'packageIds'>,
  { firstName = 'Eva', ...given }: Given = {},
) {
  const { db, now } = api
  const raffle = await db
    .selectFrom('raffles')
    .innerJoin('organizations', 'organizations.id', 'raffles.organizationId')
    .select(['organizationId', 'organizations.timeZone'])
    .where('raffles.id', '=', raffleId)
    .executeTakeFirstOrThrow()
  const { organizationId, timeZone } = raffle
  const pack = await db
    .selectFrom('packages')
    .select(['ticketCount', 'priceCents'])
    .where('id', '=', packageIds[0] ?? '')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('organizationProducts')
    .values({ organizationId, product: 'subscriptions' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await sql`
    update raffles set settings = settings || '{"subscriptionsEnabled": true}' where id = ${raffleId}
  `.execute(db)
  const { id: customerId } = await db
    .insertInto('customers')
    .values({
      organizationId,
      firstName,
      lastName: 'Tremblay',
      email: `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@example.org`,
      phone: null,
      address: null,
      city: 'Halifax',
      province: 'NS',
      postalCode: null,
      locale: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const today = isoDay(now, timeZone)
  return db
    .insertInto('subscriptions')
    .values({
      organizationId,
      customerId,
      raffleId,
      ...pack,
      cadence: 'monthly',
      status: 'active',
      startedOn: today,
      nextChargeOn: today,
      tryOn: today,
      cardBrand: 'VISA',
      cardEnding: '4242',
      createdAt: now,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
