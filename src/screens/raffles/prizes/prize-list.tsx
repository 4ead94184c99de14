import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import { useTexts } from '../../desk.tsx'
import { RafflePage } from '../parts/one-raffle.tsx'
import { PrizeBoard } from './prize-board.tsx'
import { PrizeSkeleton } from './prize-skeleton.tsx'

/**
 * The prizes of one raffle in their order: added, edited, put in order and deleted.
 *
 * @attr raffle-id the raffle; without it, the screen says that none was chosen, with a link to the list
 */
export default function PrizeList({ raffleId }: { raffleId?: unknown }) {
  const texts = useTexts(prizeTexts)
  return (
    <RafflePage raffleId={raffleId} title={texts.prizes} waiting={<PrizeSkeleton />}>
      {raffle => <PrizeBoard raffle={raffle} />}
    </RafflePage>
  )
}
