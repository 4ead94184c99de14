import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { readDraw } from '../../../demo/api/raffles/draws/context.ts'
import { lockInForce } from '../../../demo/api/raffles/draws/locked-list.ts'
import { DrawDetailSchema } from '../../../src/core/raffles/draws/draw.ts'
import { planPicks } from '../../../src/core/raffles/draws/pick-plan.ts'
import { RaffleDetailSchema } from '../../../src/core/raffles/raffle-detail.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { spellingsOfDice, spellingsOfWords } from '../../raffles/draws/spellings.ts'
import { inFull } from '../../support/full.ts'
import { rafflePaths } from '../../support/paths.ts'
import type { Answered } from '../support.ts'
import {
  addPrize,
  addRaffle,
  confirm,
  dataOf,
  decide,
  drawNow,
  embedToken,
  endSales,
  hour,
  openApi,
  pick,
  prepareDraw,
  sell,
  sellMany,
  step,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const codesOf = (answer: Answered) => answer.errors.map(({ code }) => code)
const inHours = (hours: number) => new Date(api.now.getTime() + hours * hour).toISOString()

test('an order that came in while the end waited takes part: the end is later', async () => {
  const raffle = await addRaffle(api)
  const { raffleId } = raffle
  let ending: Promise<unknown> = Promise.resolve()
  await api.db.transaction().execute(async transaction => {
    await sql`select from raffles where id = ${raffleId} for no key update`.execute(transaction)
    ending = raffle.post(rafflePaths.eventAction(raffleId, 'end'))
    await untilWaiting(api.db)
    api.now = new Date(api.now.getTime() + 1000)
    await sql`
      insert into customers (id, organization_id, first_name, last_name, locale)
      select ${raffleId}, organization_id, 'Eva', 'Tremblay', 'en' from raffles where id = ${raffleId}
    `.execute(transaction)
    await sql`
      insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
        initial_status, status, type, source, idempotency_key, created_at)
      select ${raffleId}, organization_id, ${raffleId}, ${raffle.packageIds[0]}, ${raffleId}, 500,
        'ACTIVE', 'ACTIVE', 'cash', 'walk_in', ${randomUUID()}, ${api.now}
      from raffles where id = ${raffleId}
    `.execute(transaction)
    await sql`
      insert into tickets (order_id, raffle_id, first_number, last_number)
      values (${raffleId}, ${raffleId}, 1, 1)
    `.execute(transaction)
  })
  await ending
  api.now = new Date(api.now.getTime() + 3 * hour)
  const count = await raffle.get(rafflePaths.prizeTicketCount(raffle.jackpotId))
  assert.deepEqual(count.json, { data: { count: 1 } })
})

test('a locked list keeps the date that its draw takes from the raffle', async () => {
  const raffle = await addRaffle(api)
  const early = await addPrize(raffle, { cutoffAt: inHours(0.5) })
  await sell(raffle)
  api.now = new Date(api.now.getTime() + 2.5 * hour)
  await api.db
    .updateTable('raffles')
    .set({ endAt: new Date(api.now.getTime() - hour) })
    .where('id', '=', raffle.raffleId)
    .execute()
  assert.equal((await step(raffle, 'lock', {}, early.drawId)).status, 200)
  const { version } = dataOf(
    RaffleDetailSchema,
    await raffle.get(rafflePaths.event(raffle.raffleId)),
  )
  const change = { version, drawDate: inHours(24) }
  const moved = await raffle.patch(rafflePaths.event(raffle.raffleId), change)
  assert.deepEqual([moved.status, codesOf(moved)], [409, ['locked-with-draw']])
})

test('whether winners stay in is settled once the list of their draw is locked', async () => {
  const raffle = await addRaffle(api)
  const early = await addPrize(raffle, { cutoffAt: inHours(0.25), drawDate: inHours(0.5) })
  await sell(raffle)
  api.now = new Date(api.now.getTime() + 0.75 * hour)
  assert.equal((await step(raffle, 'lock', {}, early.drawId)).status, 200)
  const change = { version: early.version, winnersStayIn: false }
  const changed = await raffle.patch(rafflePaths.prize(early.id), change)
  assert.deepEqual([changed.status, codesOf(changed)], [409, ['draw-locked']])
  const words = { version: early.version, sponsor: 'Harbour Print' }
  assert.equal((await raffle.patch(rafflePaths.prize(early.id), words)).status, 200)
})

test('a list waits for earlier draws whose winners leave the pool', async () => {
  const raffle = await addRaffle(api)
  const early = await addPrize(raffle, {
    cutoffAt: inHours(0.25),
    drawDate: inHours(0.5),
    winnersStayIn: false,
  })
  await sellMany(raffle, 5)
  await endSales(raffle)
  const tooSoon = await step(raffle, 'lock')
  assert.deepEqual([tooSoon.status, codesOf(tooSoon)], [409, ['earlier-draw-undecided']])
  await prepareDraw(raffle, early.drawId)
  await confirm(raffle, await pick(raffle, early.id))
  const locked = await prepareDraw(raffle)
  assert.equal(locked.locks[0]?.ticketCount, 4)
})

test('an earlier draw whose winners stay in holds nobody up', async () => {
  const raffle = await addRaffle(api)
  await addPrize(raffle, { cutoffAt: inHours(0.25), drawDate: inHours(0.5) })
  await sell(raffle)
  await endSales(raffle)
  assert.equal((await step(raffle, 'lock')).status, 200)
})

test('what can be won stands once the final list is locked', async () => {
  const raffle = await addRaffle(api, { values: { guaranteedPotCents: 250_000 } })
  await sell(raffle)
  await endSales(raffle)
  await prepareDraw(raffle)
  const { version } = dataOf(
    RaffleDetailSchema,
    await raffle.get(rafflePaths.event(raffle.raffleId)),
  )
  for (const terms of [
    { guaranteedPotCents: 0 },
    { startingPotCents: 100 },
    { maxJackpot: 300_000 },
    { settings: { customJackpotEnabled: true } },
  ]) {
    const changed = await raffle.patch(rafflePaths.event(raffle.raffleId), { version, ...terms })
    assert.deepEqual([changed.status, codesOf(changed)], [409, ['locked-with-draw']])
  }
})

test('the declared value of a grand prize stands once its list is locked', async () => {
  const raffle = await addRaffle(api, { percent: null, values: { declaredJackpotCents: 500_000 } })
  await sell(raffle)
  await endSales(raffle)
  await prepareDraw(raffle)
  const change = { version: 1, valueCents: 100 }
  const changed = await raffle.patch(rafflePaths.prize(raffle.jackpotId), change)
  assert.deepEqual([changed.status, codesOf(changed)], [409, ['draw-locked']])
  const declared = { version: 1, actualJackpotCents: 100 }
  const onRaffle = await raffle.patch(rafflePaths.event(raffle.raffleId), declared)
  assert.deepEqual([onRaffle.status, codesOf(onRaffle)], [409, ['locked-with-draw']])
})

inFull(
  'who reads the seed finds no second spelling of the dice or words that is taken: none makes a chosen ticket win',
  async () => {
    const raffle = await addRaffle(api)
    await sellMany(raffle, 50)
    await endSales(raffle)
    const locked = dataOf(DrawDetailSchema, await step(raffle, 'lock'))
    const code = locked.locks[0]?.root.slice(0, 8)
    await step(raffle, 'receipt', { witness: 'Ada Muise', code })
    const draw = await readDraw(api.db, raffle.drawId)
    const lock = await lockInForce(api.db, raffle.drawId)
    assert.ok(draw && lock)
    const winnerOf = (text: string) =>
      planPicks({
        seed: draw.seed,
        root: lock.root,
        count: lock.ticketCount,
        prizes: lock.terms.prizes,
        entropy: [{ text, rejectedPick: null }],
      })[0]?.index
    const rolled = [3, 1, 6, 2, 4, 5, 1, 1, 6, 3, 2, 4]
    const canonical = rolled.join(' ')
    const others = [
      ...spellingsOfDice(rolled),
      ...spellingsOfWords(['harbour', 'lantern', 'seven', 'bells', 'dusk']),
    ]
      .filter(({ text }) => text !== canonical && text !== 'harbour lantern seven bells dusk')
      .map(other => ({ ...other, winner: winnerOf(other.text) }))
    // Enough of them for each ticket of the list, by the digest that certificates take.
    const reached = new Set(others.map(({ winner }) => winner))
    assert.equal(reached.size, 50)
    for (const ticket of [0, 17, 49]) {
      const wanted = others.filter(({ winner }) => winner === ticket).slice(0, 8)
      for (const { kind, text } of wanted) {
        const answer = await step(raffle, 'entropy', { kind, text, witness: 'Ada Muise' })
        assert.deepEqual([answer.status, answer.errors[0]?.field], [422, 'text'], `${kind} ${text}`)
      }
    }
    assert.equal((await drawNow(raffle)).entropy.length, 0)
    const given = await step(raffle, 'entropy', {
      kind: 'dice',
      text: canonical,
      witness: 'Ada Muise',
    })
    assert.equal(given.status, 200, given.text)
  },
)

test('a redraw without a ticket left is refused before its entropy counts', async () => {
  const raffle = await addRaffle(api)
  await sell(raffle)
  await endSales(raffle)
  await prepareDraw(raffle)
  await decide(raffle, await pick(raffle), { status: 'rejected', reason: 'not-present' })
  const given = await step(raffle, 'entropy', {
    kind: 'words',
    text: 'lantern harbour quilt kettle moon',
    witness: 'Ada Muise',
    redrawReason: 'Not there',
  })
  assert.deepEqual([given.status, codesOf(given)], [409, ['fewer-tickets-than-prizes']])
  assert.equal((await drawNow(raffle)).entropy.length, 1)
})

test('a rejection’s reason is for those who may see the buyer', async () => {
  const raffle = await addRaffle(api)
  await sell(raffle)
  await endSales(raffle)
  await prepareDraw(raffle)
  const winner = await pick(raffle)
  await decide(raffle, winner, { status: 'rejected', reason: 'underage' })
  const agent = await api.signIn('Contact Center Agent', 'joel.paul@terncove.example')
  const seen = await raffle.get(rafflePaths.winner(winner.id), { token: agent })
  assert.equal(seen.status, 200, seen.text)
  assert.doesNotMatch(seen.text, /underage|Tremblay/)
  assert.match((await raffle.get(rafflePaths.winner(winner.id))).text, /underage/)
})

test('what the log says of a buyer is for those who draw, and goes when they are erased', async () => {
  const raffle = await addRaffle(api)
  await sell(raffle)
  await endSales(raffle)
  await prepareDraw(raffle)
  const rejection = { status: 'rejected', reason: 'other', note: 'Eva is on the board' }
  const { message } = await decide(raffle, await pick(raffle), rejection)
  const subject = 'Eva, about your ticket'
  await api.db.updateTable('winnerMessages').set({ recipient: 'eva@example.org' }).execute()
  const sent = await raffle.patch(rafflePaths.winnerMessage(message?.id ?? ''), {
    state: 'sent',
    subject,
  })
  assert.equal(sent.status, 200, sent.text)
  const log = `${rafflePaths.activity}?eventId=${raffle.raffleId}&pageSize=100`
  assert.match((await raffle.get(log)).text, /Hello Eva.*on the board|on the board.*Hello Eva/s)
  for (const [scope, sees] of [
    ['raffles:read', false],
    ['raffles:draw', true],
  ] as const) {
    const token = await embedToken(api, ['raffles:read', scope])
    const seen = await raffle.get(log, { token })
    assert.equal(seen.status, 200, seen.text)
    assert.equal(/Eva/.test(seen.text), sees)
  }
  const rows = await api.db
    .selectFrom('activity')
    .select('about')
    .where('raffleId', '=', raffle.raffleId)
    .where(sql<boolean>`after::text like '%Eva%' or comment like '%Eva%'`)
    .execute()
  assert.equal(rows.length, 3)
  for (const { about } of rows) assert.match(about.join(), /^customer:/)
})
