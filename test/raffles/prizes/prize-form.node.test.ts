import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Draw } from '../../../src/core/raffles/draws/draw.ts'
import {
  drawChange,
  prizeForm,
  prizeTogether,
} from '../../../src/core/raffles/prizes/prize-form.ts'

const endDate = '2026-12-01T01:00:00.000Z'
const drawDate = '2026-12-04T16:00:00.000Z'
const early = { cutoffAt: '2026-11-20T01:00:00.000Z', drawAt: '2026-11-22T16:00:00.000Z' }

function drawOf(id: string, changes: Partial<Draw>): Draw {
  return {
    id,
    eventId: 'raffle',
    drawType: 'rng',
    stage: 'open',
    final: true,
    holdsJackpot: true,
    cutoffAt: endDate,
    drawAt: drawDate,
    prizeCount: 1,
    firstPrize: 'Jackpot',
    pickTotal: 1,
    picksCompleted: 0,
    picksPending: 0,
    confirmedCount: 0,
    commitment: null,
    committedAt: null,
    ticketsSoldBefore: 0,
    ...changes,
  }
}

const raffle = {
  endDate,
  drawDate,
  ticketsSold: 12,
  draws: [drawOf('final', {}), drawOf('early', { final: false, ...early })],
}
const empty = { cutoffAt: null, drawDate: null }

test('it leaves a prize in its draw while the dates are the draw’s', () => {
  assert.deepEqual(drawChange(empty, raffle, { drawId: 'final' }), { kind: 'none' })
  const own = { cutoffAt: endDate, drawDate: '2026-12-04T16:00:00Z' }
  assert.deepEqual(drawChange(own, raffle, { drawId: 'final' }), { kind: 'none' })
})

test('it joins a draw with the same dates', () => {
  const dates = { cutoffAt: early.cutoffAt, drawDate: early.drawAt }
  const change = drawChange(dates, raffle, { drawId: 'final' })
  assert.equal(change.kind === 'joins' && change.draw.id, 'early')
})

test('it makes a draw of other dates, and says how many tickets are sold by now', () => {
  const dates = { cutoffAt: '2026-11-25T01:00:00.000Z', drawDate: null }
  assert.deepEqual(drawChange(dates, raffle, null), { kind: 'new', ticketsSold: 12 })
})

test('it refuses a draw before its cut-off, the raffle’s end included', () => {
  const codes = (dates: object) =>
    prizeTogether(
      raffle,
      null,
    )({ ...prizeForm.initially, ...dates }).map(({ path, code }) => [path, code])
  assert.deepEqual(codes({ drawDate: '2026-11-30T00:00:00.000Z' }), [
    ['drawDate', 'cutoff-after-draw'],
  ])
  assert.deepEqual(codes({ cutoffAt: early.cutoffAt, drawDate: early.drawAt }), [])
})
