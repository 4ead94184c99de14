import { shortId } from '../../core/format/short-id.ts'
import { rangesText } from '../../core/orders/part-void.ts'
import { countIn } from '../../core/tickets/paper.ts'
import type { PaperWords } from '../../core/tickets/paper-words.ts'
import type { PrintedOrder, PrintedRaffle } from '../../core/tickets/ticket-print.ts'
import { QrCode } from '../kit/qr-code.tsx'

interface AddressSheetProps {
  order: PrintedOrder
  raffle: PrintedRaffle
  words: PaperWords
}

/** What an order's envelope shows through its window, and what the organization says to its buyer. */
export function AddressSheet({ order, raffle, words }: AddressSheetProps) {
  const { name, address, city, province, postalCode } = order.buyer
  const place = [[city, province].filter(Boolean).join(' '), postalCode]
    .filter(Boolean)
    .join('\u00a0\u00a0')
  const count = countIn(order.runs)
  return (
    <header className="rd-paper-address">
      <p className="rd-paper-sender">{raffle.organizationName}</p>
      <address className="rd-paper-to">
        {[name, address, place].filter(Boolean).map(line => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className="rd-paper-order-line">
        {words.order} <strong>{shortId(order.orderId)}</strong> · {raffle.name} ·{' '}
        {count === 1 ? words.ticket : words.tickets(String(count))} {rangesText(order.runs)}
      </p>
      {[order.body, order.footer].filter(Boolean).map(text => (
        <p key={text} className="rd-paper-body">
          {text}
        </p>
      ))}
      {(raffle.footerLink || raffle.footerImage) && (
        <div className="rd-paper-foot">
          {raffle.footerLink && (
            <div className="rd-paper-link">
              <QrCode text={raffle.footerLink} label={raffle.footerLink} size={64} />
              {raffle.footerLink}
            </div>
          )}
          {raffle.footerImage && <img src={raffle.footerImage} alt="" />}
        </div>
      )}
    </header>
  )
}
