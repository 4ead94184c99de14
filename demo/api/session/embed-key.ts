import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { type OrganizationRole, OrganizationRoleSchema } from '../../../src/core/session/role.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'

export interface EmbedKey {
  id: string
  organizationId: string
  name: string
  /** Those that its tokens may be for: never the product's own, whatever the row says. */
  roles: OrganizationRole[]
  /** The origins of the pages that may hold its tokens. */
  origins: string[]
}

/** The living key of a hash, or null. */
export async function findEmbedKey(
  db: Kysely<Database>,
  keyHash: Buffer,
): Promise<EmbedKey | null> {
  const key = await selected(db).where('keyHash', '=', keyHash).executeTakeFirst()
  return key ? { ...key, roles: ownRoles(key.roles) } : null
}

/** The living keys of some organisations; or one of them. */
export async function livingKeys(
  db: Kysely<Database>,
  organizationIds: readonly string[],
  id?: string,
): Promise<EmbedKey[]> {
  const keys = await selected(db)
    .where('organizationId', 'in', organizationIds)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .execute()
  return keys.map(key => ({ ...key, roles: ownRoles(key.roles) }))
}

function selected(db: Kysely<Database>) {
  return db
    .selectFrom('embedKeys')
    .select(['id', 'organizationId', 'name', 'roles', originsOf('embedKeys.id').as('origins')])
    .where('revokedAt', 'is', null)
    .where(
      sql<boolean>`exists (
        select from organizations where id = embed_keys.organization_id
          and suspended_at is null and removed_at is null
      )`,
    )
}

/** The origins that a key names, as a column of a query. */
export function originsOf(keyId: 'embedKeys.id' | 'sessions.embedKeyId') {
  return sql<string[]>`array(
    select origin from embed_key_origins where embed_key_id = ${sql.ref(keyId)} order by origin
  )`
}

/** Of a key's roles, those that a key may have. */
export function ownRoles(roles: readonly string[]): OrganizationRole[] {
  return roles.filter(role => v.is(OrganizationRoleSchema, role))
}

/** Whether pages of an origin may hold a key's tokens. This machine's own need no registering while one tries. */
export function allowsOrigin(
  origins: readonly string[],
  origin: string,
  environment: ApiContext['environment'],
): boolean {
  return origins.includes(origin) || (environment === 'test' && isThisMachine(origin))
}

/** "http://localhost:4001", and nothing behind it. */
function isThisMachine(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(origin)
}
