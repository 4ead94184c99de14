import { randomBytes, randomUUID } from 'node:crypto'
import { addKey } from '../../../../demo/api/embed-keys/manage-keys.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'

const fields = () => ({
  name: `Intranet ${randomUUID().slice(0, 8)}`,
  roles: ['account owner'] as const,
  origins: ['https://intranet.example.org'],
})

async function aKey({ api, id: organizationId }: Home) {
  const keyHash = randomBytes(32)
  const id = await api.db
    .transaction()
    .execute(transaction =>
      addKey(transaction, { organizationId, keyHash, ...fields() }, { at: api.now, actor: null }),
    )
  return { params: { id } }
}

/** An organization has two at most: those of other cases are revoked, beside that of the seed. */
async function withRoom({ api, id }: Home) {
  await api.db
    .updateTable('embedKeys')
    .set({ revokedAt: api.now })
    .where('organizationId', '=', id)
    .where('name', 'like', 'Intranet %')
    .execute()
  return { params: { id }, body: { ...fields(), secretHash: randomBytes(32).toString('hex') } }
}

export const embedKeyWorlds = {
  'GET /organization-service/v2/organizations/:id/embed-keys': async ({ id }) => ({
    params: { id },
  }),
  'POST /organization-service/v2/organizations/:id/embed-keys': withRoom,
  'PATCH /organization-service/v2/embed-keys/:id': async home => ({
    ...(await aKey(home)),
    body: { add: ['https://www.example.org'], remove: [] },
  }),
  'DELETE /organization-service/v2/embed-keys/:id': aKey,
} satisfies Partial<Record<CallName, World>>
