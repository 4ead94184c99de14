import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawAnswer, drawAnswerOfAll } from '../../src/core/orders/in-the-draw.ts'
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
