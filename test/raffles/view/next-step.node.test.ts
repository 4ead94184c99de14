import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyDatesOf } from '../../../src/core/raffles/key-dates.ts'
import { nextStepOf } from '../../../src/core/raffles/next-step.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import type { Role } from '../../../src/core/session/role.ts'
import {
  detailOf,
  drawOf,
  fromNow,
  gala,
  harbourLights,
  quilt,
  readyDraft,
  rowOf,
  springDraft,
} from '../../../stories/raffles/sample-raffles.ts'

const now = new Date()
const owner = ['account owner'] as const
const admin = ['RB admin'] as const
const codeOf = (raffle: RaffleDetail, roles: readonly ('account owner' | 'RB admin')[] = owner) =>
  nextStepOf(raffle, roles, now).code

test('a draft is finished, then its activation requested', () => {
  assert.deepEqual(nextStepOf(detailOf(springDraft), owner, now), { code: 'finish', missing: 5 })
  assert.equal(codeOf(detailOf(readyDraft)), 'request')
})

test('a pending raffle waits for an administrator, who activates it', () => {
  assert.equal(codeOf(detailOf(quilt)), 'wait')
  assert.equal(codeOf(detailOf(quilt), admin), 'activate')
})

test('what activation asks for by now comes first, of a raffle that was requested or rests', () => {
  const activationRequirements: RaffleDetail['activationRequirements'] = ['shortlink']
  const lacking = { code: 'lacks', missing: 1 }
  for (const status of ['pending', 'inactive'] as const) {
    const raffle = detailOf({ ...harbourLights, status, activationRequirements }, { draws: [] })
    assert.deepEqual(nextStepOf(raffle, admin, now), lacking)
    assert.deepEqual(nextStepOf(raffle, owner, now), lacking)
  }
  const sold = detailOf({ ...harbourLights, activationRequirements }, { draws: [] })
  assert.equal(codeOf(sold), 'sell')
})

test('sales start, run, rest, and are ended once their time is over', () => {
  const draws: RaffleDetail['draws'] = []
  const active = (changes: object) => codeOf(detailOf({ ...harbourLights, ...changes }, { draws }))
  assert.equal(active({}), 'sell')
  assert.equal(active({ startDate: fromNow(1) }), 'soon')
  assert.equal(active({ endDate: fromNow(-1) }), 'end')
  assert.equal(active({ status: 'inactive' }), 'paused')
})

test('a draw that is due comes first, one that was begun before it', () => {
  const row = rowOf(150, 'Tide 50/50')
  const early = drawOf(row, { id: 'early', final: false, drawAt: fromNow(-1) })
  const begun = drawOf(row, { id: 'begun', final: false, drawAt: fromNow(3), stage: 'locked' })
  const later = drawOf(row)
  assert.equal(codeOf(detailOf(row, { draws: [later] })), 'sell')
  assert.equal(codeOf(detailOf(row, { draws: [later, early] })), 'draw')
  assert.equal(codeOf(detailOf(row, { draws: [later, early, begun] })), 'continue-draw')
})

test('a draw whose winners this person confirmed first waits for somebody else', () => {
  const begun = drawOf(gala, { stage: 'drawing', drawAt: fromNow(-1) })
  const step = (confirmedFirstBy: string[], winnersLeft = 0) => {
    const openDraws = [{ id: begun.id, drawAt: fromNow(-1), confirmedFirstBy, winnersLeft }]
    const raffle = detailOf({ ...gala, openDraws }, { draws: [begun] })
    return nextStepOf(raffle, owner, now, 'helen').code
  }
  assert.equal(step(['helen', 'helen']), 'second-person')
  assert.equal(step(['helen', 'imran']), 'continue-draw')
  assert.equal(step(['helen'], 1), 'continue-draw')
  assert.equal(step([]), 'continue-draw')
})

test('RB finance, who draws nothing, is asked for what somebody else confirmed first', () => {
  const begun = drawOf(gala, { stage: 'drawing', drawAt: fromNow(-1) })
  const step = (role: Role, confirmedFirstBy: string[]) => {
    const openDraws = [{ id: begun.id, drawAt: fromNow(-1), confirmedFirstBy, winnersLeft: 1 }]
    const raffle = detailOf({ ...gala, openDraws }, { draws: [begun] })
    return nextStepOf(raffle, [role], now, 'odile').code
  }
  assert.equal(step('RB finance', ['helen']), 'confirm-second')
  assert.equal(step('RB finance', []), 'continue-draw')
  assert.equal(step('RB admin', ['helen']), 'continue-draw')
  assert.equal(step('In Person Sales', ['helen']), 'continue-draw')
})

