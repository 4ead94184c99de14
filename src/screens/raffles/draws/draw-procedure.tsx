import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { createDrawProcedure } from '../../../core/raffles/draws/draw-procedure.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { NoRaffle, Unread } from '../parts/one-raffle.tsx'
import { ChooseDraw } from './choose-draw.tsx'
import { Procedure } from './procedure.tsx'
import { ProcedureSkeleton } from './procedure-skeleton.tsx'

interface DrawProcedureProps {
  raffleId?: string
  /** Without one, the raffle's only draw, or all of them to choose from. */
  drawId?: string
}

/**
 * The draw: a procedure in steps, one for each draw (docs/domain.md, "Draws").
 *
 * @attr raffle-id the raffle; without it, the screen says that none was chosen, with a link to the list
 * @attr draw-id the draw; without it, the raffle's only one is shown, or all of them to choose from
 */
export default function DrawProcedure({ raffleId, drawId }: DrawProcedureProps) {
  const { draw } = useTexts(raffleTexts)
  if (!raffleId) return <NoRaffle title={draw} />
  const show = (id: string) => <OneDraw key={id} raffleId={raffleId} drawId={id} />
  return drawId ? show(drawId) : <ChooseDraw raffleId={raffleId} show={show} />
}

function OneDraw({ raffleId, drawId }: { raffleId: string; drawId: string }) {
  const desk = useDesk()
  const { draw } = useTexts(raffleTexts)
  const { loadFailed } = useTexts(drawTexts)
  const procedure = useMemo(
    () => createDrawProcedure(desk, { raffleId, drawId }),
    [desk, raffleId, drawId],
  )
  const state = useStore(procedure.live.$state)
  if (state.state !== 'ready')
    return (
      <Unread
        title={draw}
        failed={loadFailed}
        read={state}
        waiting={<ProcedureSkeleton />}
        hasHead
        onRetry={procedure.live.retry}
      />
    )
  return <Procedure procedure={procedure} view={state.data} staleSince={state.staleSince} />
}
