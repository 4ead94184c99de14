import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { checkCertificate, checkTicketProof } from '../../../src/core/raffles/certificate.ts'
import { DrawDetailSchema } from '../../../src/core/raffles/draws/draw.ts'
import { verify } from '../../raffles/certificate/independent-verifier.mjs'
import { rafflePaths } from '../../support/paths.ts'
import {
  addRaffle,
  confirm,
  dataOf,
  decide,
  drawNow,
  endSales,
  openApi,
  pick,
  pickPath,
  prepareDraw,
  sell,
  sellMany,
  step,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const bytes = (text: string) => new TextEncoder().encode(text)

test('a draw with a rejection and a redraw ends in a certificate that verifies', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 40)
  await endSales(raffle)
  await prepareDraw(raffle)
  const first = await pick(raffle)
  assert.equal(first.publicName, `Ticket ${first.ticketNumber}`)
  const rejected = await decide(raffle, first, { status: 'rejected', reason: 'board-or-staff' })
  assert.equal(rejected.message?.state, 'prepared')
  assert.match(rejected.message?.subject ?? '', new RegExp(String(first.ticketNumber)))

  const early = await raffle.post(pickPath(raffle))
  assert.deepEqual([early.status, early.errors[0]?.code], [409, 'redraw-entropy-missing'])
  const same = {
    kind: 'dice',
    text: '3 1 6 2 4 5 1 1 6 3 2 4',
    witness: 'Ada Muise',
    redrawReason: 'Board',
  }
  const repeated = await step(raffle, 'entropy', same)
  assert.deepEqual([repeated.status, repeated.errors[0]?.code], [409, 'entropy-repeated'])
  const fresh = { ...same, kind: 'words', text: 'harbour lantern quilt kettle moon' }
  const given = dataOf(DrawDetailSchema, await step(raffle, 'entropy', fresh))
  assert.equal(given.entropy[1]?.redrawOf, first.id)
  assert.equal(given.seed, null)

  const second = await pick(raffle)
  assert.notEqual(second.ticketNumber, first.ticketNumber)
  const confirmed = await confirm(raffle, second)
  assert.equal(confirmed.publicName, 'E. T., Halifax')
  const done = await drawNow(raffle)
  assert.equal(done.stage, 'complete')
  assert.match(done.seed ?? '', /^[0-9a-f]{64}$/)

  const file = await raffle.get(rafflePaths.drawCertificate(raffle.drawId))
  const again = await raffle.get(rafflePaths.drawCertificate(raffle.drawId))
  assert.equal(file.text, again.text)
  const report = checkCertificate(bytes(file.text))
  assert.deepEqual(
    report.checks.filter(({ passed }) => !passed),
    [],
  )
  assert.ok(report.valid)
  assert.equal(verify(bytes(file.text)).drawType, 'rng')

  const proof = await raffle.get(rafflePaths.ticketProof(raffle.drawId, 7))
  const checked = checkTicketProof(bytes(proof.text), report.certificate)
  assert.ok(checked.valid, JSON.stringify(checked.checks))
  assert.equal((await raffle.get(rafflePaths.ticketProof(raffle.drawId, 4711))).status, 404)
})

test('the first entropy is final: the same again changes nothing, another is refused and logged', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 5)
  await endSales(raffle)
  await prepareDraw(raffle)
  const given = { kind: 'dice', text: '3 1 6 2 4 5 1 1 6 3 2 4', witness: 'Ada Muise' }
  assert.equal((await step(raffle, 'entropy', given)).status, 200)
  const other = await step(raffle, 'entropy', { ...given, text: '6 6 6' })
  assert.deepEqual([other.status, other.errors[0]?.code], [409, 'entropy-final'])
  assert.equal((await drawNow(raffle)).entropy.length, 1)
  const logged = await api.db
    .selectFrom('activity')
    .select('after')
    .where('subjectId', '=', raffle.drawId)
    .where('action', '=', 'entropy-refused')
    .execute()
  assert.deepEqual(
    logged.map(row => row.after?.text),
    ['6 6 6'],
  )
})

