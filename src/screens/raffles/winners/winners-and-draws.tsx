import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { createRaffleDraws } from '../../../core/raffles/draws/raffle-draws.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { NotReady } from '../../not-ready.tsx'
import { DrawRows } from '../draws/draw-rows.tsx'
import { NoDraws } from '../draws/no-draws.tsx'
import { WaitingLines } from '../draws/waiting-lines.tsx'
import { WinnerTable } from './winner-table.tsx'

/** A raffle's draws, each with its next step, and below them its winners. */
export function WinnersAndDraws({ raffle }: { raffle: RaffleDetail }) {
  const desk = useDesk()
  const texts = useTexts(winnerTexts)
  const live = useMemo(() => createRaffleDraws(desk, raffle.id), [desk, raffle.id])
  const state = useStore(live.$state)
  // What was done to the raffle (it ended, say) shows with its next steps at once.
  const { version } = raffle
  const known = useRef(version)
  useEffect(() => {
    if (known.current !== version) void live.refresh()
    known.current = version
  }, [live, version])
  if (state.state !== 'ready') {
    const waiting = <WaitingLines label={texts.loading} widths={['40%', '70%', '70%']} />
    const title = texts.loadFailed
    return <NotReady read={state} title={title} waiting={waiting} onRetry={live.retry} />
  }
  return (
    <div className="rd-winners-and-draws">
      <section aria-labelledby="rd-winners-draws">
        <h2 className="rd-winners-title" id="rd-winners-draws">
          {texts.draws}
        </h2>
        {state.data.draws.length === 0 ? (
          <NoDraws raffleId={raffle.id} />
        ) : (
          <DrawRows level={3} draws={state.data.draws} raffle={state.data.raffle} />
        )}
      </section>
      <WinnerTable raffle={raffle} prizes={state.data.prizes} title={texts.winners} />
    </div>
  )
}