test('a raffle whose end date has passed is ended before its final draw, whatever is due', () => {
  const over = { ...rowOf(151, 'Gulls 50/50'), endDate: fromNow(-2), drawDate: fromNow(-1) }
  const final = drawOf(over, { drawAt: fromNow(-1) })
  const early = drawOf(over, {
    id: 'early',
    final: false,
    cutoffAt: fromNow(-4),
    drawAt: fromNow(-3),
  })
  assert.equal(codeOf(detailOf(over, { draws: [final] })), 'end')
  assert.equal(codeOf(detailOf({ ...over, status: 'inactive' }, { draws: [] })), 'end')
  assert.equal(codeOf(detailOf(over, { draws: [final, early] })), 'draw')
  assert.equal(codeOf(detailOf({ ...over, status: 'ended' }, { draws: [final] })), 'draw')
})

test('an ended raffle waits for its draw, and closes when everything is confirmed', () => {
  const drawn = drawOf(gala, { stage: 'complete' })
  const coming = drawOf(gala, { drawAt: fromNow(2) })
  assert.equal(codeOf(detailOf(gala, { draws: [coming] })), 'draw-wait')
  assert.equal(codeOf(detailOf(gala, { draws: [drawn] })), 'close')
  assert.equal(codeOf(detailOf({ ...gala, prizesUnconfirmed: 1 }, { draws: [drawn] })), 'not-yet')
  assert.equal(codeOf(detailOf({ ...gala, status: 'closed' })), 'closed')
})

test('a draw is done once it is drawn, not because its date passed', () => {
  const raffle = { ...gala, startDate: fromNow(-20), endDate: fromNow(-4), drawDate: fromNow(-1) }
  const early = { id: 'early', final: false, drawAt: fromNow(-3) } as const
  const statesOf = (draws: RaffleDetail['draws'], changes: Partial<RaffleDetail> = {}) =>
    keyDatesOf(detailOf({ ...raffle, endedAt: fromNow(-4) }, { draws, ...changes }), now).map(
      ({ kind, state }) => `${kind} ${state}`,
    )
  const draw = (changes: object) => drawOf(raffle, changes)
  const before = ['start past', 'end past']
  assert.deepEqual(statesOf([draw({}), draw(early)]), [...before, 'draw due', 'final-draw due'])
  assert.deepEqual(statesOf([draw({ stage: 'drawing' }), draw({ ...early, stage: 'complete' })]), [
    ...before,
    'draw past',
    'final-draw due',
  ])
  assert.deepEqual(statesOf([draw({ stage: 'complete' })]), [...before, 'final-draw past'])
  // The final draw has no prize left: what is drawn is drawn with the others.
  const alone = draw({ ...early, stage: 'complete' })
  assert.deepEqual(statesOf([alone]), [...before, 'draw past', 'final-draw past'])
  assert.deepEqual(statesOf([draw(early)]), [...before, 'draw due', 'final-draw due'])
})

test('key dates stand in their order, with the next one marked', () => {
  const held = { id: 'early', final: false, drawAt: fromNow(-3), stage: 'complete' } as const
  const early = drawOf(harbourLights, held)
  const dates = keyDatesOf(detailOf(harbourLights, { draws: [drawOf(harbourLights), early] }), now)
  assert.deepEqual(
    dates.map(({ kind, state }) => `${kind} ${state}`),
    ['start past', 'draw past', 'end next', 'final-draw later'],
  )
  const drafted = keyDatesOf(
    detailOf({ ...readyDraft, startDate: fromNow(-1) }, { draws: [] }),
    now,
  )
  assert.deepEqual(
    drafted.map(({ kind, state }) => `${kind} ${state}`),
    ['start later', 'end next', 'final-draw later'],
  )
  const none = keyDatesOf(detailOf(springDraft, { draws: [] }), now)
  assert.deepEqual(
    none.map(({ kind, state }) => `${kind} ${state}`),
    ['start missing', 'end missing', 'final-draw missing'],
  )
})
