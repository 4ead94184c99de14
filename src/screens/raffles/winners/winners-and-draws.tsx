import { useStore } from '@nanostores/react'
import { Ticket } from 'lucide'
import { useMemo } from 'react'
import { messageOf } from '../../../core/errors.ts'
import { pathTo } from '../../../core/links.ts'
import { createRaffleDraws } from '../../../core/raffles/draws/raffle-draws.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FailedState } from '../../kit/failed-state.tsx'
import { ForbiddenState } from '../../kit/forbidden-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { DrawRows } from '../draws/draw-rows.tsx'
import { WinnerTable } from './winner-table.tsx'

/** A raffle's draws, each with its next step, and below them its winners. */
export function WinnersAndDraws({ raffle }: { raffle: RaffleDetail }) {
  const desk = useDesk()
  const texts = useTexts(winnerTexts)
  const errors = useTexts(errorTexts)
  const live = useMemo(() => createRaffleDraws(desk, raffle.id), [desk, raffle.id])
  const state = useStore(live.$state)
  switch (state.state) {
    case 'loading':
      return (
        <div role="status" aria-label={texts.loading} className="rd-draw-skeleton-steps">
          <Skeleton width="40%" />
          <Skeleton width="70%" />
          <Skeleton width="70%" />
        </div>
      )
    case 'forbidden':
      return <ForbiddenState message={errors.forbidden} />
    case 'failed':
      return (
        <FailedState
          message={messageOf(state.error, errors.unexpected)}
          retry={errors.retry}
          onRetry={live.retry}
        />
      )
    case 'ready':
      return (
        <div className="rd-winners-and-draws">
          <section aria-labelledby="rd-winners-draws">
            <h2 className="rd-winners-title" id="rd-winners-draws">
              {texts.draws}
            </h2>
            {state.data.draws.length === 0 ? (
              <NoDraws raffleId={raffle.id} />
            ) : (
              <DrawRows level={3} draws={state.data.draws} raffle={raffle} />
            )}
          </section>
          <WinnerTable raffle={raffle} prizes={state.data.prizes} title={texts.winners} />
        </div>
      )
  }
}

function NoDraws({ raffleId }: { raffleId: string }) {
  const texts = useTexts(drawTexts)
  return (
    <EmptyState
      icon={Ticket}
      title={texts.noDraws}
      message={texts.noDrawsDetail}
      action={
        <ScreenLink path={pathTo('rafflePrizes', { raffle: raffleId })}>
          {texts.toPrizes}
        </ScreenLink>
      }
    />
  )
}
