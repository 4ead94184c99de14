import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawAnswer, drawAnswerOfAll, standingIn } from '../../src/core/orders/in-the-draw.ts'
import { type DrawStanding, drawStandings } from '../../src/core/orders/order-draw.ts'

const draws = (...standings: DrawStanding[]) =>
  standings.map((standing, at) => ({
    id: `draw ${at}`,
    prizes: [],
    drawAt: `2026-12-0${at + 1}T16:00:00Z`,
    standing,
  }))
const answer = (status: 'ACTIVE' | 'PENDING' | 'FAILED' | 'VOID', ...standings: DrawStanding[]) => {
  const { code, draw } = drawAnswer({ status, draws: draws(...standings) })
  return [code, draw?.id ?? null]
}

test('it says what was won before anything else', () => {
  assert.deepEqual(answer('ACTIVE', 'was-in', 'won', 'in'), ['won', 'draw 1'])
})

test('it names the next draw that the tickets are in, after those that are over or were missed', () => {
  assert.deepEqual(answer('ACTIVE', 'was-in', 'in', 'in'), ['in', 'draw 1'])
  assert.deepEqual(answer('ACTIVE', 'too-late', 'in'), ['in', 'draw 1'])
  assert.deepEqual(answer('ACTIVE', 'too-late', 'cheque-uncleared'), ['cheque-uncleared', 'draw 1'])
})

test('it names the last one that they were in, once all are over', () => {
  assert.deepEqual(answer('ACTIVE', 'was-in', 'was-in'), ['was-in', 'draw 1'])
  assert.deepEqual(answer('ACTIVE', 'too-late'), ['too-late', null])
})

test('it says why there is nothing to be in', () => {
  assert.deepEqual(answer('VOID', 'void'), ['void', null])
  assert.deepEqual(answer('FAILED', 'failed'), ['failed', null])
  assert.deepEqual(answer('PENDING', 'unpaid'), ['unpaid', null])
  assert.deepEqual(answer('ACTIVE'), ['no-draws', null])
})

test('it has an answer for every standing of a single draw', () => {
  for (const standing of drawStandings)
    for (const status of ['ACTIVE', 'PENDING', 'FAILED', 'VOID'] as const)
      assert.ok(answer(status, standing)[0], `${status} ${standing}`)
})

test('it speaks for several orders of a buyer: the best news first, of those that it is so for', () => {
  const order = (name: string, ...standings: DrawStanding[]) => ({
    name,
    status: standings[0] === 'void' ? ('VOID' as const) : ('ACTIVE' as const),
    draws: draws(...standings),
  })
  const said = (...orders: ReturnType<typeof order>[]) => {
    const { code, draw, of } = drawAnswerOfAll(orders)
    return [code, draw?.id ?? null, of.map(({ name }) => name).join()]
  }
  const [early, late] = [order('early', 'in', 'in'), order('late', 'too-late', 'in')]
  const gone = order('gone', 'void', 'void')
  assert.deepEqual(said(gone, late, early), ['in', 'draw 0', 'early'])
  assert.deepEqual(said(gone, late), ['in', 'draw 1', 'late'])
  assert.deepEqual(said(order('a', 'was-in', 'in'), late), ['in', 'draw 1', 'a,late'])
  assert.deepEqual(said(gone, order('winner', 'won', 'in'), early), ['won', 'draw 0', 'winner'])
  assert.deepEqual(said(gone, gone), ['void', null, 'gone,gone'])
})

test('whether an order is in a draw is said in one word, the nearest reason first', () => {
  const at = '2026-05-01T12:00:00.000Z'
  const paid = {
    status: 'ACTIVE',
    type: 'cash',
    boughtAt: at,
    takenAt: null,
    chequeClearedAt: null,
  } as const
  const open = {
    cutoffAt: '2026-05-02T12:00:00.000Z',
    completed: false,
    locked: false,
    won: false,
  }
  const standing = (its: object, draw: object = {}) =>
    standingIn({ order: { ...paid, ...its }, draw: { ...open, ...draw } })
  assert.equal(standing({}), 'in')
  assert.equal(standing({}, { cutoffAt: null }), 'in')
  assert.equal(standing({}, { completed: true }), 'was-in')
  assert.equal(standing({}, { completed: true, won: true }), 'won')
  assert.equal(standing({}, { cutoffAt: at }), 'too-late', 'bought at the cut-off itself')
  const late = { takenAt: '2026-05-01T11:59:59.999Z' }
  assert.equal(standing(late, { cutoffAt: at }), 'late-arrival')
  assert.equal(
    standing({ takenAt: at }, { cutoffAt: at }),
    'too-late',
    'taken at the cut-off itself',
  )
  for (const ended of [{ locked: true }, { completed: true }])
    assert.equal(standing(late, { cutoffAt: at, ...ended }), 'too-late')
  assert.equal(standing(late), 'in')
  assert.equal(standing({ type: 'cheque' }), 'cheque-uncleared')
  assert.equal(standing({ type: 'cheque', chequeClearedAt: at }), 'in')
  assert.equal(standing({ status: 'PENDING' }), 'unpaid')
  assert.equal(standing({ status: 'FAILED' }), 'failed')
  assert.equal(standing({ status: 'VOID' }), 'void')
})
