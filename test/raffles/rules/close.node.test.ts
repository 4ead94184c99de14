/** Section 4: every combination of the conditions of closing and of picking a winner. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { raffleStatuses } from '../../../src/core/raffles/raffle.ts'
import { closeConditions, decide, type RaffleFacts } from '../../../src/core/raffles/rules.ts'
import { complete, future, now, past } from './facts.ts'

const roles = ['raffle admin'] as const

const combinations = raffleStatuses.flatMap(status =>
  [0, 1, 2750].flatMap(actualJackpotCents =>
    [0, 1, 2].flatMap(confirmedJackpotWinners =>
      [0, 1, 25].map(prizesUnconfirmed => ({
        ...complete,
        status,
        actualJackpotCents,
        confirmedJackpotWinners,
        prizesUnconfirmed,
      })),
    ),
  ),
)

test(`it closes in exactly one kind of the ${combinations.length} combinations`, () => {
  for (const raffle of combinations) {
    const allMet =
      raffle.status === 'ended' &&
      raffle.actualJackpotCents !== 0 &&
      raffle.confirmedJackpotWinners === 1 &&
      raffle.prizesUnconfirmed === 0
    const decision = decide('close', raffle, roles, now)
    assert.equal(decision.allowed, allMet, JSON.stringify(raffle))
    assert.deepEqual(
      closeConditions(raffle).map(({ code, met }) => [code, met]),
      [
        ['ended', raffle.status === 'ended' || raffle.status === 'closed'],
        ['jackpot', raffle.actualJackpotCents !== 0],
        ['jackpot-winner', raffle.confirmedJackpotWinners === 1],
        ['prizes', raffle.prizesUnconfirmed === 0],
      ],
    )
    const unmet = closeConditions(raffle).filter(line => !line.met)
    if (decision.allowed) assert.equal(unmet.length, 0)
    else if (raffle.status !== 'closed') {
      assert.deepEqual(
        decision.reasons,
        unmet.map(line => line.reason),
      )
    }
  }
})

const dates = [null, past, now.toISOString(), future]

test('it offers to pick a winner only when the draw date has passed and none is confirmed', () => {
  for (const status of raffleStatuses) {
    for (const drawDate of dates) {
      for (const confirmedJackpotWinners of [0, 1, 2]) {
        const raffle: RaffleFacts = { ...complete, status, drawDate, confirmedJackpotWinners }
        const decision = decide('pick-winner', raffle, roles, now)
        const passed = drawDate !== null && drawDate !== future
        const running = status === 'active' || status === 'inactive' || status === 'ended'
        assert.equal(
          decision.allowed,
          running && passed && confirmedJackpotWinners === 0,
          JSON.stringify(raffle),
        )
        if (!decision.allowed && running) {
          assert.deepEqual(
            decision.reasons.map(({ code }) => code),
            [
              ...(drawDate === null ? ['draw-date-missing'] : []),
              ...(drawDate === future ? ['draw-date-not-reached'] : []),
              ...(confirmedJackpotWinners === 0 ? [] : ['winner-confirmed']),
            ],
          )
        }
      }
    }
  }
})
