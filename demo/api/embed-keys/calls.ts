/** An organization's embedding keys, for those who run the product. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import {
  decideKey,
  type EmbedKey,
  embedKeyCalls,
  mostOrigins,
} from '../../../src/core/embed-keys/embed-key.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { reads, type Unwritten, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { originsOf } from '../session/embed-key.ts'
import { actorOf } from '../session/session.ts'
import { addKey, changeOrigins, revokeKey } from './manage-keys.ts'

type Stored = Unwritten<EmbedKey>

const list = reads(
  embedKeyCalls.list,
  'The living embedding keys of an organisation, the oldest first.',
  async ({ api, params }) => {
    await requireOrganization(api.db, params.id)
    return readLiving(api.db, sql<boolean>`organization_id = ${params.id}`)
  },
)

const add = writes(
  embedKeyCalls.add,
  'Makes an embedding key, of a secret that only its maker knows.',
  () => null,
  async ({ transaction, session, api, params: { id: organizationId }, body }) => {
    const { secretHash, ...key } = body
    await requireOrganization(transaction, organizationId, true)
    const living = await readLiving(transaction, sql<boolean>`organization_id = ${organizationId}`)
    requireAllowed(decideKey(living.length))
    const keyHash = Buffer.from(secretHash, 'hex')
    const doing = { at: api.now(), actor: actorOf(session) }
    const id = await addKey(transaction, { organizationId, keyHash, ...key }, doing)
    return readOne(transaction, id)
  },
)

const change = writes(
  embedKeyCalls.change,
  'Adds and takes away origins of an embedding key: tokens of pages that go end at once.',
  () => null,
  async ({ transaction, session, api, params: { id }, body }) => {
    const doing = { at: api.now(), actor: actorOf(session) }
    if (!isUuid(id) || !(await changeOrigins(transaction, id, body, doing)))
      throw new Refusal(404, 'not-found')
    const key = await readOne(transaction, id)
    if (key.origins.length > mostOrigins)
      throw new Refusal(422, [
        { code: 'too-many-origins', field: 'add', params: { most: mostOrigins } },
      ])
    return key
  },
)

const revoke = writes(
  embedKeyCalls.revoke,
  'Ends an embedding key and its tokens, for good.',
  () => null,
  async ({ transaction, session, api, params: { id } }) => {
    const doing = { at: api.now(), actor: actorOf(session) }
    if (!isUuid(id) || !(await revokeKey(transaction, id, doing)))
      throw new Refusal(404, 'not-found')
  },
)

/** @param held two who add a key to it at once wait for each other @throws Refusal 404 */
async function requireOrganization(db: Kysely<Database>, id: string, held = false): Promise<void> {
  const found = isUuid(id)
    ? await db
        .selectFrom('organizations')
        .select('id')
        .where('id', '=', id)
        .where('removedAt', 'is', null)
        .$if(held, query => query.forNoKeyUpdate())
        .executeTakeFirst()
    : undefined
  if (!found) throw new Refusal(404, 'not-found')
}

function readLiving(db: Kysely<Database>, where: RawBuilder<boolean>): Promise<Stored[]> {
  return db
    .selectFrom('embedKeys')
    .select(['id', 'name', 'roles', 'createdAt', 'lastUsedAt'])
    .select(originsOf('embedKeys.id').as('origins'))
    .where('revokedAt', 'is', null)
    .where(where)
    .orderBy('createdAt')
    .orderBy('id')
    .execute() as Promise<Stored[]>
}

async function readOne(transaction: Transaction<Database>, id: string): Promise<Stored> {
  const [key] = await readLiving(transaction, sql<boolean>`id = ${id}`)
  if (!key) throw new Refusal(404, 'not-found')
  return key
}

export const embedKeyRoutes = [list, add, change, revoke]
