import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import { createRaffleDraws } from '../../../core/raffles/draws/raffle-draws.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Unread } from '../parts/one-raffle.tsx'
import { RaffleHeader } from '../parts/raffle-header.tsx'
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
  const { draw: title } = useTexts(raffleTexts)
  const live = useMemo(() => createRaffleDraws(desk, raffleId), [desk, raffleId])
  const state = useStore(live.$state)
  if (state.state !== 'ready')
    return (
      <Unread
        title={title}
        failed={texts.loadFailed}
        read={state}
        waiting={<ProcedureSkeleton />}
        hasHead
        onRetry={live.retry}
      />
    )
  const { raffle, draws } = state.data
  if (draws.length === 0)
    return (
      <div className="rd-page rd-one-record">
        <RaffleHeader raffle={raffle} title={title} />
        <NoDraws raffleId={raffleId} />
      </div>
    )
  const [first] = draws
  if (first && draws.length === 1) return show(first.id)
  return (
    <div className="rd-draw">
      <RaffleHeader
        raffle={raffle}
        title={texts.chooseTitle}
        subtitle={texts.chooseSubtitle({ raffle: raffle.name })}
      />
      <DrawRows draws={draws} raffle={raffle} />
    </div>
  )
}
