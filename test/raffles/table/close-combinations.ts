/** Every combination of the conditions of closing (section 4), and what people are told of each. */
import type { RaffleStatus } from '../../../src/core/raffles/raffle.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import { pot, rowOf } from '../../../stories/raffles/sample-raffles.ts'
import { samples } from '../../support/browser/full.ts'

export const statuses: RaffleStatus[] = [
  'draft',
  'pending',
  'active',
  'inactive',
  'ended',
  'closed',
]

export interface Combination {
  name: string
  status: RaffleStatus
  jackpotCents: number
  jackpotWinners: number
  prizesUnconfirmed: number
}

export const combinations: Combination[] = statuses.flatMap(status =>
  [0, 1, 2750].flatMap(jackpotCents =>
    [0, 1, 2].flatMap(jackpotWinners =>
      [0, 1, 25].map(prizesUnconfirmed => ({
        name: `${status} ${jackpotCents} ${jackpotWinners} ${prizesUnconfirmed}.`,
        status,
        jackpotCents,
        jackpotWinners,
        prizesUnconfirmed,
      })),
    ),
  ),
)

/** Of each status one; of an ended raffle what may close, and each condition that may not hold. */
const sampled = [
  'draft 0 0 25.',
  'active 2750 1 0.',
  'closed 2750 1 0.',
  'ended 2750 1 0.',
  'ended 0 1 0.',
  'ended 2750 0 1.',
  'ended 2750 2 25.',
]

/** test/raffles/rules/close.node.test.ts goes through all of them. */
export const shownCombinations = samples(combinations, ({ name }) => sampled.includes(name))

export const words = {
  en: {
    closed: 'The raffle is closed.',
    ended: 'The raffle has not ended yet.',
    jackpot: 'The jackpot is zero.',
    winners: [
      'No jackpot winner is confirmed.',
      null,
      '2 jackpot winners are confirmed; there has to be exactly one.',
    ],
    prizes: {
      1: '1 prize does not have all of its winners confirmed.',
      25: '25 prizes do not have all of their winners confirmed.',
    },
  },
  fr: {
    closed: 'La tombola est fermée.',
    ended: 'La tombola n’est pas encore terminée.',
    jackpot: 'La cagnotte est nulle.',
    winners: [
      'Personne n’est confirmé comme gagnant de la cagnotte.',
      null,
      '2 gagnants de la cagnotte sont confirmés\u00a0; il en faut exactement un.',
    ],
    prizes: {
      1: 'Il manque des gagnants confirmés pour 1 prix.',
      25: 'Il manque des gagnants confirmés pour 25 prix.',
    },
  },
}

/** The four conditions in the specification's order: null where one holds. */
export function against(of: Combination, locale: 'en' | 'fr'): (string | null)[] {
  const say = words[locale]
  const { prizesUnconfirmed: open } = of
  return [
    of.status === 'ended' || of.status === 'closed' ? null : say.ended,
    of.jackpotCents === 0 ? say.jackpot : null,
    say.winners[of.jackpotWinners] ?? null,
    open === 1 || open === 25 ? say.prizes[open] : null,
  ]
}

export function rowFor(of: Combination, index: number): RaffleRow {
  return rowOf(index, of.name, {
    status: of.status,
    jackpot: { ...pot, amountCents: of.jackpotCents },
    confirmedJackpotWinners: of.jackpotWinners,
    prizesUnconfirmed: of.prizesUnconfirmed,
  })
}
