import type { Kysely } from 'kysely'
import type { Scope } from '../../../src/core/screens.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { type Caller, memberRolesOf, rolesOf } from '../session/session.ts'
import { isOfProduct } from '../users/read.ts'
import type { JobTable } from './tables.ts'

type Begun = Pick<JobTable, 'organizationId' | 'startedBy' | 'embedKeyId' | 'roles' | 'scopes'>

/**
 * Who began a job, with what they still may of what they might then. @throws Refusal 403: they lost it, they or their
 * organization were suspended or removed, or the key that it was begun by was revoked
 */
export async function callerOf(db: Kysely<Database>, job: Begun): Promise<Caller> {
  const { organizationId, startedBy, embedKeyId, scopes } = job
  const person = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', startedBy)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
  const organization = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'suspendedAt'])
    .where('id', '=', organizationId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  const key = embedKeyId === null ? null : await livingKey(db, embedKeyId)
  const held = await (embedKeyId === null ? rolesOf : memberRolesOf)(db, startedBy, organizationId)
  const roles = held.filter(role => job.roles.includes(role))
  if (!person || !organization || key === undefined || roles.length === 0)
    throw new Refusal(403, 'not-allowed')
  if (organization.suspendedAt !== null && !isOfProduct(roles))
    throw new Refusal(403, 'organization-suspended')
  const embed = key && { keyId: key.id, scopes: (scopes ?? []) as Scope[], origin: '' }
  return { user: person, organization, roles, embed }
}

function livingKey(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('embedKeys')
    .select('id')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
}
