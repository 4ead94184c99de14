import { useRef, useState } from 'react'
import type { Decision } from '../../core/decision.ts'
import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { isUncleared } from '../../core/orders/clearing.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import {
  centsOfVoiding,
  isWithin,
  type NumberRange,
  numbersOf,
  rangesText,
  rangeText,
  sizeOf,
  standingNumbers,
} from '../../core/orders/part-void.ts'
import { type PotChange, potWith, potWithout } from '../../core/orders/pot.ts'
import { orderQuestionTexts } from '../../core/orders/question-texts.ts'
import { orderRuleTexts } from '../../core/orders/rule-texts.ts'
import {
  decideOrder,
  decideVoidOf,
  isRestOf,
  type OrderReasonCode,
} from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { RadioCardsField } from '../kit/fields/radio-cards-field.tsx'
import { useLocale } from '../kit/language.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useRoles } from '../use-roles.ts'
import { OrderConfirm, useDonationWords, usePotWords } from './order-confirm.tsx'
import type { OrderQuestionProps } from './order-question.ts'

/** Asks which tickets and why before they are void, and says what that means. */
export default function VoidOrder({ order, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderQuestionTexts)
  const { void: voidAll, sentTo } = useTexts(orderTexts)
  const roles = useRoles()
  const meaningOfAll = useMeaningOfAll(order)
  const meaningOfSome = useMeaningOfSome(order)
  // Somebody may have voided it meanwhile, or this very question, whose answer was lost.
  const againstAll = useReasonWords()(decideOrder('void', order, roles))
  const mayAll = againstAll === undefined
  const mayPart = decideOrder('void-part', order, roles).allowed
  const [isSome, setSome] = useState(!mayAll)
  const [from, setFrom] = useState<number | null>(null)
  const [to, setTo] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const [tells, setTells] = useState(false)
  const { email } = order.buyer
  const recipient = decideOrder('email', order, roles).allowed ? email : null
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)
  const typed = from === null || to === null ? null : { firstNumber: from, lastNumber: to }
  const against = useAgainst(order)(typed)
  const isItsTicket = (number: number | null) =>
    number !== null && isWithin({ firstNumber: number, lastNumber: number }, numbersOf(order))
  const isToWrong = isItsTicket(from) && !isItsTicket(to)
  const { id } = order
  const name = { order: shortId(id) }
  const shown = tried || typed !== null ? against : undefined
  const part = isSome && against === undefined ? typed : null
  // The last tickets that stand are the order itself.
  const isPart = part !== null && !isRestOf(part, order)
  const some = part === null ? texts.voidSomeHint : meaningOfSome(part)

  function isReady(): boolean {
    if (!isSome || part !== null) return true
    setTried(true)
    ;(isToWrong ? toField : fromField).current?.focus()
    return false
  }

  return (
    <OrderConfirm
      onClose={onClose}
      title={isSome ? texts.voidSomeTitle(name) : texts.voidTitle(name)}
      confirmLabel={isSome ? texts.voidTickets : voidAll}
      cancelLabel={isSome ? texts.keepTickets : texts.keep}
      tone="danger"
      doneWords={[
        isPart
          ? texts.ticketsVoided({ ...name, tickets: rangeText(part) })(sizeOf(part))
          : texts.voided(name),
        tells && recipient !== null ? texts.told({ recipient }) : '',
      ]
        .join(' ')
        .trim()}
      message={<span role="status">{isSome ? some : (againstAll ?? meaningOfAll)}</span>}
      details={
        <>
          {mayPart && (
            <RadioCardsField
              label={texts.whichTickets}
              options={[
                {
                  id: 'all',
                  label: texts.allTickets,
                  description: rangesText(standingNumbers(order)),
                  ...(!mayAll && { disabledBecause: texts.onePicked }),
                },
                { id: 'some', label: texts.someTickets },
              ]}
              value={isSome ? 'some' : 'all'}
              onChange={chosen => setSome(chosen === 'some')}
            />
          )}
          {mayPart && isSome && (
            <div className="rd-order-range">
              <NumberField
                ref={fromField}
                label={texts.fromTicket}
                isName
                required
                value={from}
                onChange={setFrom}
                error={isToWrong ? undefined : shown}
              />
              <NumberField
                ref={toField}
                label={texts.toTicket}
                isName
                required
                value={to}
                onChange={setTo}
                error={isToWrong ? shown : undefined}
              />
            </div>
          )}
          {recipient !== null && (
            <CheckboxField
              label={texts.tells}
              description={sentTo({ recipient })}
              value={tells}
              onChange={setTells}
            />
          )}
        </>
      }
      isReady={isReady}
      carryOut={(voidedComment, attempt) => {
        const body = { voidedComment, tells, ...(part && { tickets: part }) }
        return http.ask(orderCalls.void, { params: { id }, body }, { attempt })
      }}
    />
  )
}

function useReasonWords(): (decision: Decision<OrderReasonCode>) => string | undefined {
  const words = useTexts(orderRuleTexts)
  return decision =>
    decision.allowed ? undefined : decision.reasons.map(({ code }) => words[code]).join(' ')
}

/** What is against the numbers that were typed; undefined where nothing is. */
function useAgainst(order: OrderDetail): (typed: NumberRange | null) => string | undefined {
  const texts = useTexts(orderQuestionTexts)
  const wordsOf = useReasonWords()
  const roles = useRoles()
  return typed => {
    if (typed === null || !isWithin(typed, numbersOf(order)))
      return texts.notItsTickets({ tickets: rangesText(standingNumbers(order)) })
    return wordsOf(decideVoidOf(typed, order, roles))
  }
}

function useMeaningOfAll(order: OrderDetail): string {
  const texts = useTexts(orderQuestionTexts)
  const meaning = useMeaning(order)
  const { currency, ticketCount, voidedTickets } = order
  const paid = formatMoney(order.amountPaidCents, currency, useLocale())
  if (order.firstTicketNumber === null) return texts.voidPendingMessage({ amount: paid })
  const cents = order.ticketsCents - order.voidedCents
  const count = ticketCount - voidedTickets
  return meaning(
    { count, cents, tickets: standingNumbers(order), donation: 'leaves' },
    potWithout(order),
  )
}

function useMeaningOfSome(order: OrderDetail): (part: NumberRange) => string {
  const meaning = useMeaning(order)
  return part => {
    const count = sizeOf(part)
    const cents = centsOfVoiding(order, count)
    const donation = isRestOf(part, order) ? 'leaves' : 'stays'
    return meaning({ count, cents, tickets: [part], donation }, potWith(order, -cents))
  }
}

interface Leaving {
  count: number
  cents: number
  tickets: readonly NumberRange[]
  /** What becomes of it. */
  donation: 'leaves' | 'stays'
}

/** What becomes of tickets, money and pot. A cheque that isn't cleared has paid for nothing yet. */
function useMeaning(order: OrderDetail) {
  const texts = useTexts(orderQuestionTexts)
  const locale = useLocale()
  const number = useNumber()
  const potWords = usePotWords(order.currency)
  const donationWords = useDonationWords(order)
  const [message, money] = isUncleared(order)
    ? [texts.voidUnclearedMessage, texts.owedOnceCleared]
    : [texts.voidMessage, texts.refundHint]
  return ({ count, cents, tickets, donation }: Leaving, pot: PotChange | null): string => {
    const amount = formatMoney(cents, order.currency, locale)
    const words = message({ number: number(count), amount, tickets: rangesText(tickets) })(count)
    return [words, donationWords(donation), money, potWords(pot)].filter(Boolean).join(' ')
  }
}
