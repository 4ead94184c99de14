import { useState } from 'react'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { type Entered, enteredOf } from '../../core/order-entry/entry-sender.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { type OutboxListTexts, outboxListTexts } from '../../core/outbox/list-texts.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { Status, type Tone } from '../kit/status.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { mayHaveArrived, type Question, useGiveBack, usePaid } from './outbox-question.tsx'
import { receiptFacts } from './receipt-facts.ts'

const loadPrint = () => loadChunk(() => import('./receipt-print.tsx'))

/** An order's end in the form isn't known yet; it was taken another way; there is no form without anything on sale. */
export type AgainstTaking = 'locked' | 'otherScreen' | 'noForm'

interface OutboxOrderProps {
  order: WaitingOrder
  /** Nobody answers: what is tried again and again waits. */
  isOffline: boolean
  /** Why it can't be put back into the form here; null: it can. */
  against: AgainstTaking | null
  onAsk: (question: Question) => void
  onRetry: (another?: 'another') => void
  /** Its end was seen: it goes from the list. */
  onSeen: () => void
}

/** An order of the list: what it is, how it stands and why, and what its seller can do. */
export function OutboxOrder({ order, isOffline, ...actions }: OutboxOrderProps) {
  const texts = useTexts(outboxListTexts)
  const entryWords = useTexts(orderEntryTexts)
  const words = useTexts(outboxTexts)
  const paid = usePaid()
  const giveBack = useGiveBack()
  const { tone, label, hints } = standingOf(order, texts, isOffline)
  const { kind } = order.state
  const money = kind === 'refused' ? paid(order) : kind === 'cancelled' ? giveBack(order) : []
  const { receipt, purchase, reference } = order
  // As its receipt shows it.
  const entered: Entered = receipt
    ? enteredOf(purchase, receipt, reference)
    : { state: 'kept', order }
  const { lines, donationCents, currency } = receiptFacts(entered, entryWords, words)
  return (
    <li className="rd-outbox-order">
      <div className="rd-outbox-order-head">
        <span className="rd-entry-reference">{order.reference}</span>
        <Status tone={tone}>{label}</Status>
        <Money cents={order.totalCents} currency={currency} />
      </div>
      <p className="rd-outbox-order-name">
        <bdi>{order.provisional.customerName}</bdi>
      </p>
      <p className="rd-entry-quiet">
        {lines.map(({ key, name, detail }) => (
          <span key={key} className="rd-outbox-order-line">
            <bdi>{name}</bdi>
            {`\u00a0· ${detail}`}
          </span>
        ))}
        {donationCents > 0 && (
          <span className="rd-outbox-order-line">
            {`${entryWords.donation}\u00a0· `}
            <Money cents={donationCents} currency={currency} />
          </span>
        )}
      </p>
      <p className="rd-entry-quiet">
        {texts.takenAt}{' '}
        <DateText
          instant={new Date(order.takenAt).toISOString()}
          timeZone={browserTimeZone()}
          show="date-time"
        />
      </p>
      {[...hints, ...money].map(hint => (
        <p key={hint} className="rd-outbox-order-hint" data-tone={tone}>
          {hint}
        </p>
      ))}
      <Actions order={order} {...actions} entered={entered} />
    </li>
  )
}

function Actions({
  order,
  against,
  entered,
  onAsk,
  onRetry,
  onSeen,
}: Omit<OutboxOrderProps, 'isOffline'> & { entered: Entered }) {
  const texts = useTexts(outboxListTexts)
  const [isPrinting, setPrinting] = useState(false)
  const { kind } = order.state
  const why = order.state.kind === 'parked' ? order.state.why : null
  const isMoving = kind === 'queued' || kind === 'sending'
  // What may have arrived is asked back first, and comes back once it is taken back.
  const isUnsent = kind === 'queued' && !mayHaveArrived(order) && !order.cancelAsked
  const isBackable = kind === 'refused' || kind === 'cancelled' || isUnsent
  const canCancel = (isMoving && !order.cancelAsked) || why === 'forbidden' || why === 'unexpected'
  const ask = (what: Question['what']) => () => onAsk({ what, order })
  return (
    <>
      {/* Each order has the same ones. */}
      <fieldset className="rd-outbox-order-actions" aria-label={order.reference}>
        {isBackable && against === null && (
          <Button variant={kind === 'refused' ? 'primary' : 'secondary'} onClick={ask('takeIn')}>
            {texts.takeIn}
          </Button>
        )}
        {why === 'asked' && <Button onClick={() => onRetry('another')}>{texts.another}</Button>}
        {why === 'asked' && <Button onClick={ask('same')}>{texts.same}</Button>}
        {(why === 'forbidden' || why === 'unexpected') && (
          <Button onClick={() => onRetry()}>{texts.retry}</Button>
        )}
        {(kind === 'accepted' || kind === 'cancelled') && (
          <Button onClick={onSeen}>{texts.seen}</Button>
        )}
        {/* What stays in the list may come in still: its buyer has the reference on it. */}
        {(isMoving || kind === 'accepted' || kind === 'parked') &&
          (isPrinting ? (
            <LoadedInPlace load={loadPrint} waiting={null}>
              {ReceiptPrint => <ReceiptPrint entered={entered} size="md" />}
            </LoadedInPlace>
          ) : (
            <Button onClick={() => setPrinting(true)}>{texts.print}</Button>
          ))}
        {canCancel && (
          <Button variant="quiet" onClick={ask('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {kind === 'refused' && (
          <Button variant="quiet" onClick={ask('forget')}>
            {texts.forget}
          </Button>
        )}
      </fieldset>
      {isBackable && against !== null && kind !== 'queued' && (
        <p className="rd-entry-quiet">{texts[against]}</p>
      )}
    </>
  )
}

interface Standing {
  tone: Tone
  label: string
  hints: readonly string[]
}

/** How it stands, in words. */
function standingOf(order: WaitingOrder, texts: OutboxListTexts, isOffline: boolean): Standing {
  const { state, cancelAsked, receipt } = order
  const reasons = [...new Set(order.reasons.map(({ message }) => message))]
  switch (state.kind) {
    case 'queued':
    case 'sending': {
      if (cancelAsked)
        return { tone: 'warn', label: texts.takingBack, hints: [texts.takingBackHint] }
      if (state.kind === 'sending' && !isOffline)
        return { tone: 'info', label: texts.sending, hints: [] }
      const hint = mayHaveArrived(order) ? texts.mayHaveArrived : texts.queuedHint
      return { tone: 'info', label: texts.queued, hints: [hint] }
    }
    case 'accepted':
      return {
        tone: 'ok',
        label: texts.accepted,
        hints: [
          ...(cancelAsked ? [texts.stoodAlready] : []),
          ...(receipt?.late ? [receipt.noDrawLeft ? texts.noDrawLeft : texts.late] : []),
        ],
      }
    case 'refused':
      return { tone: 'bad', label: texts.refused, hints: reasons }
    case 'cancelled':
      return { tone: 'neutral', label: texts.cancelled, hints: [texts.cancelledHint] }
    case 'parked':
      return {
        tone: state.why === 'asked' ? 'warn' : 'bad',
        label: texts[state.why],
        hints: state.why === 'asked' ? reasons : [...reasons, texts[`${state.why}Hint`]],
      }
  }
}
