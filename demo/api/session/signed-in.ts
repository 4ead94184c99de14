import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../src/core/session/sign-in.ts'
import type { SessionUser } from '../../../src/core/session/user.ts'
import type { Database } from '../database/schema.ts'
import { rolesOf, type Session } from './session.ts'
import { hashSecret, newSecret } from './token.ts'

/** A working day: long enough that nobody is thrown out during a draw. */
const lifetimeMilliseconds = 12 * 60 * 60 * 1000

type Person = Session['user']
type Place = Session['organization']

/** Opens a session for a person in an organisation; a new family unless one is given. */
export async function openSession(
  db: Kysely<Database>,
  opening: { user: Person; organization: Place; now: Date; familyId?: string },
): Promise<SignedIn> {
  const { user, organization, now } = opening
  const token = newSecret('rds')
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds)
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashSecret(token),
      familyId: opening.familyId ?? randomUUID(),
      userId: user.id,
      organizationId: organization.id,
      createdAt: now,
      expiresAt,
    })
    .execute()
  const roles = await rolesOf(db, user.id, organization.id)
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    user: await sessionUser(db, { user, organization, roles, embed: null }),
  }
}

/** The session user as the specification's section 3 names its fields. */
export async function sessionUser(
  db: Kysely<Database>,
  session: Pick<Session, 'user' | 'organization' | 'roles' | 'embed'>,
): Promise<SessionUser> {
  const { user, organization, embed } = session
  const maySwitch = embed === null || embed.scopes.includes('organization:switch')
  return {
    ...user,
    organizationName: organization.name,
    organizationUuid: organization.id,
    roles: session.roles,
    organizations: maySwitch ? await otherOrganizations(db, user.id, organization.id) : [],
  }
}

async function otherOrganizations(db: Kysely<Database>, userId: string, current: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organizationId')
    .select(['organizations.id', 'organizations.name'])
    .where('memberships.userId', '=', userId)
    .where('organizations.id', '!=', current)
    .orderBy('organizations.searchName')
    .execute()
}
