/** What stands between the password and the code: whoever has it has given the right password, a few minutes ago. */
import type { Transaction } from 'kysely'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { hashSecret, newSecret } from '../session/token.ts'

const goodForMs = 5 * 60_000

export async function openChallenge(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<{ challenge: string; expiresAt: string }> {
  const challenge = newSecret('rdc')
  const expiresAt = new Date(now().getTime() + goodForMs)
  await db
    .insertInto('secondFactorChallenges')
    .values({
      tokenHash: hashSecret(challenge),
      userId,
      passwordDigest: hashSecret(passwordHash),
      expiresAt,
    })
    .execute()
  return { challenge, expiresAt: expiresAt.toISOString() }
}

/** Whose it is. @throws Refusal 401: it is used, too old, or of a password that was changed since */
export async function personOf(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  challenge: string,
): Promise<{ userId: string; email: string; passwordHash: string }> {
  const found = await db
    .selectFrom('secondFactorChallenges as challenges')
    .innerJoin('users', 'users.id', 'challenges.userId')
    .select(['users.id as userId', 'users.email', 'users.passwordHash', 'passwordDigest'])
    .where('tokenHash', '=', hashSecret(challenge))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  if (!found?.passwordDigest.equals(hashSecret(found.passwordHash))) throw over()
  return found
}

/** Uses it up: of two at once one signs in. @throws Refusal 401 */
export async function useChallenge(
  transaction: Transaction<Database>,
  challenge: string,
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('secondFactorChallenges')
    .set({ usedAt: at })
    .where('tokenHash', '=', hashSecret(challenge))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw over()
}

const over = () => new Refusal(401, 'second-step-over')
