import { countries } from '../../core/organizations/organization.ts'
import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import { ActivityTimeline } from '../activity/parts/activity-timeline.tsx'

/** What happened to the raffle, in its own zone. */
export function ActivityBoard({ raffle }: { raffle: RaffleDetail }) {
  return (
    <ActivityTimeline
      raffleId={raffle.id}
      timeZone={raffle.timeZone}
      currency={countries[raffle.country].currency}
    />
  )
}
