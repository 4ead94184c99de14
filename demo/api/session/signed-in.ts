import { randomUUID } from 'node:crypto'
import type { Device } from '../../../src/core/profile/device.ts'
import type { SignedIn } from '../../../src/core/session/sign-in.ts'
import type { SessionUser } from '../../../src/core/session/user.ts'
import type { ApiContext } from '../context.ts'
import { needsFactor } from '../second-factor/asked.ts'
import { allowsOrigin, livingKeys } from './embed-key.ts'
import { rolesOf, type Session } from './session.ts'
import { hashSecret, newSecret } from './token.ts'

/** A working day: long enough that nobody is thrown out during a draw. */
const lifetimeMilliseconds = 12 * 60 * 60 * 1000

type Place = Pick<ApiContext, 'db' | 'environment' | 'staffNeedsFactor'>

/** Opens a session for a person in an organisation; a new family unless one is given. */
export async function openSession(
  place: Place,
  opening: Pick<Session, 'user' | 'organization'> & {
    now: Date
    device: Device
    familyId?: string
  },
): Promise<SignedIn> {
  const { db } = place
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
      lastUsedAt: now,
      expiresAt,
      ...opening.device,
    })
    .execute()
  await db
    .updateTable('memberships')
    .set({ lastSeenAt: now })
    .where('userId', '=', user.id)
    .where('organizationId', '=', organization.id)
    .execute()
  const roles = await rolesOf(db, user.id, organization.id)
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    user: await sessionUser(place, { user, organization, roles, embed: null }),
  }
}

/** The session user as the specification's section 3 names its fields. */
export async function sessionUser(
  place: Place,
  session: Pick<Session, 'user' | 'organization' | 'roles' | 'embed'>,
): Promise<SessionUser> {
  const { user, organization, embed } = session
  const maySwitch = embed === null || embed.scopes.includes('organization:switch')
  return {
    ...user,
    organizationName: organization.name,
    organizationUuid: organization.id,
    roles: session.roles,
    organizations: maySwitch ? await otherOrganizations(place, session) : [],
    ...(embed === null && (await choicesOf(place, user.id))),
    ...(embed === null && (await needsFactor(place, session)) && { secondFactorNeeded: true }),
  }
}

/** What follows them to each of their devices. */
function choicesOf({ db }: Place, userId: string) {
  return db
    .selectFrom('users')
    .select(['screenLanguage as language', 'theme'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/**
 * Where else the person works. Another organisation is no business of an embedded page's, unless that one has a key
 * for pages of the same origin: its host can ask for a token there.
 */
async function otherOrganizations(
  { db, environment }: Place,
  { user, organization, embed }: Pick<Session, 'user' | 'organization' | 'embed'>,
): Promise<{ id: string; name: string }[]> {
  const others = await db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organizationId')
    .select(['organizations.id', 'organizations.name'])
    .where('memberships.userId', '=', user.id)
    .where('organizations.id', '!=', organization.id)
    .where('memberships.suspendedAt', 'is', null)
    .where('organizations.suspendedAt', 'is', null)
    .where('organizations.removedAt', 'is', null)
    .orderBy('organizations.searchName')
    .execute()
  if (embed === null || others.length === 0) return others
  const keys = await livingKeys(
    db,
    others.map(({ id }) => id),
  )
  return others.filter(({ id }) =>
    keys.some(
      ({ organizationId, origins }) =>
        organizationId === id && allowsOrigin(origins, embed.origin, environment),
    ),
  )
}
