import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { tooBusy } from '../../../demo/api/http/lanes.ts'
import { createWrites, type Write } from '../../../demo/api/http/writes.ts'
import { readDraw } from '../../../demo/api/raffles/draws/context.ts'
import { validationCode } from '../../../demo/api/raffles/draws/validation-code.ts'
import { startPickWorker } from '../../../demo/api/raffles/winners/pick-worker.ts'
import { checkCertificate } from '../../../src/core/raffles/certificate.ts'
import { WinnerSchema } from '../../../src/core/raffles/winners/winner.ts'
import { rafflePaths } from '../../support/paths.ts'
import { soak } from '../../support/soak.ts'
import { until } from '../../support/until.ts'
import {
  addPrize,
  addRaffle,
  confirm,
  dataOf,
  drawNow,
  endSales,
  openApi,
  pickPath,
  prepareDraw,
  sell,
  sellMany,
  step,
  type TestRaffle,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const winnersOf = async (prizeId: string) =>
  api.db.selectFrom('winners').selectAll().where('prizeId', '=', prizeId).execute()

async function prizeOf(raffle: TestRaffle, quantity: number): Promise<string> {
  return (await addPrize(raffle, { name: `Prize ${quantity}`, quantity })).id
}

const atOnce = soak ? 50 : 20

test(`${atOnce} requests at once for a prize of quantity 3 give exactly 3 picks, the others a clear 409`, async () => {
  const raffle = await addRaffle(api)
  const prizeId = await prizeOf(raffle, 3)
  await sellMany(raffle, 200)
  await endSales(raffle)
  await prepareDraw(raffle)
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => raffle.post(pickPath(raffle, prizeId))),
  )
  const picked = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 409)
  assert.deepEqual([picked.length, refused.length], [3, atOnce - 3])
  assert.ok(refused.every(({ errors }) => errors[0]?.code === 'prize-complete'))
  const rows = await winnersOf(prizeId)
  assert.equal(new Set(rows.map(({ ticketNumber }) => ticketNumber)).size, 3)
})

test('the raffle may be named in the query or in the body, and has to be', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 5)
  await endSales(raffle)
  await prepareDraw(raffle)
  const unnamed = await raffle.post(rafflePaths.winners, {})
  assert.deepEqual(
    [unnamed.status, unnamed.errors[0]?.code, unnamed.errors[0]?.field],
    [422, 'required', 'eventId'],
  )
  const path = `${rafflePaths.winners}?prizeId=${raffle.jackpotId}&quantity=1`
  const picked = await raffle.post(path, { eventId: raffle.raffleId })
  assert.equal(picked.status, 201, picked.text)
  assert.equal((await winnersOf(raffle.jackpotId)).length, 1)
})

test('a double click answers the same pick', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 20)
  await endSales(raffle)
  await prepareDraw(raffle)
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    [1, 2, 3].map(() => raffle.post(pickPath(raffle), undefined, { headers })),
  )
  const ids = answers.map(answer => dataOf(v.array(WinnerSchema), answer, 201)[0]?.id)
  assert.equal(new Set(ids).size, 1)
  assert.equal((await winnersOf(raffle.jackpotId)).length, 1)
})

test('a batch that the database refuses for the moment is no failure: it goes on at the next look', async () => {
  const raffle = await addRaffle(api)
  const prizeId = await prizeOf(raffle, 4)
  await sellMany(raffle, 50)
  await endSales(raffle)
  await prepareDraw(raffle)
  const batch = {
    prizeId,
    drawId: raffle.drawId,
    wanted: 4,
    requestedAt: api.now,
    requestedBy: null,
  }
  await api.db.insertInto('pickBatches').values(batch).execute()
  const writes = createWrites(api.db)
  let asked = 0
  const write: Write = async (lane, work) => {
    asked += 1
    if (asked === 2) throw Object.assign(new Error('lock timeout'), { code: '55P03' })
    if (asked === 3) throw tooBusy()
    return writes(lane, work)
  }
  const worker = startPickWorker({ db: api.db, write, now: () => api.now, log: () => {} })
  const row = () =>
    api.db.selectFrom('pickBatches').selectAll().where('prizeId', '=', prizeId).executeTakeFirst()
  try {
    for (const stops of [2, 3]) {
      await until(async () => asked >= stops)
      assert.equal((await row())?.failure, null)
      worker.wake()
    }
    await until(async () => ((await row())?.finishedAt ?? null) !== null)
  } finally {
    await worker.stop()
  }
  assert.equal((await winnersOf(prizeId)).length, 4)
})

