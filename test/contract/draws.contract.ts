import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as v from 'valibot'
import { checkCertificate, checkTicketProof } from '../../src/core/raffles/certificate.ts'
import { DrawDetailSchema, DrawSchema } from '../../src/core/raffles/draws/draw.ts'
import { PrizeSchema, TicketCountSchema } from '../../src/core/raffles/prizes/prize.ts'
import { RaffleSchema } from '../../src/core/raffles/raffle.ts'
import { WinnerSchema } from '../../src/core/raffles/winners/winner.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, codeOf, dataOf, url } from './client.ts'

const { token } = await signIn(url)

const get = (path: string, headers: Record<string, string> = {}) =>
  ask('GET', path, { token, headers })

async function firstRaffle(status: 'active' | 'closed'): Promise<string> {
  const answer = await get(`${paths.events}?status[]=${status}&pageSize=100`)
  const raffles = dataOf(v.array(RaffleSchema), answer)
  const raffle = raffles.find(({ category }) => category === '50/50')
  assert.ok(raffle)
  return raffle.id
}

const closed = await firstRaffle('closed')
const active = await firstRaffle('active')

test('a closed raffle’s draw has a certificate that verifies, the same bytes each time', async () => {
  const [draw] = dataOf(v.array(DrawSchema), await get(`${rafflePaths.draws}?eventId=${closed}`))
  assert.equal(draw?.stage, 'complete')
  const { seed, locks } = dataOf(DrawDetailSchema, await get(rafflePaths.draw(draw.id)))
  assert.match(seed ?? '', /^[0-9a-f]{64}$/)
  const [one, other] = await Promise.all(
    [1, 2].map(async () => fileOf(rafflePaths.drawCertificate(draw.id))),
  )
  assert.deepEqual(one, other)
  const report = checkCertificate(one ?? new Uint8Array())
  assert.ok(report.valid, JSON.stringify(report.checks))
  const number = locks.at(-1)?.firstTicketNumber ?? 0
  const proof = await fileOf(rafflePaths.ticketProof(draw.id, number))
  assert.ok(checkTicketProof(proof, report.certificate).valid)
})

async function fileOf(path: string): Promise<Uint8Array> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(response.status, 200)
  return new Uint8Array(await response.arrayBuffer())
}

test('an open draw keeps its seed, has a commitment and tells what it waits for', async () => {
  const draws = dataOf(v.array(DrawSchema), await get(`${rafflePaths.draws}?eventId=${active}`))
  const last = draws.at(-1)
  assert.ok(last?.final)
  assert.match(last.commitment ?? '', /^[0-9a-f]{64}$/)
  const draw = dataOf(DrawDetailSchema, await get(rafflePaths.draw(last.id)))
  assert.equal(draw.seed, null)
  assert.ok(draw.readiness.some(({ ready }) => !ready))
  const locked = await ask('POST', rafflePaths.drawStep(last.id, 'lock'), {
    token,
    body: {},
    headers: { 'idempotency-key': randomUUID() },
  })
  assert.equal(locked.status, 409)
  assert.equal((await get(rafflePaths.drawCertificate(last.id))).status, 409)
})

test('prizes come in their order, with a count of eligible tickets', async () => {
  const path = `${rafflePaths.prizes}?eventId=${active}&pageSize=1000`
  const prizes = dataOf(v.array(PrizeSchema), await get(path))
  assert.deepEqual(
    prizes.map(({ order }) => order),
    prizes.map((_, index) => index + 1),
  )
  const [jackpot] = prizes
  assert.equal(jackpot?.category, 'jackpot')
  const { count } = dataOf(TicketCountSchema, await get(rafflePaths.prizeTicketCount(jackpot.id)))
  assert.ok(Number.isInteger(count))
})

test('winners are listed, one by one and as CSV', async () => {
  const path = `${rafflePaths.winners}?eventId=${closed}&status=confirmed`
  const [winner] = dataOf(v.array(WinnerSchema), await get(path))
  assert.ok(winner)
  assert.match(winner.publicName, /^\S\. \S\./)
  const one = dataOf(WinnerSchema, await get(rafflePaths.winner(winner.id)))
  assert.equal(one.ticketNumber, winner.ticketNumber)
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
})

test('a pick without a locked list is refused, and one without a key too', async () => {
  const path = `${rafflePaths.winners}?eventId=${active}`
  const headers = { 'idempotency-key': randomUUID() }
  const early = await ask('POST', path, { token, headers })
  assert.deepEqual([early.status, codeOf(early)], [409, 'not-locked'])
  const keyless = await ask('POST', path, { token })
  assert.deepEqual([keyless.status, codeOf(keyless)], [422, 'idempotency-key-missing'])
})

test('what isn’t there, or isn’t theirs, is 404', async () => {
  const nowhere = randomUUID()
  for (const path of [
    rafflePaths.draw(nowhere),
    rafflePaths.prize(nowhere),
    rafflePaths.winner(nowhere),
    rafflePaths.draw('x'),
    `${rafflePaths.winners}?eventId=${nowhere}`,
  ])
    assert.equal((await get(path)).status, 404, path)
})
