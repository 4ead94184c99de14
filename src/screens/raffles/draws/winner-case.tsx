import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { WinnerFacts } from '../winners/winner-facts.tsx'
import { WinnerHistory } from '../winners/winner-history.tsx'
import { WinnerStatusText } from '../winners/winner-status.tsx'
import { Decisions } from './decisions.tsx'
import { PreparedMessageCard } from './prepared-message.tsx'
import { useProcedure } from './procedure-context.tsx'

/** One picked ticket with what is known of it, and what is to be decided. */
export function WinnerCase({ winner }: { winner: Winner }) {
  const texts = useTexts(winnerTexts)
  const { moment, draw } = useProcedure()
  const ticket = String(winner.ticketNumber)
  const settled = winner.status === 'confirmed' || winner.status === 'rejected'
  const facts = <WinnerFacts winner={winner} timeZone={draw.timeZone} />
  return (
    <li className={`rd-draw-case rd-draw-case-${winner.status}`}>
      <div className="rd-draw-case-head">
        <h2 className="rd-draw-case-ticket rd-number">{texts.ticketNumber({ number: ticket })}</h2>
        <WinnerStatusText status={winner.status} />
      </div>
      {winner.status === 'confirmed' && <p className="rd-draw-case-name">{winner.publicName}</p>}
      <WinnerHistory winner={winner} moment={moment} />
      {settled ? (
        <Disclosure title={texts.details} level={3}>
          {facts}
        </Disclosure>
      ) : (
        facts
      )}
      <Decisions winner={winner} />
      {winner.status === 'rejected' && winner.message && (
        <PreparedMessageCard key={winner.message.id} winner={winner} message={winner.message} />
      )}
      {!settled && <p className="rd-draw-note">{texts.maskedUntil}</p>}
    </li>
  )
}
