import { exclusionReasons } from '../../../core/raffles/excluded/excluded-person.ts'
import { excludedTexts } from '../../../core/raffles/excluded/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { BuyerFlags } from '../winners/buyer-flags.tsx'
import { WinnerFacts } from '../winners/winner-facts.tsx'
import { WinnerHistory } from '../winners/winner-history.tsx'
import { WinnerStatusText } from '../winners/winner-status.tsx'
import { Decisions } from './decisions.tsx'
import { ExcludedPeople } from './excluded-people.tsx'
import { PreparedMessageCard } from './prepared-message.tsx'
import { useProcedure } from './procedure-context.tsx'

/** One picked ticket with what is known of it, and what is to be decided. */
export function WinnerCase({ winner }: { winner: Winner }) {
  const texts = useTexts(winnerTexts)
  const { moment, draw } = useProcedure()
  const named = texts.ticketNumber({ number: String(winner.ticketNumber) })
  const settled = winner.status === 'confirmed' || winner.status === 'rejected'
  const facts = <WinnerFacts winner={winner} timeZone={draw.timeZone} />
  return (
    <li className={`rd-draw-case rd-draw-case-${winner.status}`}>
      <div className="rd-draw-case-head">
        <h3 className="rd-draw-case-ticket rd-number">{named}</h3>
        <WinnerStatusText status={winner.status} />
      </div>
      {winner.status === 'confirmed' && <p className="rd-draw-case-name">{winner.publicName}</p>}
      <WinnerHistory winner={winner} moment={moment} />
      <BuyerFlags winner={winner} />
      {settled ? (
        <Disclosure title={texts.details} about={named} level={4}>
          {facts}
        </Disclosure>
      ) : (
        facts
      )}
      <Decisions winner={winner} />
      {winner.status === 'rejected' && winner.message && (
        <PreparedMessageCard key={winner.message.id} winner={winner} message={winner.message} />
      )}
      <ExcludeBuyer winner={winner} />
      {!settled && <p className="rd-draw-note">{texts.maskedUntil}</p>}
    </li>
  )
}

/** Who was rejected for what they are holds no other ticket of any draw: offered until the list has them. */
function ExcludeBuyer({ winner }: { winner: Winner }) {
  const texts = useTexts(excludedTexts)
  const { status, reason, buyer, flags, note } = winner
  const personal = exclusionReasons.find(each => each === reason)
  const isListed = flags.some(flag => flag.kind === 'excluded' && flag.by !== 'name')
  if (status !== 'rejected' || !buyer || !personal || isListed) return null
  const { name, email, phone } = buyer
  return (
    <div className="rd-draw-buttons">
      <ExcludedPeople
        label={texts.addBuyer}
        name={texts.addBuyerNamed({ ticket: String(winner.ticketNumber) })}
        draft={{ name, email, phone, reason: personal, note }}
      />
    </div>
  )
}
