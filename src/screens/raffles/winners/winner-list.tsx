import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { createRaffleDraws } from '../../../core/raffles/draws/raffle-draws.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import drawsCss from '../draws/draws.css?inline'
import { NoRaffle, Unread } from '../parts/one-raffle.tsx'
import { RaffleHeader } from '../parts/raffle-header.tsx'
import { WinnerTable } from './winner-table.tsx'

addSheet(drawsCss)

const lines = ['30%', '100%', '98%', '99%', '97%']

/**
 * The winners of one raffle, and what was decided about each.
 *
 * @attr raffle-id the raffle; without it, the screen says that none was chosen, with a link to the list
 */
export default function WinnerList({ raffleId }: { raffleId?: string }) {
  const { winners } = useTexts(winnerTexts)
  if (!raffleId) return <NoRaffle title={winners} />
  return <Winners key={raffleId} raffleId={raffleId} />
}

function Winners({ raffleId }: { raffleId: string }) {
  const desk = useDesk()
  const texts = useTexts(winnerTexts)
  const { loading } = useTexts(raffleTexts)
  const live = useMemo(() => createRaffleDraws(desk, raffleId), [desk, raffleId])
  const state = useStore(live.$state)
  if (state.state !== 'ready')
    return (
      <Unread
        title={texts.winners}
        failed={texts.loadFailed}
        read={state}
        waiting={
          <div className="rd-draw-skeleton-steps" role="status" aria-label={loading}>
            {lines.map(width => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        }
        onRetry={live.retry}
      />
    )
  const { raffle, prizes } = state.data
  return (
    <div className="rd-draw">
      <RaffleHeader raffle={raffle} title={texts.winners} />
      <WinnerTable raffle={raffle} prizes={prizes} />
    </div>
  )
}
