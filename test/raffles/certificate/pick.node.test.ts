import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFreshEntropy, normalizeEntropy } from '../../../src/core/raffles/draws/entropy.ts'
import { pickPlace } from '../../../src/core/raffles/draws/pick.ts'
import { type PlannedDraw, planPicks } from '../../../src/core/raffles/draws/pick-plan.ts'
import { soak } from '../../support/soak.ts'
import { randomBytesFrom } from './random-bytes.ts'
import { chiSquare, normalScore, picksOver } from './uniform.ts'

const random = randomBytesFrom('picks')
const [seed, root] = [random(32), random(32)]
const draw: PlannedDraw = {
  seed,
  root,
  count: 23,
  prizes: [
    { id: 'boat', quantity: 2 },
    { id: 'bicycle', quantity: 3 },
  ],
  entropy: [{ text: '4 6 1 2', rejectedPick: null }],
}

test('picks every ticket of a list once, when as many are picked as there are', () => {
  const plan = planPicks({ ...draw, count: 5 })
  assert.deepEqual(plan.map(({ index }) => index).sort(), [0, 1, 2, 3, 4])
})

test('refuses to pick when every ticket is picked already', () => {
  assert.throws(() => planPicks({ ...draw, count: 4 }), RangeError)
  const question = { seed, root, count: 1, entropy: '1', prizeId: 'boat', counter: 0 }
  assert.throws(() => pickPlace({ ...question, taken: new Set([0]) }), RangeError)
})

test('plans nothing before there is entropy', () => {
  assert.deepEqual(planPicks({ ...draw, entropy: [] }), [])
})

test('keeps the first picks as they are, whatever is rejected later', () => {
  const first = planPicks(draw)
  const redrawn = planPicks({
    ...draw,
    entropy: [...draw.entropy, { text: '3 3 5 1', rejectedPick: 1 }],
  })
  assert.deepEqual(redrawn.slice(0, 5), first)
  assert.equal(redrawn.length, 6)
  assert.deepEqual(
    { ...redrawn[5], index: 0, attempt: 0 },
    {
      prizeId: 'boat',
      counter: 2,
      entropy: 1,
      index: 0,
      attempt: 0,
    },
  )
  assert.ok(!first.some(({ index }) => index === redrawn[5]?.index))
})

test('refuses a redraw that names no earlier pick', () => {
  for (const rejectedPick of [5, null])
    assert.throws(
      () => planPicks({ ...draw, entropy: [...draw.entropy, { text: '1', rejectedPick }] }),
      RangeError,
    )
})

test('gives another plan for another seed, root, entropy or prize', () => {
  const places = (other: Partial<PlannedDraw>) =>
    planPicks({ ...draw, count: 1_000_003, ...other })
      .map(({ index }) => index)
      .join()
  const plans = [
    {},
    { seed: random(32) },
    { root: random(32) },
    { entropy: [{ text: '4 6 1 3', rejectedPick: null }] },
    { prizes: [{ id: 'house', quantity: 5 }] },
  ].map(places)
  assert.equal(new Set(plans).size, plans.length)
})

test('takes entropy that looks alike for the same, and never a second time', () => {
  assert.equal(normalizeEntropy(' e\u0301te\u0301\n'), 'été')
  assert.equal(isFreshEntropy('été', ['e\u0301te\u0301 ']), false)
  assert.equal(isFreshEntropy(' ', []), false)
  assert.equal(isFreshEntropy('Été', ['été']), true)
})

const times = soak ? 100_000 : 5_000

test(`picks ${times} times over 1,009 tickets without favour (chi-square, p > 0.001)`, () => {
  const hits = picksOver(1009, times, 'small proof')
  const score = normalScore(chiSquare(hits), 1008)
  assert.ok(Math.abs(score) < 3.29, `score ${score}`)
})
