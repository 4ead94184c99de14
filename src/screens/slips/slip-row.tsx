import { useEffect, useRef } from 'react'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { pathTo } from '../../core/links.ts'
import type { Receipt } from '../../core/order-entry/purchase.ts'
import { refusalWords } from '../../core/refusal-words.ts'
import type { Recovered, SlipFacts } from '../../core/slips/calls.ts'
import type { ReadSlip, Recovery } from '../../core/slips/recovery.ts'
import { slipTexts } from '../../core/slips/texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { Status, type Tone } from '../kit/status.tsx'
import { ScreenLink } from '../screen-link.tsx'

type Word = 'waiting' | 'sending' | 'entered' | 'stood' | 'refused' | 'unread' | 'failed'

const tones: Readonly<Record<Word, Tone>> = {
  waiting: 'neutral',
  sending: 'info',
  entered: 'ok',
  stood: 'ok',
  refused: 'bad',
  unread: 'bad',
  failed: 'warn',
}

interface SlipRowProps {
  slip: ReadSlip
  /** Counts how often it was read once more, where it is the last that was; null: another is, or none. */
  again: number | null
  recovery: Recovery
}

/** One slip that was read: what it says, and what became of it. */
export function SlipRow({ slip, again, recovery }: SlipRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (again !== null) row.current?.scrollIntoView({ block: 'nearest' })
  }, [again])
  const texts = useTexts(slipTexts)
  const errors = useTexts(errorTexts)
  const { number, outcome } = slip
  const word = outcome.state === 'answered' ? outcome.answer.outcome.state : outcome.state
  const facts = outcome.state === 'answered' ? outcome.answer.slip : null
  return (
    <li ref={row} className="rd-slip" data-slip={word} data-again={again !== null || undefined}>
      <div className="rd-slip-head">
        <h3 className="rd-slip-name">
          {facts ? <bdi>{facts.customerName}</bdi> : texts.slip({ number: String(number) })}
        </h3>
        <Status tone={tones[word]}>{texts[word]}</Status>
      </div>
      {facts && <Facts facts={facts} />}
      {outcome.state === 'answered' && (
        <End {...outcome.answer} another={() => recovery.enterAnother(number)} />
      )}
      {(outcome.state === 'unread' || outcome.state === 'failed') && (
        <p className="rd-slip-reason">{refusalWords(outcome.error, errors)}</p>
      )}
    </li>
  )
}

function Facts({ facts }: { facts: SlipFacts }) {
  const texts = useTexts(slipTexts)
  const { raffles, totalCents, currency, takenAt, sellerName } = facts
  return (
    <div className="rd-slip-facts">
      <p>
        {raffles.map(({ name, orders }) => (
          <span key={name} className="rd-slip-raffle">
            {orders > 1 ? (
              texts.raffleOrders({ raffle: name, number: String(orders) })
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
        ))}
        {totalCents !== null && (
          <strong>
            <Money cents={totalCents} currency={currency} />
          </strong>
        )}
      </p>
      <p className="rd-slip-hint">
        {texts.takenAt} <DateText instant={takenAt} timeZone={browserTimeZone()} /> ·{' '}
        {sellerName === '' ? texts.takenBySomebody : texts.takenBy({ name: sellerName })}
      </p>
    </div>
  )
}

/** What became of it. */
function End({ outcome, another }: Recovered & { another: () => void }) {
  const texts = useTexts(slipTexts)
  if (outcome.state !== 'refused')
    return (
      <>
        <ul className="rd-slip-orders">
          {outcome.receipt.orders.map(order => (
            <li key={order.id}>
              <ScreenLink className="rd-link" path={pathTo('order', { id: order.id })}>
                <ShortId id={order.id} />
              </ScreenLink>
              <Numbers order={order} />
            </li>
          ))}
        </ul>
        {outcome.receipt.late && (
          <p className="rd-slip-hint">
            {outcome.receipt.noDrawLeft ? texts.noDrawLeft : texts.late}
          </p>
        )}
      </>
    )
  const { reasons } = outcome
  const isAsked = reasons.every(({ code }) => code === 'likely-duplicate')
  return (
    <>
      {[...new Set(reasons.map(({ message }) => message))].map(message => (
        <p key={message} className="rd-slip-reason">
          {message}
        </p>
      ))}
      {isAsked && <Button onClick={another}>{texts.another}</Button>}
    </>
  )
}

function Numbers({ order }: { order: Receipt['orders'][number] }) {
  const texts = useTexts(slipTexts)
  const { firstTicketNumber: first, lastTicketNumber: last } = order
  if (first === null || last === null) return null
  const numbers =
    first === last ? String(first) : texts.numbers({ first: String(first), last: String(last) })
  return <span className="rd-slip-numbers">{numbers}</span>
}