test('a lock can be opened again before entropy only, and stays in the certificate', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 5)
  await endSales(raffle)
  const first = dataOf(DrawDetailSchema, await step(raffle, 'lock'))
  const twice = await step(raffle, 'lock')
  assert.deepEqual([twice.status, twice.errors[0]?.code], [409, 'already-locked'])
  const wrong = await step(raffle, 'receipt', { witness: 'Ada Muise', code: '00000000' })
  assert.deepEqual([wrong.status, wrong.errors[0]?.code], [409, 'receipt-code-wrong'])
  const reopened = dataOf(DrawDetailSchema, await step(raffle, 'reopen', { reason: 'A void' }))
  assert.equal(reopened.stage, 'open')
  const drawing = await prepareDraw(raffle)
  assert.notEqual(drawing.locks[1]?.root, first.locks[0]?.root)
  const late = await step(raffle, 'reopen', { reason: 'Too late' })
  assert.deepEqual([late.status, late.errors[0]?.code], [409, 'entropy-given'])
  await confirm(raffle, await pick(raffle))
  const report = checkCertificate(
    bytes((await raffle.get(rafflePaths.drawCertificate(raffle.drawId))).text),
  )
  assert.ok(report.valid)
  assert.deepEqual(report.notes, [{ code: 'reopened', times: 1 }])
})

test('a lock has ten minutes for each statement, whatever limit the others have', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 5)
  await endSales(raffle)
  await sql`
    create table limits_seen (statement text, idle text);
    create function see_limits() returns trigger language plpgsql as $$
    begin
      insert into limits_seen values (current_setting('statement_timeout'),
        current_setting('idle_in_transaction_session_timeout'));
      return null;
    end $$;
    create trigger see_limits after insert on draw_lock_chunks execute function see_limits();
  `.execute(api.db)
  assert.equal((await step(raffle, 'lock')).status, 200)
  const { rows } = await sql`select * from limits_seen`.execute(api.db)
  assert.deepEqual(rows, [{ statement: '10min', idle: '10min' }])
})

test('each defect is named, and the lock is refused while one stands', async () => {
  const raffle = await addRaffle(api)
  const cheque = await sell(raffle, 0, { type: 'cheque' })
  const early = await step(raffle, 'lock')
  assert.equal(early.status, 409)
  assert.deepEqual(
    early.errors.map(({ code }) => code),
    [
      'raffle-not-ended',
      'sales-not-ended',
      'draw-date-not-reached',
      'no-tickets',
      'fewer-tickets-than-prizes',
      'cheques-uncleared',
    ],
  )
  await sellMany(raffle, 3)
  await endSales(raffle)
  const refused = await step(raffle, 'lock')
  assert.deepEqual(
    refused.errors.map(({ code }) => code),
    ['cheques-uncleared'],
  )
  const { readiness } = await drawNow(raffle)
  assert.deepEqual(
    readiness.filter(({ ready }) => !ready),
    [{ code: 'cheques-uncleared', ready: false, count: 1, leavable: true }],
  )
  const locked = dataOf(
    DrawDetailSchema,
    await step(raffle, 'lock', { leaveOut: ['cheques-uncleared'] }),
  )
  assert.equal(locked.locks[0]?.ticketCount, 3)
  assert.equal(locked.locks[0]?.leftOut.unclearedCheques, 1)
  assert.equal(
    (await raffle.get(rafflePaths.ticketProof(raffle.drawId, cheque.firstTicketNumber ?? 0)))
      .status,
    404,
  )
  const mailed = await api.db
    .selectFrom('emails')
    .select(['recipient', 'textBody'])
    .where('textBody', 'like', `%${locked.locks[0]?.root}%`)
    .execute()
  assert.ok(mailed.some(({ recipient }) => recipient === 'marguerite.doucette@terncove.example'))
  assert.ok(mailed[0]?.textBody.includes(locked.locks[0]?.activityHead ?? '-'))
})
