import { useStore } from '@nanostores/react'
import { formatInstant } from '../../../core/format/instants.ts'
import { isolated } from '../../../core/i18n/isolate.ts'
import type { DrawLock } from '../../../core/raffles/draws/draw.ts'
import { writeReceipt } from '../../../core/raffles/draws/receipt.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { PrintButton } from '../../kit/print-button.tsx'
import { QrCode } from '../../kit/qr-code.tsx'
import { useProcedure } from './procedure-context.tsx'
import receiptCss from './receipt-page.css?inline'
import { ReceiptPage } from './receipt-page.tsx'

/** The receipt that a witness takes before anything else happens: on paper, or scanned. */
export function ReceiptForWitness({ lock }: { lock: DrawLock }) {
  const texts = useTexts(drawTexts)
  const desk = useDesk()
  const organization = useStore(desk.$organization)
  const { draw, raffle, name, number, locale } = useProcedure()
  if (draw.drawType === 'barrel') return null
  const text = writeReceipt({
    drawId: draw.id,
    lockVersion: lock.version,
    ticketCount: lock.ticketCount,
    root: lock.root,
    terms: lock.terms,
  })
  const facts = {
    organization: raffle.organizationName || (organization?.name ?? ''),
    raffle: draw.raffleName,
    draw: name,
    // Not by the clock of whoever prints it: the paper is the witness's.
    moment: formatInstant(lock.lockedAt, {
      timeZone: draw.timeZone,
      locale,
      style: 'date-time',
      zone: true,
    }),
    number,
  }
  const taken = draw.receipts.length > 0
  return (
    <div className="rd-draw-receipt">
      <div className="rd-draw-receipt-words">
        <h3 className="rd-draw-subtitle">{texts.receipt}</h3>
        {!taken && <p className="rd-draw-hint">{texts.receiptHint}</p>}
        <PrintButton
          label={texts.printReceipt}
          content={() => ({
            title: `${texts.receiptTitle} - ${isolated(draw.raffleName)}`,
            content: <ReceiptPage lock={lock} facts={facts} code={text} texts={texts} />,
            css: receiptCss,
            size: 'letter',
          })}
        />
      </div>
      {taken ? (
        <Disclosure title={texts.receiptQr} level={4}>
          <QrCode text={text} label={texts.receiptQr} size={180} />
        </Disclosure>
      ) : (
        <QrCode text={text} label={texts.receiptQr} size={180} />
      )}
    </div>
  )
}
