import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { pathTo } from '../../../core/links.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { createWinner } from '../../../core/raffles/winners/winner-list.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Drawer } from '../../kit/overlays/drawer.tsx'
import { Timeline } from '../../kit/timeline.tsx'
import { NotReady } from '../../not-ready.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import drawsCss from '../draws/draws.css?inline'
import picksCss from '../draws/picks.css?inline'
import { useMoment } from '../draws/use-moment.ts'
import { WaitingLines } from '../draws/waiting-lines.tsx'
import { Contacts } from './contacts.tsx'
import { useWinnerTimeline } from './use-winner-timeline.ts'
import { WinnerFacts } from './winner-facts.tsx'
import { WinnerStatusText } from './winner-status.tsx'

addSheet(drawsCss)
addSheet(picksCss)

interface WinnerDrawerProps {
  id: string
  raffle: { id: string; name: string; timeZone: string }
  onClose: () => void
}

/** All that is known of one winner: details, attempts to reach them, message, timeline. */
export function WinnerDrawer({ id, raffle, onClose }: WinnerDrawerProps) {
  const desk = useDesk()
  const texts = useTexts(winnerTexts)
  const { $state, reload } = useMemo(() => createWinner(desk, id), [desk, id])
  const state = useStore($state)
  const winner = state.state === 'ready' ? state.data : null
  const title = winner ? texts.ticketNumber({ number: String(winner.ticketNumber) }) : texts.winners
  return (
    <Drawer open dismissable title={title} description={winner?.prizeName} onClose={onClose}>
      {winner && <Details winner={winner} raffle={raffle} />}
      {state.state !== 'ready' && state.state !== 'empty' && (
        <NotReady
          read={state}
          waiting={<WaitingLines label={texts.loading} widths={['60%', '80%', '50%']} />}
          onRetry={reload}
        />
      )}
    </Drawer>
  )
}

function Details({ winner, raffle }: { winner: Winner; raffle: WinnerDrawerProps['raffle'] }) {
  const texts = useTexts(winnerTexts)
  const moment = useMoment(raffle.timeZone)
  const entries = useWinnerTimeline(winner)
  const draw = pathTo('raffleDraw', {
    raffle: raffle.id,
    draw: winner.drawId,
    prize: winner.prizeId,
  })
  return (
    <div className="rd-winner-details">
      <p className="rd-winner-head">
        <strong>
          <bdi>{winner.publicName}</bdi>
        </strong>
        <WinnerStatusText status={winner.status} />
      </p>
      <ScreenLink path={draw}>{texts.toDraw}</ScreenLink>
      <WinnerFacts winner={winner} timeZone={raffle.timeZone} single />
      <h3 className="rd-draw-subtitle">{texts.contacts}</h3>
      <Contacts contacts={winner.contacts} moment={moment} />
      {winner.message && (
        <>
          <h3 className="rd-draw-subtitle">{texts.message}</h3>
          <p className="rd-draw-note">{texts[`message-${winner.message.state}`]}</p>
          <div className="rd-winner-message">
            <p>{winner.message.subject}</p>
            <p>{winner.message.body}</p>
          </div>
        </>
      )}
      <h3 className="rd-draw-subtitle">{texts.timeline}</h3>
      <Timeline entries={entries} timeZone={raffle.timeZone} level={4} />
    </div>
  )
}
