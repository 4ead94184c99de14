import type { DrawLock } from '../../../core/raffles/draws/draw.ts'
import { inGroups } from '../../../core/raffles/draws/draw-words.ts'
import type { DrawTexts } from '../../../core/raffles/draws/texts.ts'
import { QrCode } from '../../kit/qr-code.tsx'

interface ReceiptPageProps {
  lock: DrawLock
  facts: {
    organization: string
    raffle: string
    draw: string
    /** When it was locked, in the raffle's zone. */
    moment: string
    number: (count: number) => string
  }
  /** The receipt as one line, for the QR code. */
  code: string
  texts: DrawTexts
}

/** The witness's receipt on paper. No store reaches a printed page: everything comes as props. */
export function ReceiptPage({ lock, facts, code, texts }: ReceiptPageProps) {
  const { number } = facts
  const lines = [
    [texts.receiptOrganization, facts.organization],
    [texts.receiptRaffle, facts.raffle],
    [texts.receiptDraw, facts.draw],
    [texts.receiptTime, facts.moment],
    [texts.lockVersion, texts.version({ number: number(lock.version) })],
    [texts.tickets, number(lock.ticketCount)],
    [
      texts.range,
      texts.fromTo({ first: String(lock.firstTicketNumber), last: String(lock.lastTicketNumber) }),
    ],
  ] as const
  return (
    <article className="rd-receipt">
      <h1>{texts.receiptTitle}</h1>
      <div className="rd-receipt-columns">
        <dl>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <QrCode text={code} label={texts.receiptQr} size={200} />
      </div>
      <h2>{texts.root}</h2>
      <p className="rd-receipt-root">{inGroups(lock.root)}</p>
      <p>{texts.receiptDigits}</p>
      <h2>{texts.receiptTerms}</h2>
      <p className="rd-receipt-terms">{inGroups(lock.terms)}</p>
      <p>{texts.receiptKeep}</p>
      <p className="rd-receipt-sign">{texts.receiptWitness}</p>
    </article>
  )
}
