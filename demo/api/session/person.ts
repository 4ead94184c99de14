/** Whoever signs in: found by their address, let in or kept out, their session opened. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { deviceOf } from '../../../src/core/profile/device.ts'
import type { SignedIn } from '../../../src/core/session/sign-in.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { isProductPerson, type Session } from './session.ts'
import { signedInEntry } from './session-log.ts'
import { openSession } from './signed-in.ts'

const isKeptOutIn = sql<boolean>`(
  users.suspended_at is not null or memberships.suspended_at is not null
)`

/** Their organization is suspended; those who run the product get in all the same. */
const isShutIn = sql<boolean>`(
  organizations.suspended_at is not null and not ${isProductPerson(sql`users.id`)}
)`

export type SignedPerson = Pick<Session, 'user' | 'organization'> & {
  passwordHash: string
  /** Why whoever has the right password gets in nowhere; null: they do. */
  keptOut: 'access-suspended' | 'organization-suspended' | null
}

/**
 * The person of an email address: at home, or where they are suspended there, in another organisation that lets them in.
 */
export async function findPerson(
  db: Kysely<Database>,
  email: string,
): Promise<SignedPerson | null> {
  const found = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .innerJoin('organizations', 'organizations.id', 'memberships.organizationId')
    .select(['users.id', 'users.name', 'users.email', 'users.passwordHash'])
    .select(['organizations.id as organizationId', 'organizations.name as organizationName'])
    .select([isKeptOutIn.as('isKeptOut'), isShutIn.as('isShut')])
    .where('users.email', '=', email)
    .where('organizations.removedAt', 'is', null)
    .orderBy(isKeptOutIn)
    .orderBy(isShutIn)
    .orderBy(sql`organizations.id = users.organization_id`, 'desc')
    .orderBy('organizations.searchName')
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  const { id, name, organizationId, organizationName, passwordHash, isKeptOut, isShut } = found
  const user = { id, name, email: found.email }
  const organization = { id: organizationId, name: organizationName }
  const keptOut = isKeptOut ? 'access-suspended' : isShut ? 'organization-suspended' : null
  return { user, organization, passwordHash, keptOut }
}

/** Somebody who signed an organization up, and has no account before that is approved. */
export async function findWaiting(db: Kysely<Database>, email: string) {
  const waiting = await db
    .selectFrom('signUps')
    .select(['state', 'passwordHash', 'verifiedAt'])
    .where('email', '=', email)
    .where('state', '<>', 'approved')
    .orderBy(sql`verified_at desc nulls last`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return null
  const { state, passwordHash, verifiedAt } = waiting
  if (verifiedAt === null) return { passwordHash, keptOut: 'sign-up-unverified' } as const
  const isReturned = state === 'returned'
  return { passwordHash, keptOut: isReturned ? 'sign-up-returned' : 'sign-up-waiting' } as const
}

/** Whether it is still the password that was looked at: one that is changed meanwhile lets nobody in. */
async function holdsPassword(
  transaction: Transaction<Database>,
  { user, passwordHash }: SignedPerson,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** Opens a session and logs it, or null: the password is another one by now. */
export async function enter(
  transaction: Transaction<Database>,
  {
    environment,
    staffNeedsFactor,
    now,
  }: Pick<ApiContext, 'environment' | 'staffNeedsFactor' | 'now'>,
  person: SignedPerson,
  userAgent: string | undefined,
): Promise<SignedIn | null> {
  if (!(await holdsPassword(transaction, person))) return null
  const { user, organization } = person
  const opening = { user, organization, device: deviceOf(userAgent), now: now() }
  const opened = await openSession({ environment, staffNeedsFactor, db: transaction }, opening)
  await recordActivity(transaction, signedInEntry(opening))
  return opened
}