test('a batch that a failure stopped keeps its picks, says so and goes on when asked', async () => {
  const raffle = await addRaffle(api)
  const prizeId = await prizeOf(raffle, 12)
  await sellMany(raffle, 60)
  await endSales(raffle)
  await prepareDraw(raffle)
  await api.pool.query(`
    create function fail_seventh() returns trigger language plpgsql as $$
    begin
      if new.counter = 6 then raise exception 'disk full'; end if;
      return new;
    end $$;
    create trigger fail_seventh before insert on winners for each row execute function fail_seventh();
  `)
  dataOf(v.array(WinnerSchema), await raffle.post(pickPath(raffle, prizeId, 12)), 201)
  await until(async () => (await drawNow(raffle)).batches[0]?.failed === true)
  assert.deepEqual((await drawNow(raffle)).batches, [
    { prizeId, wanted: 12, done: 6, failed: true },
  ])
  const second = await raffle.post(pickPath(raffle, prizeId, 2))
  assert.deepEqual([second.status, second.errors[0]?.code], [409, 'prize-complete'])
  await api.pool.query('drop trigger fail_seventh on winners')
  assert.equal((await step(raffle, 'resume')).status, 200)
  await until(async () => (await winnersOf(prizeId)).length === 12)
  await until(async () => (await drawNow(raffle)).batches.length === 0)
  const idle = await step(raffle, 'resume')
  assert.deepEqual([idle.status, idle.errors[0]?.code], [409, 'no-failed-batch'])
})

test('a pick waits for lock, receipt and entropy, each named', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 5)
  await endSales(raffle)
  const codes: unknown[] = []
  const attempt = async () => codes.push((await raffle.post(pickPath(raffle))).errors[0]?.code)
  await attempt()
  const locked = await step(raffle, 'lock')
  assert.equal(locked.status, 200)
  await attempt()
  const code = (await drawNow(raffle)).locks[0]?.root.slice(0, 8)
  await step(raffle, 'receipt', { witness: 'Ada Muise', code })
  await attempt()
  assert.deepEqual(codes, ['not-locked', 'receipt-missing', 'entropy-missing'])
})

