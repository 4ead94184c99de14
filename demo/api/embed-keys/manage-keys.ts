/** Making, listing and ending embedding keys. Each change stands in the activity log of the key's organisation. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { originChanges } from '../../../src/core/embed-keys/embed-key.ts'
import type { OrganizationRole } from '../../../src/core/session/role.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { type EmbedKey, originsOf } from '../session/embed-key.ts'

export interface NewKey {
  organizationId: string
  /** What people call it: "Intranet". */
  name: string
  roles: readonly OrganizationRole[]
  origins: readonly string[]
  /** SHA-256 of its secret, all that is kept of that. */
  keyHash: Buffer
}

/** When, and by whom; null: whoever may use the command line, for whom the log knows no name. */
type Doing = Pick<ActivityEntry, 'at' | 'actor'>

/** @returns its id @throws Refusal 409: another key has that secret */
export async function addKey(
  transaction: Transaction<Database>,
  { organizationId, name, roles, origins, keyHash }: NewKey,
  doing: Doing,
): Promise<string> {
  const made = await transaction
    .insertInto('embedKeys')
    .values({ keyHash, organizationId, name, roles: [...new Set(roles)], createdAt: doing.at })
    .onConflict(conflict => conflict.column('keyHash').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal(409, 'key-known')
  const { id } = made
  for (const origin of origins) await insertOrigin(transaction, id, origin)
  const after = { name, roles, origins }
  await record(transaction, { id, organizationId }, { action: 'created', ...doing, after })
  return id
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

/**
 * Lets pages of more origins hold a key's tokens, and of others no more: the tokens of those end at once.
 * @returns false where there is no such living key
 */
export async function changeOrigins(
  transaction: Transaction<Database>,
  keyId: string,
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
  doing: Doing,
): Promise<boolean> {
  await waitInQueue(transaction, 'embedKeys', keyId)
  const before = await hold(transaction, keyId)
  if (!before) return false
  for (const origin of add) await insertOrigin(transaction, keyId, origin)
  for (const origin of remove) {
    await transaction
      .deleteFrom('embedKeyOrigins')
      .where('embedKeyId', '=', keyId)
      .where('origin', '=', origin)
      .execute()
    // Otherwise they would be good again as soon as the origin is.
    await livingTokens(transaction, keyId, doing.at).where('origin', '=', origin).execute()
  }
  const origins = (await hold(transaction, keyId))?.origins ?? []
  const changes = originChanges(before.origins, origins)
  if (changes.add.length + changes.remove.length > 0)
    await record(transaction, before, {
      action: 'changed',
      ...doing,
      before: { origins: before.origins },
      after: { origins },
    })
  return true
}

/** Ends a key and its tokens, for good. @returns false where there is no such living key */
export async function revokeKey(
  transaction: Transaction<Database>,
  keyId: string,
  doing: Doing,
): Promise<boolean> {
  await waitInQueue(transaction, 'embedKeys', keyId)
  const key = await hold(transaction, keyId)
  if (!key) return false
  await transaction
    .updateTable('embedKeys')
    .set({ revokedAt: doing.at })
    .where('id', '=', keyId)
    .execute()
  await livingTokens(transaction, keyId, doing.at).execute()
  await record(transaction, key, { action: 'revoked', ...doing, after: null })
  return true
}

/** One that lives, of an organization that is there. */
function hold(transaction: Transaction<Database>, keyId: string) {
  return transaction
    .selectFrom('embedKeys')
    .select(['id', 'organizationId', originsOf('embedKeys.id').as('origins')])
    .where('id', '=', keyId)
    .where('revokedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('organizations')
          .select('organizations.id')
          .whereRef('organizations.id', '=', 'embedKeys.organizationId')
          .where('removedAt', 'is', null),
      ),
    )
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

function record(
  transaction: Transaction<Database>,
  { id, organizationId }: { id: string; organizationId: string },
  what: Pick<ActivityEntry, 'action' | 'at' | 'actor' | 'after'> &
    Partial<Pick<ActivityEntry, 'before'>>,
): Promise<void> {
  return recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: { type: 'embed-key', id },
    before: null,
    ...what,
  })
}
