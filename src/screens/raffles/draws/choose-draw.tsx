import { useStore } from '@nanostores/react'
import { Ticket } from 'lucide'
import { type ReactNode, useMemo } from 'react'
import { messageOf } from '../../../core/errors.ts'
import { pathTo } from '../../../core/links.ts'
import { createRaffleDraws } from '../../../core/raffles/draws/raffle-draws.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FailedState } from '../../kit/failed-state.tsx'
import { ForbiddenState } from '../../kit/forbidden-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { useTarget } from '../../use-target.ts'
import { DrawRows } from './draw-rows.tsx'
import { ProcedureSkeleton } from './procedure-skeleton.tsx'

interface ChooseDrawProps {
  raffleId: string
  /** One draw; it is shown at once where there is no choice. */
  show: (drawId: string) => ReactNode
}

/** A raffle's draws, for a link that names none of them. */
export function ChooseDraw({ raffleId, show }: ChooseDrawProps) {
  const desk = useDesk()
  const texts = useTexts(drawTexts)
  const errors = useTexts(errorTexts)
  const target = useTarget()
  const live = useMemo(() => createRaffleDraws(desk, raffleId), [desk, raffleId])
  const state = useStore(live.$state)
  switch (state.state) {
    case 'loading':
      return <ProcedureSkeleton />
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
    case 'ready': {
      const { raffle, draws } = state.data
      if (draws.length === 0) {
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
      const [first] = draws
      if (first && draws.length === 1) return show(first.id)
      return (
        <div className="rd-draw">
          <PageHeader
            title={texts.chooseTitle}
            subtitle={texts.chooseSubtitle({ raffle: raffle.name })}
            back={{ label: raffle.name, ...target(pathTo('raffle', { raffle: raffleId })) }}
          />
          <DrawRows draws={draws} raffle={raffle} />
        </div>
      )
    }
  }
}
