/** What a barrel holds: each ticket of the list on paper, and nothing else. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import type { StubFigures } from '../../../src/core/raffles/draws/draw.ts'
import { StubSchema } from '../../../src/core/raffles/draws/stub.ts'
import { rafflePaths } from '../../support/paths.ts'
import {
  addRaffle,
  dataOf,
  drawNow,
  endSales,
  openApi,
  pickPath,
  sell,
  sellMany,
  step,
  type TestRaffle,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const barrel = () => addRaffle(api, { drawType: 'barrel', percent: null })

function print(raffle: TestRaffle, firstNumber: number, lastNumber: number) {
  const body = { firstNumber, lastNumber, reprint: false }
  return raffle.post(rafflePaths.drawStubs(raffle.drawId), body)
}

async function figuresOf(raffle: TestRaffle): Promise<StubFigures> {
  const { stubs } = await drawNow(raffle)
  assert.ok(stubs)
  return stubs
}

async function stubsFrom(raffle: TestRaffle, from: number) {
  const path = `${rafflePaths.drawStubs(raffle.drawId)}?from=${from}&pageSize=3`
  return dataOf(v.array(StubSchema), await raffle.get(path)).map(
    ({ ticketNumber, printed }) => `${ticketNumber} ${printed ? 'printed' : 'missing'}`,
  )
}

const none = { count: 0, runs: [] }

test('a ticket that comes in after a print across its number is missing by name, and printed as new', async () => {
  const raffle = await barrel()
  await sellMany(raffle, 5)
  const cheque = await sell(raffle, 0, { type: 'cheque' })
  const number = cheque.firstTicketNumber ?? 0
  await sell(raffle)
  await endSales(raffle)
  assert.equal((await print(raffle, 1, number + 1)).status, 201)
  const before = await figuresOf(raffle)
  assert.deepEqual(before.missing, none)
  const clearing = { eventId: raffle.raffleId, orderIds: [cheque.id] }
  assert.equal((await raffle.post(rafflePaths.clearCheques, clearing)).status, 200)
  assert.equal((await step(raffle, 'lock')).status, 200)

  const { missing, surplus, printed, eligible } = await figuresOf(raffle)
  assert.deepEqual(missing, { count: 1, runs: [{ first: number, last: number }] })
  assert.deepEqual(surplus, none)
  assert.deepEqual([printed, eligible], [before.printed, before.printed + 1])
  assert.deepEqual(await stubsFrom(raffle, number - 1), [
    `${number - 1} printed`,
    `${number} missing`,
    `${number + 1} printed`,
  ])
  // Nobody draws before the barrel holds it.
  const stub = { ticketNumber: number, validationCode: 'K7Q217', witnesses: ['Ada Muise'] }
  const refused = await raffle.post(pickPath(raffle), stub)
  assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'stubs-missing'])
  assert.equal((await print(raffle, number, number)).status, 201)
  assert.deepEqual((await figuresOf(raffle)).missing, none)
  assert.equal((await raffle.post(pickPath(raffle), stub)).errors[0]?.code, 'wrong-code')
})

test('a ticket that is void after its print has to leave the barrel, even where another one came in', async () => {
  const raffle = await barrel()
  await sellMany(raffle, 5)
  const voided = await sell(raffle)
  const cheque = await sell(raffle, 0, { type: 'cheque' })
  await endSales(raffle)
  const number = voided.firstTicketNumber ?? 0
  assert.equal((await print(raffle, 1, number)).status, 201)
  const voiding = { token: raffle.token, body: { voidedComment: 'Entered twice' } }
  assert.equal((await api.ask('DELETE', rafflePaths.voidOrder(voided.id), voiding)).status, 200)
  const clearing = { eventId: raffle.raffleId, orderIds: [cheque.id] }
  assert.equal((await raffle.post(rafflePaths.clearCheques, clearing)).status, 200)
  const { printed, eligible, missing, surplus } = await figuresOf(raffle)
  assert.equal(printed, eligible)
  assert.deepEqual(surplus.runs, [{ first: number, last: number }])
  assert.deepEqual(missing.runs, [{ first: number + 1, last: number + 1 }])
})

test('once the list is locked, its tickets are printed and no others', async () => {
  const raffle = await barrel()
  await sellMany(raffle, 4)
  const cheque = await sell(raffle, 0, { type: 'cheque' })
  await endSales(raffle)
  const locked = await step(raffle, 'lock', { leaveOut: ['cheques-uncleared'] })
  assert.equal(locked.status, 200)
  const clearing = { eventId: raffle.raffleId, orderIds: [cheque.id] }
  assert.equal((await raffle.post(rafflePaths.clearCheques, clearing)).status, 200)
  const number = cheque.firstTicketNumber ?? 0
  assert.deepEqual(await stubsFrom(raffle, number), [])
  assert.equal((await print(raffle, number, number)).errors[0]?.code, 'no-stubs')
})
