import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { DrawSchema } from '../../src/core/raffles/draws/draw.ts'
import { type Prize, PrizeSchema, TicketCountSchema } from '../../src/core/raffles/prizes/prize.ts'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { rafflePaths } from '../support/paths.ts'
import {
  addPrize,
  addRaffle,
  dataOf,
  endSales,
  hour,
  openApi,
  pick,
  prepareDraw,
  sell,
  sellMany,
  step,
  type TestRaffle,
} from './draws/support.ts'

const api = await openApi()
after(() => api.close())

const soon = (hours: number) => new Date(api.now.getTime() + hours * hour).toISOString()

const change = (raffle: TestRaffle, prize: Prize, fields: object) =>
  raffle.patch(rafflePaths.prize(prize.id), { version: prize.version, ...fields })

const remove = (raffle: TestRaffle, prize: Pick<Prize, 'id'>) =>
  api.ask('DELETE', rafflePaths.prize(prize.id), { token: raffle.token })

async function list(raffle: TestRaffle): Promise<Prize[]> {
  const path = `${rafflePaths.prizes}?eventId=${raffle.raffleId}&pageSize=1000`
  return dataOf(v.array(PrizeSchema), await raffle.get(path))
}

const draws = async (raffle: TestRaffle) =>
  dataOf(v.array(DrawSchema), await raffle.get(`${rafflePaths.draws}?eventId=${raffle.raffleId}`))

test('prizes are added, reordered and deleted, and each change is logged', async () => {
  const raffle = await addRaffle(api)
  const truck = await addPrize(raffle, { name: ' Truck ', valueCents: 6_150_000 })
  const bike = await addPrize(raffle, { name: 'Bike', quantity: 2 })
  assert.deepEqual([truck.name, truck.order, bike.order], ['Truck', 2, 3])
  const order = [bike.id, raffle.jackpotId, truck.id]
  const reordered = await raffle.patch(rafflePaths.prizes, { eventId: raffle.raffleId, order })
  assert.deepEqual(
    dataOf(v.array(PrizeSchema), reordered).map(({ id }) => id),
    order,
  )
  const partly = await raffle.patch(rafflePaths.prizes, {
    eventId: raffle.raffleId,
    order: [bike.id],
  })
  assert.deepEqual([partly.status, partly.errors[0]?.field], [422, 'order'])
  assert.equal((await remove(raffle, bike)).status, 204)
  assert.deepEqual(
    (await list(raffle)).map(prize => [prize.id, prize.order]),
    [
      [raffle.jackpotId, 1],
      [truck.id, 2],
    ],
  )
  const { rows } = await api.pool.query(
    `select action from activity where raffle_id = $1 and subject_type in ('prize', 'raffle')
     order by sequence`,
    [raffle.raffleId],
  )
  assert.deepEqual(
    rows.map(row => row.action),
    ['created', 'created', 'reordered', 'deleted'],
  )
})

test('the jackpot has one winner and is never deleted', async () => {
  const raffle = await addRaffle(api)
  const [jackpot] = await list(raffle)
  assert.ok(jackpot)
  assert.equal((await remove(raffle, jackpot)).errors[0]?.code, 'jackpot-stays')
  assert.equal((await change(raffle, jackpot, { quantity: 2 })).errors[0]?.code, 'one-jackpot')
})

test('once tickets are sold, the jackpot keeps its cut-off and draw date, and other prizes may have theirs', async () => {
  const raffle = await addRaffle(api)
  const bike = await addPrize(raffle)
  const [jackpot] = await list(raffle)
  assert.ok(jackpot)
  await sell(raffle)
  const dates = { cutoffAt: soon(0.5), drawDate: soon(0.75) }
  const refused = await change(raffle, jackpot, dates)
  assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'jackpot-dates-sold'])
  assert.equal((await change(raffle, bike, dates)).status, 200)
})

test('a jackpot with a draw of its own fixes the pot by that draw’s lock', async () => {
  const raffle = await addRaffle(api)
  const [jackpot] = await list(raffle)
  assert.ok(jackpot)
  const dates = { cutoffAt: soon(0.5), drawDate: soon(0.75) }
  const { drawId } = dataOf(PrizeSchema, await change(raffle, jackpot, dates))
  assert.deepEqual(
    (await draws(raffle)).map(({ id, final, holdsJackpot }) => [id, final, holdsJackpot]),
    [[drawId, false, true]],
  )
})

test('a grand prize’s value is what the raffle declares', async () => {
  const raffle = await addRaffle(api, { percent: null })
  const [grand] = await list(raffle)
  assert.ok(grand)
  const changed = await change(raffle, grand, { name: 'Home', valueCents: 78_000_000 })
  assert.equal(dataOf(PrizeSchema, changed).valueCents, 78_000_000)
  const row = await api.db
    .selectFrom('raffles')
    .select('declaredJackpotCents')
    .where('id', '=', raffle.raffleId)
    .executeTakeFirst()
  assert.equal(row?.declaredJackpotCents, 78_000_000)
})

