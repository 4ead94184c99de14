/** Prizes of a home lottery: an early bird that was drawn, a batch under way, and the grand prize. */
import type { Prize } from '../../src/core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../src/core/raffles/raffle-detail.ts'
import { declared, detailOf, drawOf, fromNow, raffleId, rowOf } from './sample-raffles.ts'

const row = rowOf(102, 'Saltmarsh Dream Home', {
  category: 'Raffle',
  endDate: fromNow(61),
  drawDate: fromNow(68),
})

const early = drawOf(row, {
  id: raffleId(3001),
  final: false,
  holdsJackpot: false,
  cutoffAt: fromNow(-4),
  drawAt: fromNow(-2),
  stage: 'complete',
})
const bonus = drawOf(row, {
  id: raffleId(3002),
  final: false,
  holdsJackpot: false,
  cutoffAt: fromNow(-1),
  drawAt: fromNow(-0.1),
  stage: 'drawing',
})
const final = drawOf(row, { id: raffleId(3003), prizeCount: 2 })

export const prizeRaffle: RaffleDetail = detailOf(row, {
  jackpot: declared(78_000_000),
  actualJackpotCents: 78_000_000,
  draws: [early, bonus, final],
  settings: { ...detailOf(row).settings, fractionalJackpotPercent: null },
})

export function prizeOf(number: number, name: string, changes: Partial<Prize> = {}): Prize {
  return {
    id: raffleId(4000 + number),
    eventId: row.id,
    drawId: final.id,
    category: 'prize',
    name,
    description: '',
    sponsor: '',
    valueCents: 100_000,
    quantity: 1,
    cutoffAt: null,
    drawDate: null,
    winnersStayIn: true,
    order: number,
    picksCompleted: 0,
    picksPending: 0,
    confirmedCount: 0,
    locked: false,
    version: 1,
    ...changes,
  }
}

export const grandPrize = prizeOf(1, 'A home in Saltmarsh, furnished', {
  category: 'jackpot',
  valueCents: 78_000_000,
})
export const truck = prizeOf(2, 'Early-bird truck', {
  drawId: early.id,
  sponsor: 'Fundy Motors',
  valueCents: 6_150_000,
  cutoffAt: early.cutoffAt,
  drawDate: early.drawAt,
  picksCompleted: 1,
  confirmedCount: 1,
  winnersStayIn: false,
  locked: true,
})
export const batch = prizeOf(3, '$500 each, for twenty-five', {
  drawId: bonus.id,
  valueCents: 50_000,
  quantity: 25,
  cutoffAt: bonus.cutoffAt,
  drawDate: bonus.drawAt,
  picksCompleted: 11,
  picksPending: 14,
  locked: true,
})
export const quiltPrize = prizeOf(4, 'Quilt by the Tuesday circle', { valueCents: 45_000 })
export const samplePrizes = [grandPrize, truck, batch, quiltPrize]
