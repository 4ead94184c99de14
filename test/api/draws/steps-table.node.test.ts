/**
 * A draw's steps and the decisions on a winner by direct call: all stages × all calls, written down from docs/domain.md
 * (section 1, "Roles") and "Draws", not from the product's rules. Here somebody who draws, a reader who may be the second
 * person, and somebody without raffles; every role in the rules' tests, and in `npm run full`.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { exclusionChecks } from '../../../src/core/raffles/winners/winner.ts'
import { roles as allRoles, type Role } from '../../../src/core/session/role.ts'
import { samples } from '../../support/full.ts'
import { rafflePaths } from '../../support/paths.ts'
import type { Answered } from '../support.ts'
import {
  addRaffle,
  confirm,
  drawNow,
  hour,
  openApi,
  pick,
  pickPath,
  prepareDraw,
  sellMany,
  step,
  type TestRaffle,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const drawers: Role[] = ['RB admin', 'account owner', 'raffle admin']
const readers: Role[] = [...drawers, 'RB finance', 'Contact Center Agent', 'In Person Sales']
const tried: Role[] = ['raffle admin', 'RB finance', 'Data Processing']
const roles = samples([...tried, ...allRoles.filter(role => !tried.includes(role))], tried.length)
const stages = ['open', 'locked', 'receipt-taken', 'drawing', 'complete'] as const
type Stage = (typeof stages)[number]

/** Sold and ended, waiting for its draw: one for each that may draw and each step that changes it, and six. */
const waiting: TestRaffle[] = []
const drawing = roles.filter(role => drawers.includes(role)).length
for (let made = 0; made < 6 + 7 * drawing; made += 1) {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 8)
  waiting.push(raffle)
}
for (const { raffleId } of waiting) {
  const endedAt = new Date(api.now.getTime() + hour)
  await api.db
    .updateTable('raffles')
    .set({ status: 'ended', endedAt })
    .where('id', '=', raffleId)
    .execute()
}
api.now = new Date(api.now.getTime() + 3 * hour)

const tokens = new Map<Role, string>()
for (const role of roles) tokens.set(role, await api.signIn(role))

async function raffleIn(stage: Stage): Promise<TestRaffle> {
  const raffle = waiting.pop()
  assert.ok(raffle, 'a raffle is left')
  if (stage === 'open') return raffle
  if (stage === 'locked' || stage === 'receipt-taken') {
    assert.equal((await step(raffle, 'lock', { leaveOut: [] })).status, 200)
    if (stage === 'receipt-taken')
      assert.equal((await step(raffle, 'receipt', await receiptOf(raffle))).status, 200)
    return raffle
  }
  await prepareDraw(raffle)
  if (stage === 'complete') await confirm(raffle, await pick(raffle))
  return raffle
}

async function receiptOf(raffle: TestRaffle) {
  const { locks } = await drawNow(raffle)
  return { witness: 'Ada Muise', code: locks.at(-1)?.root.slice(0, 8) ?? '00000000' }
}

interface Step {
  by: Role[]
  /** By stage: null where it is done, else the refusal. */
  in: (string | null)[]
  ask: (raffle: TestRaffle, token: string) => Promise<Answered>
}

const post = (path: string, token: string, body?: object) =>
  api.ask('POST', path, {
    token,
    ...(body && { body }),
    headers: { 'idempotency-key': randomUUID() },
  })

const table: Record<string, Step> = {
  lock: {
    by: drawers,
    in: [null, 'already-locked', 'already-locked', 'already-locked', 'draw-complete'],
    ask: ({ drawId }, token) => post(rafflePaths.drawStep(drawId, 'lock'), token, { leaveOut: [] }),
  },
  reopen: {
    by: drawers,
    in: ['not-locked', null, null, 'entropy-given', 'draw-complete'],
    ask: ({ drawId }, token) =>
      post(rafflePaths.drawStep(drawId, 'reopen'), token, { reason: 'A cheque came back' }),
  },
  receipt: {
    by: drawers,
    in: ['not-locked', null, 'receipt-taken', 'receipt-taken', 'receipt-taken'],
    ask: async (raffle, token) =>
      post(rafflePaths.drawStep(raffle.drawId, 'receipt'), token, await receiptOf(raffle)),
  },
  entropy: {
    by: drawers,
    in: ['not-locked', 'receipt-missing', null, 'entropy-final', 'draw-complete'],
    ask: ({ drawId }, token) =>
      post(rafflePaths.drawStep(drawId, 'entropy'), token, {
        kind: 'words',
        text: 'harbour lantern seven bells at dusk',
        witness: 'Ada Muise',
      }),
  },
  pick: {
    by: drawers,
    in: ['not-locked', 'receipt-missing', 'entropy-missing', null, 'draw-complete'],
    ask: (raffle, token) => post(pickPath(raffle), token),
  },
  resume: {
    by: drawers,
    in: stages.map(() => 'no-failed-batch'),
    ask: ({ drawId }, token) => post(rafflePaths.drawStep(drawId, 'resume'), token, {}),
  },
  'print stubs': {
    by: drawers,
    in: stages.map(() => 'barrel-only'),
    ask: ({ drawId }, token) =>
      post(rafflePaths.drawStubs(drawId), token, { firstNumber: 1, lastNumber: 2, reprint: false }),
  },
  certificate: {
    by: readers,
    in: [...Array(4).fill('draw-not-complete'), null],
    ask: ({ drawId }, token) => api.ask('GET', rafflePaths.drawCertificate(drawId), { token }),
  },
  'read the draw': {
    by: readers,
    in: stages.map(() => null),
    ask: ({ drawId }, token) => api.ask('GET', rafflePaths.draw(drawId), { token }),
  },
}

