import type { Kysely } from 'kysely'
import type { Readiness } from '../../../../src/core/raffles/draws/draw.ts'
import { leavables } from '../../../../src/core/raffles/draws/rules.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'
import { countEligible, countOpenBatches, countUndecided, countUnpaid } from './eligible.ts'
import { countLate } from './late-arrivals.ts'

/** Everything that a lock waits for, what holds and what doesn't (docs/domain.md, section 1, "Draws"). */
export async function readinessOf(
  db: Kysely<Database>,
  draw: DrawContext,
  picks: { prizeCount: number; pickTotal: number },
  { now, devices }: { now: Date; devices: number },
): Promise<Readiness[]> {
  const eligible = await countEligible(db, draw)
  const unpaid = await countUnpaid(db, draw)
  const openBatches = await countOpenBatches(db, draw)
  const late = await countLate(db, draw)
  const undecided = await countUndecided(db, draw)
  const { raffleStatus, cutoffAt, drawAt } = draw
  const line = (code: Readiness['code'], ready: boolean, count = 0): Readiness => ({
    code,
    ready,
    count,
    leavable: leavables.some(each => each === code),
  })
  const ended = raffleStatus === 'ended'
  const running = raffleStatus === 'active' || raffleStatus === 'inactive' || ended
  return [
    // A draw that ends with the sales waits until staff ended them; an early bird needs a raffle that runs.
    draw.endsWithSales ? line('raffle-not-ended', ended) : line('raffle-not-active', running),
    line('sales-not-ended', cutoffAt !== null && cutoffAt <= now),
    line('draw-date-not-reached', drawAt !== null && drawAt <= now),
    line('draw-location-missing', draw.drawLocation.trim() !== ''),
    line('no-prizes', picks.prizeCount > 0),
    line('no-tickets', eligible > 0),
    line('fewer-tickets-than-prizes', eligible >= picks.pickTotal, picks.pickTotal - eligible),
    line('orders-pending', unpaid.pending === 0, unpaid.pending),
    line('cheques-uncleared', unpaid.cheques === 0, unpaid.cheques),
    line('batches-open', openBatches === 0, openBatches),
    line('cards-waiting', unpaid.cards === 0, unpaid.cards),
    line('late-arrivals', late === 0, late),
    line('outboxes-waiting', devices === 0, devices),
    line('earlier-draw-undecided', undecided === 0, undecided),
  ].map(each => ({ ...each, count: Math.max(0, each.count) }))
}
