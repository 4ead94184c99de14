import type { OrdersWaiting } from '../../src/core/orders/waiting.ts'
import type { RaffleRow } from '../../src/core/raffles/raffle-row.ts'
import { rowOf } from '../raffles/sample-raffles.ts'
import { ternCove } from '../support/fixtures.ts'

const day = 86_400_000

function fromNow(days: number): string {
  return new Date(Date.now() + days * day).toISOString()
}

function raffle(number: number, name: string, changes: Partial<RaffleRow> = {}): RaffleRow {
  const { drawDate = fromNow(9) } = changes
  const id = `00000000-0000-4000-8000-0000000070${number}`
  return {
    ...rowOf(number, name),
    id,
    name,
    organizationId: ternCove.id,
    status: 'active',
    category: '50/50',
    licenseNumber: 'AGD-000142-25',
    startDate: fromNow(-9),
    endDate: fromNow(8),
    drawDate,
    openDraws: drawDate === null ? [] : [{ id, drawAt: drawDate }],
    timeZone: 'America/Halifax',
    version: 1,
    ...changes,
  }
}

export const onSale: readonly RaffleRow[] = [
  raffle(11, 'Harbour Lights 50/50', { endDate: fromNow(2), drawDate: fromNow(3) }),
  raffle(12, 'Saltmarsh Dream Home', { category: 'Raffle', endDate: fromNow(30) }),
  raffle(13, 'Puck Night 50/50'),
]

/** One for each reason why a raffle needs someone. */
export const needingSomeone: readonly RaffleRow[] = [
  ...onSale,
  raffle(14, 'Autumn Gala 50/50', { status: 'ended', endDate: fromNow(-2), drawDate: fromNow(-1) }),
  raffle(15, 'Spring Tide 50/50', { endDate: fromNow(0.4), drawDate: fromNow(1) }),
  raffle(16, 'Kettle Drive', { status: 'pending', licenseNumber: null }),
]

/** On a night when cards are declined one after the other. */
export const ordersWaiting: OrdersWaiting = {
  today: '2026-11-20',
  tried: 1240,
  failed: 412,
  duplicates: 7,
  followUps: 1,
}