const saysOf = (what: string, role: Role, { status, text }: Answered) =>
  `${what}, ${role}: ${status} ${text.slice(0, 200)}`

/** What is only read, or refused, leaves the raffle as it is for the next. */
const changes = (name: string) => !['certificate', 'read the draw'].includes(name)

for (const [index, stage] of stages.entries()) {
  test(`it answers every role at every step of a draw that is ${stage}`, async () => {
    let raffle = await raffleIn(stage)
    for (const [name, { by, in: refusals, ask }] of Object.entries(table)) {
      const refusal = refusals[index] ?? null
      const mayNot = roles.filter(role => refusal !== null || !by.includes(role))
      const before = await drawNow(raffle)
      await Promise.all(
        mayNot.map(async role => {
          const answer = await ask(raffle, tokens.get(role) ?? '')
          const codes = answer.errors.map(({ code }) => code)
          const expected = by.includes(role) ? [409, [refusal]] : [403, ['not-allowed']]
          assert.deepEqual([answer.status, codes], expected, saysOf(name, role, answer))
        }),
      )
      assert.deepEqual(await drawNow(raffle), before, `${name}: the refused changed something`)
      for (const role of roles.filter(each => !mayNot.includes(each))) {
        const answer = await ask(raffle, tokens.get(role) ?? '')
        assert.ok(answer.status < 300, saysOf(name, role, answer))
        if (changes(name)) raffle = await raffleIn(stage)
      }
    }
  })
}

const winnerStatuses = ['picked', 'verified', 'second-person', 'confirmed', 'rejected'] as const
const already = ['already-confirmed', 'already-rejected']

/** By the winner's status: null where it is done, else the refusal. */
const decisions: Record<string, { in: (string | null)[]; body: object }> = {
  verify: {
    in: [null, 'not-picked', 'not-picked', ...already],
    body: { status: 'verified', checks: [...exclusionChecks] },
  },
  confirm: { in: ['not-verified', null, null, ...already], body: { status: 'confirmed' } },
  reject: {
    in: [null, null, null, ...already],
    body: { status: 'rejected', reason: 'board-or-staff', note: 'Sits on the board' },
  },
  note: { in: [null, null, null, null, null], body: { note: 'Called twice' } },
}

const decided = await raffleIn('open')
await api.db
  .insertInto('prizes')
  .values({
    raffleId: decided.raffleId,
    drawId: decided.drawId,
    category: 'prize',
    name: 'Never picked: the draw stays open',
    quantity: 1,
    position: 2,
  })
  .execute()
await prepareDraw(decided)
const winner = await pick(decided)
const { id: otherPerson } = await api.db
  .selectFrom('users')
  .select('id')
  .where('email', '=', 'helen.savoie@saltmarsh.example')
  .executeTakeFirstOrThrow()

async function winnerIs(status: (typeof winnerStatuses)[number]): Promise<number> {
  await api.db.deleteFrom('winnerMessages').where('winnerId', '=', winner.id).execute()
  const firstConfirmedBy = status === 'second-person' ? otherPerson : null
  const { version } = await api.db
    .updateTable('winners')
    .set({ status, firstConfirmedBy })
    .where('id', '=', winner.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

for (const [name, { in: refusals, body }] of Object.entries(decisions)) {
  test(`it answers every role that wants to ${name}, whatever the winner's status`, async () => {
    for (const [index, status] of winnerStatuses.entries())
      for (const role of roles) {
        const version = await winnerIs(status)
        const answer = await api.ask('PATCH', rafflePaths.winner(winner.id), {
          token: tokens.get(role) ?? '',
          body: { version, ...body },
        })
        const says = saysOf(status, role, answer)
        const isSecond =
          role === 'RB finance' &&
          status === 'second-person' &&
          (name === 'confirm' || name === 'reject')
        const refusal = refusals[index] ?? null
        const codes = answer.errors.map(({ code }) => code)
        if (!drawers.includes(role) && !isSecond)
          assert.deepEqual([answer.status, codes], [403, ['not-allowed']], says)
        else if (refusal !== null) assert.deepEqual([answer.status, codes], [409, [refusal]], says)
        else assert.equal(answer.status, 200, says)
      }
  })
}

test('it lets those who draw log an attempt to reach a winner, and nobody else', async () => {
  for (const role of roles) {
    await winnerIs('confirmed')
    const body = { channel: 'phone', reached: true, note: 'Comes by on Monday' }
    const answer = await post(rafflePaths.winnerContacts(winner.id), tokens.get(role) ?? '', body)
    assert.equal(answer.status, drawers.includes(role) ? 201 : 403, `${role}: ${answer.text}`)
  }
})
