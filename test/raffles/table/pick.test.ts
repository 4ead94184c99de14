/** Section 4, "Pick winner option": it shows only when the draw date has passed and a winner is missing. */
import { expect } from 'chai'
import type { DrawDetail, DrawStage } from '../../../src/core/raffles/draws/draw.ts'
import type { Prize } from '../../../src/core/raffles/prizes/prize.ts'
import type { Role } from '../../../src/core/session/role.ts'
import {
  completeDraw,
  drawingDraw,
  jackpotPrize,
  lockedDraw,
  openDraw,
  witnessedDraw,
} from '../../../stories/raffles/draw-fixtures.ts'
import { seen } from '../../dashboard/placed.ts'
import { samples } from '../../support/browser/full.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { placeDraw } from '../draws/drawing.ts'

const draws: Record<DrawStage, DrawDetail> = {
  open: openDraw,
  locked: lockedDraw,
  'receipt-taken': witnessedDraw,
  drawing: drawingDraw,
  complete: completeDraw,
}
const stages = Object.keys(draws) as DrawStage[]

const { now } = openDraw
const moved = (milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString()
const dates = { none: null, passed: moved(-1), now, 'not reached': moved(1) }

interface Combination {
  name: string
  draw: DrawDetail
  prize: Prize
  /** The buttons of a person who may draw. */
  expected: string[]
}

/** Where the number on the stub is entered: a barrel's own way. */
const drawnForm = 'Entering the drawn number'

const combinations: Combination[] = []
for (const drawType of ['rng', 'barrel'] as const)
  for (const stage of stages)
    for (const [date, drawAt] of Object.entries(dates))
      for (const awaitsEntropyFor of [null, jackpotPrize.id])
        for (const [picksCompleted, picksPending] of [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
          [0, 3],
          [1, 2],
          [2, 1],
          [0, 1],
        ] as const) {
          const left = 3 - picksCompleted - picksPending
          const isDue = date === 'passed' || date === 'now'
          const may = drawType === 'rng' && stage === 'drawing' && isDue && !awaitsEntropyFor
          const isFree = may && picksPending === 0
          const one = left === 1 ? ['Pick winner: Jackpot'] : ['Pick one: Jackpot']
          const isLocked = stage !== 'open' && stage !== 'complete'
          const mayEnter = drawType === 'barrel' && isLocked && isDue && !awaitsEntropyFor
          combinations.push({
            name: `${drawType}, ${stage}, ${date}, ${awaitsEntropyFor ? 'rejected' : 'free'}, ${picksCompleted} + ${picksPending} of 3.`,
            draw: { ...draws[stage], drawType, drawAt, awaitsEntropyFor },
            prize: { ...jackpotPrize, quantity: 3, picksCompleted, picksPending },
            expected:
              mayEnter && left > 0
                ? [drawnForm]
                : !isFree || left === 0
                  ? []
                  : left === 1
                    ? one
                    : [`Pick ${left} winners: Jackpot`, ...one],
          })
        }

/** One of each kind that is offered, one of each stage, and one of each date; the rule's own test has all. */
const shownCombinations = samples(
  combinations,
  ({ name }) =>
    /drawing, now, free, (0|1|2|3) \+ 0/.test(name) ||
    /locked, passed, (free|rejected), (0|3) \+ 0/.test(name) ||
    /passed, free, 0 \+ 0/.test(name) ||
    /drawing, (none|not reached), free, 0 \+ 0/.test(name) ||
    /drawing, passed, (free|rejected), (1 \+ 2|0 \+ 1)/.test(name),
)

const alike: readonly Role[] = ['RB admin', 'raffle admin']
const readers: readonly Role[] = ['RB finance', 'Contact Center Agent', 'In Person Sales']
const isFirst = (_role: Role, index: number) => index === 0

const worldOf = ({ draw, prize, name }: Combination) => ({
  draw: { ...draw, raffleName: name },
  prizes: [prize],
})

/** One page for a type of draw; what the server has changes under it. */
async function read(role: Role, shown: readonly Combination[]) {
  const [first] = shown
  if (!first) throw new Error('No combination')
  const scene = await placeDraw(worldOf(first), { role })
  const found: Record<string, string[]> = {}
  for (const combination of shown) {
    scene.world = worldOf(combination)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => seen(scene.root).includes(combination.name), combination.name)
    const buttons = scene.root.querySelectorAll<HTMLButtonElement>('[data-step="pick"] button')
    found[combination.name] = [...buttons]
      .filter(({ disabled }) => !disabled)
      .map(button => button.getAttribute('aria-label') ?? seen(button))
      .filter(name => name.startsWith('Pick'))
    const step = scene.root.querySelector('[data-step="pick"]')
    if (step?.querySelector('.rd-draw-form')) found[combination.name]?.push(drawnForm)
  }
  return found
}

const expectedOf = (shown: readonly Combination[]) =>
  Object.fromEntries(shown.map(({ name, expected }) => [name, expected]))

describe(`picking a winner, in ${combinations.length} combinations`, () => {
  for (const drawType of ['rng', 'barrel'] as const) {
    const shown = shownCombinations.filter(({ draw }) => draw.drawType === drawType)
    it(`is offered in ${drawType} draws only where it may be done`, async () => {
      expect(await read('account owner', shown)).to.deep.equal(expectedOf(shown))
    })
    for (const role of samples(alike, isFirst)) {
      it(`is offered to ${role} as well in ${drawType} draws`, async () => {
        const some = shown.filter(({ expected }, index) => expected.length > 0 || index % 8 === 0)
        expect(await read(role, some)).to.deep.equal(expectedOf(some))
      })
    }
    for (const role of samples(readers, isFirst)) {
      it(`is not there for ${role}, who read ${drawType} draws`, async () => {
        const some = shown.filter(({ draw }) => draw.stage === 'drawing')
        const none = Object.fromEntries(some.map(({ name }) => [name, []]))
        expect(await read(role, some)).to.deep.equal(none)
      })
    }
  }
})
