/** "Pick winner" (section 4), read per draw and prize: every combination of what it depends on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DrawStage, drawStages } from '../../../src/core/raffles/draws/draw.ts'
import { decideStep } from '../../../src/core/raffles/draws/rules.ts'
import { type Role, roles } from '../../../src/core/session/role.ts'
import { future, now, past } from './facts.ts'

const drawers: Role[] = ['RB admin', 'account owner', 'raffle admin']
const dates = [null, past, now.toISOString(), future]
const prizes = [1, 2, 3].flatMap(quantity =>
  [0, 1, 2, 3].flatMap(picksCompleted =>
    [0, 1, 2, 3].map(picksPending => ({ quantity, picksCompleted, picksPending })),
  ),
)

/** Before it may be picked from, in words of the refusal. */
const before: Record<'rng' | 'barrel', Record<DrawStage, string | null>> = {
  rng: {
    open: 'not-locked',
    locked: 'receipt-missing',
    'receipt-taken': 'entropy-missing',
    drawing: null,
    complete: 'draw-complete',
  },
  barrel: {
    open: 'not-locked',
    locked: null,
    'receipt-taken': null,
    drawing: null,
    complete: 'draw-complete',
  },
}

for (const drawType of ['rng', 'barrel'] as const) {
  for (const stage of drawStages) {
    test(`it is judged in ${drawType} draws that are ${stage}, in every combination`, () => {
      for (const role of roles)
        for (const drawAt of dates)
          for (const awaitsEntropyFor of [null, 'winner'])
            for (const prize of prizes)
              for (const quantity of [1, 2]) {
                const draw = {
                  drawType,
                  stage,
                  drawAt,
                  awaitsEntropyFor,
                  readiness: [],
                  batches: [],
                }
                const decision = decideStep('pick', draw, { roles: [role], now, prize, quantity })
                const isDue = drawAt !== null && drawAt !== future
                const left = prize.quantity - prize.picksCompleted - prize.picksPending
                const expected = !drawers.includes(role)
                  ? 'not-allowed'
                  : stage === 'open' || stage === 'complete'
                    ? before[drawType][stage]
                    : !isDue
                      ? 'draw-date-not-reached'
                      : (before[drawType][stage] ??
                        (left < quantity
                          ? 'prize-complete'
                          : awaitsEntropyFor && 'redraw-entropy-missing'))
                const codes = decision.allowed ? [] : decision.reasons.map(({ code }) => code)
                assert.deepEqual(
                  codes,
                  expected === null ? [] : [expected],
                  JSON.stringify({ role, drawAt, awaitsEntropyFor, prize, quantity }),
                )
              }
    })
  }
}
