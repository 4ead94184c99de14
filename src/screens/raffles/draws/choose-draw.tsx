import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import { pathTo } from '../../../core/links.ts'
import { createRaffleDraws } from '../../../core/raffles/draws/raffle-draws.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { useTarget } from '../../use-target.ts'
import { Unread } from '../parts/unread.tsx'
import { DrawRows } from './draw-rows.tsx'
import { NoDraws } from './no-draws.tsx'
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
  const target = useTarget()
  const live = useMemo(() => createRaffleDraws(desk, raffleId), [desk, raffleId])
  const state = useStore(live.$state)
  if (state.state !== 'ready')
    return (
      <Unread
        title={texts.chooseTitle}
        read={state}
        waiting={<ProcedureSkeleton />}
        onRetry={live.retry}
      />
    )
  const { raffle, draws } = state.data
  if (draws.length === 0) return <NoDraws raffleId={raffleId} />
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
