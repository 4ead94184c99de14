import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { awaitsBank } from '../../core/orders/clearing.ts'
import {
  centsOfVoiding,
  type PartVoid,
  rangesText,
  rangeText,
  sizeOf,
  standingNumbers,
} from '../../core/orders/part-void.ts'
import { potWith, potWithout } from '../../core/orders/pot.ts'
import { orderQuestionTexts } from '../../core/orders/question-texts.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { useNumber } from '../kit/use-number.ts'
import { OrderConfirm, useDonationWords, usePotWords } from './order-confirm.tsx'
import type { OrderQuestionProps } from './order-question.ts'

interface RestoreOrderProps extends OrderQuestionProps {
  /** Tickets that are void while the order stands; without it, the order's own void. */
  part?: PartVoid
}

/** Asks why before a void is taken back, and says what stands again. */
export default function RestoreOrder({ order, part, onClose }: RestoreOrderProps) {
  const { http } = useDesk()
  const texts = useTexts(orderQuestionTexts)
  const { restore } = useTexts(orderTexts)
  const locale = useLocale()
  const number = useNumber()
  const potWords = usePotWords(order.currency)
  const donationWords = useDonationWords(order)
  const { id } = order
  const name = { order: shortId(id) }
  const partCents = part && -centsOfVoiding(order, -sizeOf(part))
  const cents = partCents ?? order.ticketsCents - order.voidedCents
  const count = part ? sizeOf(part) : order.ticketCount - order.voidedTickets
  const tickets = part ? rangeText(part) : rangesText(standingNumbers(order))
  const pot = partCents === undefined ? potWithout(order) : potWith(order, partCents)
  const amount = formatMoney(cents, order.currency, locale)
  const message = awaitsBank(order) ? texts.restoreUnclearedMessage : texts.restoreMessage
  const words = message({ number: number(count), amount, tickets })(count)
  const donation = part ? '' : donationWords('returns')
  return (
    <OrderConfirm
      onClose={onClose}
      title={part ? texts.restoreTicketsTitle({ tickets })(count) : texts.restoreTitle(name)}
      confirmLabel={restore}
      cancelLabel={texts.keepVoid}
      doneWords={part ? texts.ticketsRestored({ tickets })(count) : texts.restored(name)}
      message={[words, donation, potWords(pot)].filter(Boolean).join(' ')}
      carryOut={(comment, attempt) => {
        const body = { comment, ...(part && { partVoidId: part.id }) }
        return http.ask(orderCalls.restore, { params: { id }, body }, { attempt })
      }}
    />
  )
}