test('a barrel refuses wrong codes, unknown, void, late, foreign and drawn numbers, each by its name', async () => {
  const raffle = await addRaffle(api, { drawType: 'barrel', percent: null })
  const other = await addRaffle(api, { drawType: 'barrel', percent: null })
  const prizeId = await prizeOf(raffle, 2)
  await sellMany(raffle, 10)
  const voided = await sell(raffle)
  const voiding = await api.ask('DELETE', rafflePaths.voidOrder(voided.id), {
    token: raffle.token,
    body: { voidedComment: 'Entered twice' },
  })
  assert.equal(voiding.status, 200, voiding.text)
  const unpaid = await sell(raffle, 0, { type: 'cheque' })
  await endSales(raffle)
  // As if a seller's clock had been behind: sold after the end.
  await api.pool.query(
    `insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
       initial_status, status, type, idempotency_key, created_at)
     select gen_random_uuid(), organization_id, raffle_id, package_id, customer_id, 500, 'ACTIVE',
       'ACTIVE', 'cash', 'late-' || id, $2 from orders where id = $1`,
    [voided.id, api.now],
  )
  await api.pool.query(
    `insert into tickets (order_id, raffle_id, first_number, last_number)
     select id, raffle_id, 900, 900 from orders where idempotency_key = 'late-' || $1`,
    [voided.id],
  )
  await prepareDraw(raffle, raffle.drawId, ['cheques-uncleared'])
  const seed = (await readDraw(api.db, raffle.drawId))?.seed ?? Buffer.alloc(32)
  const foreign = (await readDraw(api.db, other.drawId))?.seed ?? Buffer.alloc(32)
  const enter = async (ticketNumber: number, code: string, witnesses = ['Ada Muise']) => {
    const body = { ticketNumber, validationCode: code, witnesses }
    return raffle.post(pickPath(raffle, prizeId), body)
  }
  const codeOf = async (number: number, code: string) => (await enter(number, code)).errors[0]?.code
  assert.equal(await codeOf(3, 'WRONG1'), 'wrong-code')
  assert.equal((await enter(3, 'WRONG1')).errors[0]?.field, 'validationCode')
  assert.equal((await enter(777, 'WRONG1')).errors[0]?.field, 'ticketNumber')
  assert.equal(await codeOf(777, 'WRONG1'), 'ticket-unknown')
  assert.equal(await codeOf(777, validationCode(seed, 777)), 'ticket-unknown')
  assert.equal(await codeOf(3, validationCode(foreign, 3)), 'ticket-of-other-raffle')
  const voidNumber = voided.firstTicketNumber ?? 0
  assert.equal(await codeOf(voidNumber, validationCode(seed, voidNumber)), 'ticket-void')
  const unpaidNumber = unpaid.firstTicketNumber ?? 0
  assert.equal(await codeOf(unpaidNumber, validationCode(seed, unpaidNumber)), 'ticket-unpaid')
  assert.equal(await codeOf(900, validationCode(seed, 900)), 'ticket-too-late')
  assert.equal((await enter(3, validationCode(seed, 3), [])).status, 422)

  const typed = validationCode(seed, 3).toLowerCase()
  const [first] = dataOf(
    v.array(WinnerSchema),
    await enter(3, `${typed.slice(0, 3)} ${typed.slice(3)}`),
    201,
  )
  assert.equal(first?.ticketNumber, 3)
  assert.equal(await codeOf(3, validationCode(seed, 3)), 'ticket-already-drawn')
  const [second] = dataOf(v.array(WinnerSchema), await enter(4, validationCode(seed, 4)), 201)
  const jackpot = { ticketNumber: 9, validationCode: validationCode(seed, 9), witnesses: ['Ada'] }
  const [third] = dataOf(v.array(WinnerSchema), await raffle.post(pickPath(raffle), jackpot), 201)
  for (const winner of [first, second, third]) if (winner) await confirm(raffle, winner)
  const file = await raffle.get(rafflePaths.drawCertificate(raffle.drawId))
  const report = checkCertificate(new TextEncoder().encode(file.text))
  assert.deepEqual(
    report.checks.filter(({ passed }) => !passed),
    [],
  )
  assert.equal(report.certificate?.drawType, 'barrel')
})

test('stubs are paged from a number on; a second print is a reprint with a reason', async () => {
  const raffle = await addRaffle(api, { drawType: 'barrel', percent: null })
  await sellMany(raffle, 12)
  const page = await raffle.get(`${rafflePaths.drawStubs(raffle.drawId)}?from=4&pageSize=5`)
  const stubs = dataOf(
    v.array(
      v.object({ ticketNumber: v.number(), validationCode: v.string(), printed: v.boolean() }),
    ),
    page,
  )
  assert.deepEqual(
    stubs.map(({ ticketNumber }) => ticketNumber),
    [4, 5, 6, 7, 8],
  )
  assert.ok(stubs.every(stub => /^[2-9BCDFGHJKMNPQRSTVWXZ]{6}$/.test(stub.validationCode)))
  const print = (body: object) => raffle.post(rafflePaths.drawStubs(raffle.drawId), body)
  const whole = { firstNumber: 1, lastNumber: 12, reprint: false }
  assert.equal((await print(whole)).status, 201)
  assert.equal((await print(whole)).errors[0]?.code, 'stubs-printed-before')
  const jammed = { firstNumber: 3, lastNumber: 5, reprint: true }
  assert.deepEqual((await print(jammed)).errors[0]?.field, 'reason')
  assert.equal((await print({ ...jammed, reason: 'Jam' })).status, 201)
  const none = { count: 0, runs: [] }
  const figures = { printed: 12, reprinted: 3, eligible: 12, missing: none, surplus: none }
  assert.deepEqual((await drawNow(raffle)).stubs, figures)
})
