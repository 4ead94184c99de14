import { memberTexts } from '../../../core/raffles/members/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { RafflePage } from '../parts/one-raffle.tsx'
import { MemberBoard } from './member-board.tsx'

/**
 * Those who sell for a raffle: found, added, changed, uploaded and exported.
 *
 * @attr raffle-id the raffle; without it, the screen says that none was chosen, with a link to the list
 */
export default function MemberList({ raffleId }: { raffleId?: unknown }) {
  const texts = useTexts(memberTexts)
  const waiting = (
    <div role="status" aria-label={texts.loading}>
      <Skeleton width="60%" />
    </div>
  )
  return (
    <RafflePage raffleId={raffleId} title={texts.members} waiting={waiting}>
      {raffle => <MemberBoard raffle={raffle} />}
    </RafflePage>
  )
}