test('a pot’s value is nobody’s to write, a custom jackpot’s is; a field that no prize has is refused', async () => {
  const raffle = await addRaffle(api)
  const [pot] = await list(raffle)
  assert.ok(pot)
  const refused = await change(raffle, pot, { valueCents: 1_000 })
  assert.deepEqual([refused.status, refused.errors[0]?.field], [422, 'valueCents'])
  assert.equal(refused.errors[0]?.code, 'jackpot-computed')
  const unknown = await change(raffle, pot, { category: 'prize' })
  assert.deepEqual([unknown.status, unknown.errors[0]?.field], [422, 'category'])
  const settings = JSON.stringify({ customJackpotEnabled: true })
  await api.db.updateTable('raffles').set({ settings }).where('id', '=', raffle.raffleId).execute()
  const entered = dataOf(PrizeSchema, await change(raffle, pot, { valueCents: 1_000 }))
  assert.equal(entered.valueCents, 1_000)
})

test('a prize that moves to other dates makes a draw that says how many tickets were sold by then', async () => {
  const raffle = await addRaffle(api)
  const prize = await addPrize(raffle, { name: 'Early bird' })
  assert.equal((await draws(raffle)).length, 1)
  for (let time = 0; time < 3; time += 1) await sell(raffle)
  const dates = { cutoffAt: soon(0.5), drawDate: soon(0.75) }
  const moved = dataOf(PrizeSchema, await change(raffle, prize, dates))
  assert.notEqual(moved.drawId, prize.drawId)
  const [early, final] = await draws(raffle)
  assert.deepEqual(
    [early?.id, early?.ticketsSoldBefore, early?.final, final?.final, final?.ticketsSoldBefore],
    [moved.drawId, 3, false, true, 0],
  )
  assert.notEqual(early?.commitment, final?.commitment)
  assert.deepEqual([early?.firstPrize, early?.prizeCount], ['Early bird', 1])
  const detail = dataOf(RaffleDetailSchema, await raffle.get(rafflePaths.event(raffle.raffleId)))
  assert.deepEqual(
    detail.openDraws,
    [early, final].map(draw => ({ id: draw?.id, drawAt: draw?.drawAt, winnersLeft: 1 })),
  )
  // Another of the same dates joins it; the raffle's own dates lead back to the final draw.
  assert.equal((await addPrize(raffle, { name: 'Second', ...dates })).drawId, moved.drawId)
  const back = { cutoffAt: null, drawDate: null }
  assert.equal(dataOf(PrizeSchema, await change(raffle, moved, back)).drawId, prize.drawId)
  const wrong = await change(
    raffle,
    { ...moved, version: moved.version + 1 },
    {
      cutoffAt: soon(0.75),
      drawDate: soon(0.5),
    },
  )
  assert.deepEqual([wrong.status, wrong.errors[0]?.code], [422, 'cutoff-after-draw'])
})

test('a lock fixes dates and quantity, a pick keeps the prize', async () => {
  const raffle = await addRaffle(api)
  const prize = await addPrize(raffle, { name: 'Truck', quantity: 2 })
  await sellMany(raffle, 20)
  await endSales(raffle)
  await prepareDraw(raffle)
  await pick(raffle, prize.id)
  const [, picked] = await list(raffle)
  assert.ok(picked)
  assert.deepEqual([picked.locked, picked.picksCompleted], [true, 1])
  for (const fields of [{ quantity: 3 }, { drawDate: soon(9) }, { cutoffAt: soon(-1) }]) {
    const refused = await change(raffle, picked, fields)
    assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'draw-locked'])
  }
  assert.equal((await change(raffle, picked, { sponsor: 'Motors' })).status, 200)
  assert.deepEqual(
    (await remove(raffle, picked)).errors.map(({ code }) => code),
    ['prize-picked', 'draw-locked'],
  )
  const joining = await raffle.post(rafflePaths.prizes, {
    eventId: raffle.raffleId,
    name: 'One more',
  })
  assert.deepEqual([joining.status, joining.errors[0]?.code], [409, 'draw-locked'])
})

test('the count is of eligible tickets, before and after the lock', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 7)
  await sell(raffle, 0, { type: 'cheque' })
  const count = async () =>
    dataOf(TicketCountSchema, await raffle.get(rafflePaths.prizeTicketCount(raffle.jackpotId)))
      .count
  assert.equal(await count(), 7)
  await endSales(raffle)
  await step(raffle, 'lock', { leaveOut: ['cheques-uncleared'] })
  assert.equal(await count(), 7)
})
