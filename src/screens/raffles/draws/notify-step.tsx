import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { useTexts } from '../../desk.tsx'
import { EmailLink, PhoneLink } from '../../reach-links.tsx'
import { Contacts } from '../winners/contacts.tsx'
import { ContactForm } from './contact-form.tsx'
import { useProcedure } from './procedure-context.tsx'
import { Unreached } from './unreached.tsx'
import { PrizeChoice } from './verify-step.tsx'

/** Reaching the winners: every attempt is logged. */
export function NotifyStep() {
  const texts = useTexts(winnerTexts)
  const { winners, prizes, draws, moment } = useProcedure()
  const confirmed = winners.data.filter(({ status }) => status === 'confirmed')
  return (
    <>
      {/* Of a single prize, each stands below. */}
      {prizes.length > 1 && <Unreached />}
      <PrizeChoice />
      <ul className="rd-draw-cases">
        {confirmed.map(winner => (
          <li key={winner.id} className="rd-draw-case">
            <div className="rd-draw-case-head">
              <h3 className="rd-draw-case-winner">
                <bdi>{winner.buyer?.name ?? winner.publicName}</bdi>
                <span className="rd-draw-case-ticket-small rd-number">
                  {texts.ticketNumber({ number: String(winner.ticketNumber) })}
                </span>
              </h3>
            </div>
            <p className="rd-draw-note rd-draw-reach">
              {winner.buyer?.phone && <PhoneLink phone={winner.buyer.phone} />}
              {winner.buyer?.email && <EmailLink email={winner.buyer.email} />}
            </p>
            <Contacts contacts={winner.contacts} moment={moment} />
            {draws && <ContactForm winner={winner} open={confirmed.length === 1} />}
          </li>
        ))}
      </ul>
    </>
  )
}
