import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { rafflePaths } from '../../support/paths.ts'
import { addRaffle, dataOf, openApi, sell } from './support.ts'

const api = await openApi()
after(() => api.close())

test('a page of stubs costs a page, however many numbers an order has', async () => {
  const raffle = await addRaffle(api, {
    drawType: 'barrel',
    percent: null,
    packages: [{ ticketCount: 30_000_000, priceCents: 500 }],
  })
  await sell(raffle)
  const from = Date.now()
  const stubs = dataOf(
    v.array(v.object({ ticketNumber: v.number() })),
    await raffle.get(`${rafflePaths.drawStubs(raffle.drawId)}?from=20000000&pageSize=3`),
  )
  assert.deepEqual(
    stubs.map(({ ticketNumber }) => ticketNumber),
    [20000000, 20000001, 20000002],
  )
  assert.ok(Date.now() - from < 5000, `${Date.now() - from} ms`)
})
