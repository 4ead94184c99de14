import { CircleAlert, CircleCheck, Printer, Save } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import type { Entered } from '../../core/order-entry/entry-sender.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { KeyMark } from '../kit/key.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import entryReceiptCss from './entry-receipt.css?inline'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'
import { waits } from './use-outbox.ts'

addSheet(entryReceiptCss)

const loadPrint = () => loadChunk(() => import('./receipt-print.tsx'))
const loadSlip = () => loadChunk(() => import('../slips/parts/slip-code.tsx'))

interface EntryReceiptProps {
  entered: Entered
  /** What there is to say of it before all else. */
  news?: ReactNode
  onNext: () => void
}

/** What was entered, or is kept until it can be, until Enter brings the next order. */
export function EntryReceipt({ entered, news, onNext }: EntryReceiptProps) {
  const texts = useTexts(orderEntryTexts)
  const words = useTexts(outboxTexts)
  // Accepted, it stands here as kept for a moment more.
  const kept = entered.state === 'kept' ? entered.order : null
  const isOver = kept !== null && !waits(kept) && kept.state.kind !== 'accepted'
  const facts = receiptFacts(entered, texts, words)
  const nextButton = useRef<HTMLButtonElement>(null)
  const title = useId()
  const sums = useId()
  const [isPrinting, setPrinting] = useState(false)
  useLayoutEffect(() => nextButton.current?.focus(), [])

  return (
    <section
      className="rd-entry-part rd-entry-receipt"
      aria-labelledby={title}
      data-kept={isOver ? 'not' : kept ? true : undefined}
    >
      <header className="rd-entry-receipt-head">
        <span className="rd-entry-receipt-mark" aria-hidden="true">
          <Icon of={isOver ? CircleAlert : kept ? Save : CircleCheck} size={22} />
        </span>
        <div role="status">
          <h2 className="rd-entry-receipt-title" id={title}>
            {facts.title}
          </h2>
          <p className="rd-entry-quiet">{texts.enteredFor({ name: facts.customerName })}</p>
        </div>
      </header>
      {news}
      <Sums facts={facts} id={sums} />
      <ul className="rd-entry-lines">
        {facts.lines.map(({ key, id, name, detail, cents }) => (
          <li key={key} className="rd-entry-line">
            <span className="rd-entry-line-words">
              <span>
                {id !== null && <ShortId id={id} />} <bdi>{name}</bdi>
              </span>
              <span className={id === null ? 'rd-entry-quiet' : 'rd-entry-numbers'}>{detail}</span>
            </span>
            <Money cents={cents} currency={facts.currency} />
          </li>
        ))}
        {facts.donationCents > 0 && (
          <li className="rd-entry-line">
            <span className="rd-entry-line-words">{texts.donation}</span>
            <Money cents={facts.donationCents} currency={facts.currency} />
          </li>
        )}
      </ul>
      <p className="rd-entry-quiet">{facts.notes.join(' ')}</p>
      {kept && !isOver && (
        <LoadedInPlace load={loadSlip} waiting={null}>
          {WaitingSlip => <WaitingSlip order={kept} />}
        </LoadedInPlace>
      )}
      <footer className="rd-entry-receipt-foot">
        <Button
          ref={nextButton}
          // What goes back is counted out by whoever hears it, too.
          aria-describedby={sums}
          variant="primary"
          size="lg"
          // Held down since before: the receipt isn't read yet.
          onKeyDown={event => event.repeat && event.preventDefault()}
          onClick={onNext}
        >
          {texts.next}
          <KeyMark of="↵" />
        </Button>
        {isOver ? null : isPrinting ? (
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

/** What goes back first: it is said, and counted out, at once. */
function Sums({ facts, id }: { facts: ReceiptFacts; id: string }) {
  const texts = useTexts(orderEntryTexts)
  const words = useTexts(outboxTexts)
  const { changeCents, totalCents, currency, tender, reference } = facts
  return (
    <dl className="rd-entry-sums" id={id}>
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
        <dd data-figure="tender">{texts[`tender-${tender}`]}</dd>
      </div>
      {reference !== null && (
        <div className="rd-entry-sum">
          <dt>{words.reference}</dt>
          <dd className="rd-entry-reference" data-figure="reference">
            {reference}
          </dd>
        </div>
      )}
    </dl>
  )
}
