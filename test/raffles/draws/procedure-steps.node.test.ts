import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DrawDetail } from '../../../src/core/raffles/draws/draw.ts'
import { stepsOf } from '../../../src/core/raffles/draws/procedure-steps.ts'
import type { RaffleStatus } from '../../../src/core/raffles/raffle.ts'
import { completeDraw, pickedDraw } from '../../../stories/raffles/draw-fixtures.ts'

const waiting = (count: number) => ({
  count,
  elsewhere: 0,
  tickets: [{ winnerId: completeDraw.id, ticketNumber: 104, prizeName: 'Jackpot' }].slice(0, count),
})

function places(draw: Partial<DrawDetail>, status: RaffleStatus = 'ended') {
  const steps = stepsOf({ ...completeDraw, ...draw }, { raffle: { status } })
  const inState = (state: string) => steps.filter(step => step.state === state).map(({ id }) => id)
  return {
    current: inState('current'),
    todo: inState('todo'),
    open: steps.filter(s => s.open).map(({ id }) => id),
  }
}

test('reaching the winners is the current step until each is reached or can’t be, and holds up nothing', () => {
  const open = places({ unreached: waiting(1) })
  assert.deepEqual([open.current, open.todo], [['notify'], ['close']])
  assert.ok(open.open.includes('close') && open.open.includes('complete'))
  assert.deepEqual(places({ unreached: waiting(0) }).current, ['close'])
  // Closed before everybody was reached: they still are to be.
  assert.deepEqual(places({ unreached: waiting(1) }, 'closed').current, ['notify'])
  assert.deepEqual(places({ unreached: waiting(0) }, 'closed').current, [])
})

test('an early draw waits for its winners, too, and its raffle goes on', () => {
  const early = { final: false }
  assert.deepEqual(places({ ...early, unreached: waiting(1) }, 'active').current, ['notify'])
  assert.deepEqual(places({ ...early, unreached: waiting(0) }, 'active').current, [])
})

test('nobody is to be reached before the draw is complete', () => {
  const steps = places({ ...pickedDraw, unreached: waiting(1) })
  assert.deepEqual(steps.current, ['verify'])
})
