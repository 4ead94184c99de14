import { Ticket } from 'lucide'
import { pathTo } from '../../../core/links.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ScreenLink } from '../../screen-link.tsx'

/** A raffle without a prize has nothing to draw. */
export function NoDraws({ raffleId }: { raffleId: string }) {
  const texts = useTexts(drawTexts)
  const prizes = pathTo('rafflePrizes', { raffle: raffleId })
  return (
    <EmptyState
      icon={Ticket}
      title={texts.noDraws}
      message={texts.noDrawsDetail}
      action={
        <ScreenLink className="rd-button rd-button-primary rd-button-md" path={prizes}>
          {texts.toPrizes}
        </ScreenLink>
      }
    />
  )
}
