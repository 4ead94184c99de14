import { formatInstant } from '../../../core/format/instants.ts'
import { isolated } from '../../../core/i18n/isolate.ts'
import { drawAnswerOfAll } from '../../../core/orders/in-the-draw.ts'
import type { OrderDetail } from '../../../core/orders/order-detail.ts'
import { areOverlapping, rangeText, standingNumbers } from '../../../core/orders/part-void.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

export type AskedOrder = Pick<
  OrderDetail,
  | 'status'
  | 'draws'
  | 'ticketCount'
  | 'voidedTickets'
  | 'voidNumbers'
  | 'firstTicketNumber'
  | 'lastTicketNumber'
  | 'timeZone'
>

/** The ticket is void while others of its order stand. */
export function isVoidTicket(
  { status, voidNumbers }: Pick<AskedOrder, 'status' | 'voidNumbers'>,
  ticket?: number,
): boolean {
  if (ticket === undefined || status === 'VOID') return false
  const asked = { firstNumber: ticket, lastNumber: ticket }
  return voidNumbers.some(part => areOverlapping(part, asked))
}

/**
 * What a buyer is told who asks whether they are in the draw, of all of their orders of one raffle.
 *
 * @param orders one at least
 * @param ticket the one that they ask about
 */
export function useDrawAnswer(orders: readonly AskedOrder[], ticket?: number): string {
  const texts = useTexts(orderTexts)
  const locale = useLocale()
  const { code, draw, of } = drawAnswerOfAll(orders)
  const isOne = orders.length === 1
  const list = new Intl.ListFormat(`${locale}-CA`)
  const zoned = { timeZone: orders[0]?.timeZone ?? 'UTC', locale, style: 'date-time' } as const
  const moment = draw?.drawAt && formatInstant(draw.drawAt, { ...zoned, zone: true })
  const named = {
    tickets: list.format(of.flatMap(order => standingNumbers(order).map(rangeText)).map(isolated)),
    draw: moment ? texts.drawOf({ moment }) : texts.undatedDraw,
  }
  if (orders.some(order => isVoidTicket(order, ticket))) return texts['answer-void-ticket']
  switch (code) {
    case 'won': {
      const prizes = list.format(draw?.prizes ?? [])
      return isOne ? texts['answer-won']({ prizes }) : texts['all-won']({ prizes })
    }
    case 'in':
    case 'was-in': {
      const count = of.reduce(
        (sum, { ticketCount, voidedTickets }) => sum + ticketCount - voidedTickets,
        0,
      )
      return texts[`answer-${code}`](named)(count)
    }
    case 'cheque-uncleared':
      return texts['answer-cheque-uncleared'](named)
    case 'no-draws':
      return texts['answer-no-draws']
    default:
      return texts[`${isOne ? 'answer' : 'all'}-${code}`]
  }
}
