import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { atom } from 'nanostores'
import type { Desk } from '../../../src/core/desk.ts'
import type { Prize } from '../../../src/core/raffles/prizes/prize.ts'
import { createPrizeBoard } from '../../../src/core/raffles/prizes/prize-board.ts'
import { prizeOf, prizeRaffle } from '../../../stories/raffles/prize-fixtures.ts'

/** A board whose every reading gives new objects, as answers of a server do. */
async function boardOf({ mock }: TestContext, answers: readonly (readonly Prize[])[]) {
  // No poll comes by itself, however long a machine rests in the midst of a test: it would look for a page.
  mock.timers.enable({ apis: ['setTimeout'] })
  let asked = 0
  const http = {
    ask: async () => ({ data: structuredClone(answers[asked++] ?? answers.at(-1)) }),
  } as unknown as Desk['http']
  const board = createPrizeBoard({ http, $subject: atom('person') }, prizeRaffle.id)
  const shown: (readonly Prize[])[] = []
  const end = board.$state.subscribe(state => {
    if (state.state === 'ready') shown.push(state.prizes)
  })
  await settled()
  return { board, shown, end }
}

const kayak = prizeOf(1, 'Kayak')
const quilt = prizeOf(2, 'Quilt')

test('a poll that brings nothing new draws nothing', async context => {
  const { board, shown, end } = await boardOf(context, [[kayak, quilt]])
  board.reload()
  await settled()
  assert.equal(shown.length, 1)
  end()
})

test('a prize that changed is a new object, the others stay the same', async context => {
  const picked = { ...quilt, picksCompleted: 1 }
  const { board, shown, end } = await boardOf(context, [
    [kayak, quilt],
    [kayak, picked],
    [picked, kayak],
  ])
  board.reload()
  await settled()
  board.reload()
  await settled()
  const [before = [], after = [], moved = []] = shown
  assert.equal(after[0], before[0])
  assert.deepEqual(after[1], picked)
  assert.deepEqual(
    moved.map(each => [...after].indexOf(each)),
    [1, 0],
  )
  end()
})
