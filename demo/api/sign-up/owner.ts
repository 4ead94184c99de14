import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { holdAddress } from '../one-time-links/invitation-calls.ts'
import type { StoredSignUp } from './tables.ts'

/**
 * Whoever signed an organization up owns it: by the account that they have, whose password stays, or by one of their own.
 *
 * @returns whether they had an account
 */
export async function makeOwner(
  transaction: Transaction<Database>,
  { name, email, organizationId, passwordHash }: StoredSignUp & { passwordHash: string },
  at: Date,
): Promise<boolean> {
  await holdAddress(transaction, email)
  const known = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  const { locale } = await transaction
    .selectFrom('organizations')
    .select('locale')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const { id: userId } =
    known ??
    (await transaction
      .insertInto('users')
      .values({ name, email, passwordHash, locale, organizationId, createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow())
  const membership = { userId, organizationId }
  await transaction
    .insertInto('memberships')
    .values({ ...membership, createdAt: at, changedAt: at })
    .execute()
  await transaction
    .insertInto('membershipRoles')
    .values({ ...membership, role: 'account owner' })
    .execute()
  return known !== undefined
}
