import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { leaveUndrawnOpen } from '../../../demo/api/seed/draws.ts'
import { openApi } from './support.ts'

const api = await openApi()
after(() => api.close())

test('a closed raffle too large to be drawn for the example data waits for its draw instead', async () => {
  const closed = await api.db
    .selectFrom('raffles')
    .select(['id', 'startingTicketNumber'])
    .where('status', '=', 'closed')
    .limit(2)
    .execute()
  const [large, small] = closed
  assert.ok(large && small)
  const nextTicketNumber = large.startingTicketNumber + 100_000
  await api.db.updateTable('raffles').set({ nextTicketNumber }).where('id', '=', large.id).execute()
  await api.db.transaction().execute(leaveUndrawnOpen)
  const now = await api.db
    .selectFrom('raffles')
    .select(['id', 'status', 'closedAt'])
    .where('id', 'in', [large.id, small.id])
    .execute()
  const found = (id: string) => now.find(each => each.id === id)
  assert.deepEqual(found(large.id), { id: large.id, status: 'ended', closedAt: null })
  assert.equal(found(small.id)?.status, 'closed')
})
