/**
 * The conditions of closing (docs/specification.md, section 4), on the server: each of them unmet alone, so that what it is
 * judged by is read rightly. Their combinations are the rule's (test/raffles/rules/close), and of `npm run full`.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { raffleStatuses } from '../../../src/core/raffles/raffle.ts'
import { type Role, roles } from '../../../src/core/session/role.ts'
import { inFull, samples } from '../../support/full.ts'
import { rafflePaths } from '../../support/paths.ts'
import { startApi } from '../support.ts'
import { codes, create, detailOf, force, newKey } from './support.ts'

const api = await startApi()
after(() => api.close())
const token = await api.signIn('raffle admin')

const raffle = await create(api, token, { settings: {}, guaranteedPotCents: 250_000 })
const jackpot = await api.db
  .selectFrom('prizes')
  .selectAll()
  .where('raffleId', '=', raffle.id)
  .where('category', '=', 'jackpot')
  .executeTakeFirstOrThrow()
const quilt = await api.db
  .insertInto('prizes')
  .values({
    raffleId: raffle.id,
    drawId: jackpot.drawId,
    category: 'prize',
    name: 'Quilt',
    quantity: 2,
    position: 2,
  })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: orderId } = await api.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()

let leafIndex = 0
async function pick(prizeId: string, category: 'jackpot' | 'prize') {
  leafIndex += 1
  const { id } = await api.db
    .insertInto('winners')
    .values({
      raffleId: raffle.id,
      prizeId,
      drawId: jackpot.drawId,
      category,
      status: 'picked',
      ticketNumber: 100_000 + leafIndex,
      orderId,
      leafIndex,
      counter: leafIndex,
      attempt: 0,
      entropySequence: 0,
      pickedAt: api.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const jackpotWinners = [await pick(jackpot.id, 'jackpot'), await pick(jackpot.id, 'jackpot')]
const quiltWinners = [await pick(quilt.id, 'prize'), await pick(quilt.id, 'prize')]

async function confirm(winners: string[], count: number) {
  for (const [index, id] of winners.entries()) {
    const status = index < count ? 'confirmed' : 'verified'
    await api.db.updateTable('winners').set({ status }).where('id', '=', id).execute()
  }
}

const close = (winnerId: string, by = token) =>
  api.ask('POST', rafflePaths.eventAction(raffle.id, 'close'), {
    token: by,
    body: { winnerId },
    headers: newKey(),
  })

for (const status of raffleStatuses) {
  for (const isZero of [false, true]) {
    for (const winners of [0, 1, 2]) {
      for (const quilts of [0, 1, 2]) {
        const all = status === 'ended' && !isZero && winners === 1 && quilts === 2
        const what = `${status}, ${isZero ? 'no' : 'a'} jackpot, ${winners} jackpot winners, ${quilts} of 2 others`
        const met = [status === 'ended', !isZero, winners === 1, quilts === 2]
        const one = met.filter(isMet => !isMet).length <= 1 ? test : inFull
        one(`it ${all ? 'closes' : 'stays open'}: ${what}`, async () => {
          const settings = JSON.stringify(isZero ? { customJackpotEnabled: true } : {})
          const declaredJackpotCents = isZero ? 0 : null
          await force(api, raffle.id, { status, settings, declaredJackpotCents })
          await confirm(jackpotWinners, winners)
          await confirm(quiltWinners, quilts)
          const answer = await close(jackpotWinners[0] ?? '')
          if (all) {
            assert.equal(answer.status, 200, answer.text)
            const closed = detailOf(answer)
            assert.equal(closed.status, 'closed')
            assert.equal(closed.closedAt, api.now.toISOString())
            return
          }
          assert.equal(answer.status, 409, answer.text)
          const unmet = [
            ...(status === 'ended' ? [] : ['not-ended']),
            ...(isZero ? ['jackpot-zero'] : []),
            ...(winners === 0 ? ['jackpot-winner-missing'] : []),
            ...(winners === 2 ? ['jackpot-winners-many'] : []),
            // The jackpot is a prize too.
            ...(quilts === 2 && winners > 0 ? [] : ['prizes-unconfirmed']),
          ]
          assert.deepEqual(codes(answer), status === 'closed' ? ['already-closed'] : unmet)
        })
      }
    }
  }
}

const closers: Role[] = ['RB admin', 'account owner', 'raffle admin']
const readers: Role[] = [...closers, 'RB finance', 'Contact Center Agent', 'In Person Sales']

const tried: Role[] = ['raffle admin', 'RB finance', 'Data Processing']
const statuses = ['ended', 'closed', 'active', 'draft', 'pending', 'inactive'] as const

for (const role of samples([...tried, ...roles.filter(each => !tried.includes(each))], 3)) {
  test(`it answers ${role}, who wants to close, by status`, async () => {
    const by = await api.signIn(role)
    await confirm(jackpotWinners, 1)
    await confirm(quiltWinners, 2)
    for (const status of samples(statuses, 2)) {
      await force(api, raffle.id, { status, settings: '{}', declaredJackpotCents: null })
      const answer = await close(jackpotWinners[0] ?? '', by)
      const says = `${status}: ${answer.text.slice(0, 200)}`
      if (!closers.includes(role)) {
        assert.equal(answer.status, 403, says)
        assert.deepEqual(
          codes(answer),
          [readers.includes(role) ? 'role-draw' : 'not-allowed'],
          says,
        )
      } else if (status === 'ended') {
        assert.equal(answer.status, 200, says)
        assert.equal(detailOf(answer).status, 'closed')
        continue
      } else {
        assert.equal(answer.status, 409, says)
        const expected = status === 'closed' ? 'already-closed' : 'not-ended'
        assert.deepEqual(codes(answer), [expected], says)
      }
      const stored = await api.db
        .selectFrom('raffles')
        .select('status')
        .where('id', '=', raffle.id)
        .executeTakeFirstOrThrow()
      assert.equal(stored.status, status, 'a refused call changes nothing')
    }
  })
}

test('it closes with its jackpot winner only', async () => {
  await force(api, raffle.id, { status: 'ended', settings: '{}', declaredJackpotCents: null })
  await confirm(jackpotWinners, 1)
  await confirm(quiltWinners, 2)
  for (const other of [quiltWinners[0] ?? '', jackpotWinners[1] ?? '', randomUUID()]) {
    const answer = await close(other)
    assert.equal(answer.status, 409)
    assert.deepEqual(codes(answer), ['not-jackpot-winner'])
  }
  assert.equal((await close(jackpotWinners[0] ?? '')).status, 200)
})
