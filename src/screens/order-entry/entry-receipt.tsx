import { CircleCheck, Printer } from 'lucide'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { KeyMark } from '../kit/key.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import entryReceiptCss from './entry-receipt.css?inline'
import { numbersOf } from './numbers-of.ts'
import type { Entered } from './use-entry.ts'

addSheet(entryReceiptCss)

const loadPrint = () => loadChunk(() => import('./receipt-print.tsx'))

/** What was entered, until Enter brings the next order. */
export function EntryReceipt({ entered, onNext }: { entered: Entered; onNext: () => void }) {
  const texts = useTexts(orderEntryTexts)
  const { orders, customerName, email, changeCents, totalCents, currency, donationCents } =
    entered.receipt
  const nextButton = useRef<HTMLButtonElement>(null)
  const title = useId()
  const [isPrinting, setPrinting] = useState(false)
  useLayoutEffect(() => nextButton.current?.focus(), [])

  return (
    <section className="rd-entry-part rd-entry-receipt" aria-labelledby={title}>
      <header className="rd-entry-receipt-head">
        <span className="rd-entry-receipt-mark" aria-hidden="true">
          <Icon of={CircleCheck} size={22} />
        </span>
        <div role="status">
          <h2 className="rd-entry-receipt-title" id={title}>
            {texts.entered({ number: String(orders.length) })(orders.length)}
          </h2>
          <p className="rd-entry-quiet">{texts.enteredFor({ name: customerName })}</p>
        </div>
      </header>
      <dl className="rd-entry-sums">
        {changeCents !== null && (
          <div className="rd-entry-sum" data-tone="ok">
            <dt>{texts.change}</dt>
            <dd className="rd-entry-change" data-figure="change">
              <Money short cents={changeCents} currency={currency} />
            </dd>
          </div>
        )}
        <div className="rd-entry-sum">
          <dt>{texts.total}</dt>
          <dd className="rd-entry-total" data-figure="total">
            <Money short cents={totalCents} currency={currency} />
          </dd>
        </div>
        <div className="rd-entry-sum">
          <dt>{texts.paidBy}</dt>
          <dd data-figure="tender">{texts[`tender-${entered.tender}`]}</dd>
        </div>
      </dl>
      <ul className="rd-entry-lines">
        {orders.map(order => (
          <li key={order.id} className="rd-entry-line">
            <span className="rd-entry-line-words">
              <span>
                <ShortId id={order.id} /> <bdi>{order.eventName}</bdi>
              </span>
              <span className="rd-entry-numbers">{numbersOf(order, texts)}</span>
            </span>
            <Money cents={order.amountPaidCents - order.donationCents} currency={currency} />
          </li>
        ))}
        {donationCents > 0 && (
          <li className="rd-entry-line">
            <span className="rd-entry-line-words">{texts.donation}</span>
            <Money cents={donationCents} currency={currency} />
          </li>
        )}
      </ul>
      <p className="rd-entry-quiet">{email ? texts.sentTo({ email }) : texts.notSent}</p>
      <footer className="rd-entry-receipt-foot">
        <Button
          ref={nextButton}
          variant="primary"
          size="lg"
          // Held down since before: the receipt isn't read yet.
          onKeyDown={event => event.repeat && event.preventDefault()}
          onClick={onNext}
        >
          {texts.next}
          <KeyMark of="↵" />
        </Button>
        {isPrinting ? (
          <LoadedInPlace load={loadPrint} waiting={null}>
            {ReceiptPrint => <ReceiptPrint entered={entered} />}
          </LoadedInPlace>
        ) : (
          <Button size="lg" icon={<Icon of={Printer} />} onClick={() => setPrinting(true)}>
            {texts.print}
          </Button>
        )}
      </footer>
    </section>
  )
}
