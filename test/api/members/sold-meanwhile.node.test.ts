/** A member who is deleted while an order in their name is being entered. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { untilWaiting } from '../../database/waiting.ts'
import { rafflePaths } from '../../support/paths.ts'
import { addRaffle, openApi } from '../draws/support.ts'
import { add, memberOf } from './support.ts'

const api = await openApi()
after(() => api.close())

test('an order that names a member who is just being deleted is refused at the field', async () => {
  const raffle = await addRaffle(api)
  const { raffleId: eventId, packageIds } = raffle
  const gone = memberOf(await add(api, raffle.token, { eventId, number: '9', name: 'Gone Soon' }))
  const deleting = await api.pool.connect()
  try {
    await deleting.query('begin')
    await deleting.query('delete from members where id = $1', [gone.id])
    const selling = raffle.post(rafflePaths.orders, {
      eventId,
      packageId: packageIds[0],
      memberId: gone.id,
      type: 'cash',
      source: 'walk_in',
      customer: { firstName: 'Eva', lastName: 'Tremblay', city: 'Halifax' },
    })
    // Until the order waits for the member; without a lock it would go on to its insert, and wait there.
    await untilWaiting(api.db)
    await deleting.query('commit')
    const answer = await selling
    assert.equal(answer.status, 422, answer.text)
    assert.equal(answer.errors[0]?.field, 'memberId')
  } finally {
    deleting.release()
  }
})
