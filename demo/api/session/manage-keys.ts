/** Making, listing and ending embedding keys. Each change stands in the activity log of the key's organisation. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { OrganizationRole } from '../../../src/core/session/role.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { type EmbedKey, originsOf } from './embed-key.ts'
import { hashSecret, newSecret } from './token.ts'

export interface NewKey {
  organizationId: string
  /** What people call it: "Intranet". */
  name: string
  roles: readonly OrganizationRole[]
  origins: readonly string[]
}

/** @returns the key's secret too, for this once: what is kept of it is its hash */
export function addKey(
  db: Kysely<Database>,
  { organizationId, name, roles, origins }: NewKey,
  at: Date,
): Promise<{ id: string; secret: string }> {
  const secret = newSecret('rdk')
  return db.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto('embedKeys')
      .values({ keyHash: hashSecret(secret), organizationId, name, roles: [...new Set(roles)] })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const origin of origins) await insertOrigin(transaction, id, origin)
    const after = { name, roles, origins }
    await record(transaction, { id, organizationId }, { action: 'created', at, after })
    return { id, secret }
  })
}

export type ListedKey = Pick<EmbedKey, 'id' | 'name' | 'origins'> & {
  organizationName: string
  roles: string[]
  createdAt: Date
  revokedAt: Date | null
}

/** Every key, or an organisation's; the newest last. */
export function listKeys(
  db: Kysely<Database>,
  organizationId: string | null = null,
): Promise<ListedKey[]> {
  return db
    .selectFrom('embedKeys')
    .innerJoin('organizations', 'organizations.id', 'embedKeys.organizationId')
    .select(['embedKeys.id', 'embedKeys.name', 'roles', 'embedKeys.createdAt', 'revokedAt'])
    .select(['organizations.name as organizationName', originsOf('embedKeys.id').as('origins')])
    .where(sql<boolean>`${organizationId}::uuid is null or organization_id = ${organizationId}`)
    .orderBy('organizations.searchName')
    .orderBy('embedKeys.createdAt')
    .execute()
}

/** Lets pages of one more origin hold the key's tokens. @returns false where there is no such living key */
export function addOrigin(
  db: Kysely<Database>,
  keyId: string,
  origin: string,
  at: Date,
): Promise<boolean> {
  return change(db, keyId, at, async transaction => {
    await insertOrigin(transaction, keyId, origin)
  })
}

/** Takes an origin off a key: the tokens of its pages end at once. @returns false where there is no such living key */
export function removeOrigin(
  db: Kysely<Database>,
  keyId: string,
  origin: string,
  at: Date,
): Promise<boolean> {
  return change(db, keyId, at, async transaction => {
    await transaction
      .deleteFrom('embedKeyOrigins')
      .where('embedKeyId', '=', keyId)
      .where('origin', '=', origin)
      .execute()
    // Otherwise they would be good again as soon as the origin is.
    await livingTokens(transaction, keyId, at).where('origin', '=', origin).execute()
  })
}

/** Ends a key and its tokens, for good. @returns false where there is no such living key */
export function revokeKey(db: Kysely<Database>, keyId: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const key = await hold(transaction, keyId)
    if (!key) return false
    await transaction
      .updateTable('embedKeys')
      .set({ revokedAt: at })
      .where('id', '=', keyId)
      .execute()
    await livingTokens(transaction, keyId, at).execute()
    await record(transaction, key, { action: 'revoked', at, after: null })
    return true
  })
}

async function change(
  db: Kysely<Database>,
  keyId: string,
  at: Date,
  write: (transaction: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const before = await hold(transaction, keyId)
    if (!before) return false
    await write(transaction)
    const after = await hold(transaction, keyId)
    const origins = after?.origins ?? []
    if (origins.join() !== before.origins.join()) {
      await record(transaction, before, {
        action: 'changed',
        at,
        before: { origins: before.origins },
        after: { origins },
      })
    }
    return true
  })
}

function hold(transaction: Transaction<Database>, keyId: string) {
  return transaction
    .selectFrom('embedKeys')
    .select(['id', 'organizationId', originsOf('embedKeys.id').as('origins')])
    .where('id', '=', keyId)
    .where('revokedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

function insertOrigin(transaction: Transaction<Database>, embedKeyId: string, origin: string) {
  return transaction
    .insertInto('embedKeyOrigins')
    .values({ embedKeyId, origin })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function livingTokens(transaction: Transaction<Database>, keyId: string, at: Date) {
  return transaction
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('embedKeyId', '=', keyId)
    .where('endedAt', 'is', null)
}

/** By whoever may use the command line: the log knows no name for them. */
function record(
  transaction: Transaction<Database>,
  { id, organizationId }: { id: string; organizationId: string },
  what: Pick<ActivityEntry, 'action' | 'at' | 'after'> & Partial<Pick<ActivityEntry, 'before'>>,
): Promise<void> {
  return recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: { type: 'embed-key', id },
    actor: null,
    before: null,
    ...what,
  })
}
