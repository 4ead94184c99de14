import { useStore } from '@nanostores/react'
import { formatInstant } from '../../../core/format/instants.ts'
import { isolated } from '../../../core/i18n/isolate.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { drawAnswerOfAll } from '../../../core/orders/in-the-draw.ts'
import type { OrderDetail } from '../../../core/orders/order-detail.ts'
import { areOverlapping, rangeText, standingNumbers } from '../../../core/orders/part-void.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { may } from '../../../core/permissions.ts'
import { userOf } from '../../../core/session/session.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { LoadedInPlace } from '../../loaded-in-place.tsx'

type Asked = Pick<
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

const loadProof = () => loadChunk(() => import('../../raffles/parts/proof-button.tsx'))

interface DrawAnswerLineProps {
  order: Asked
  /** The one that the buyer asks about; the first one without it. */
  ticket?: number
  /** Whether the proof is handed out. */
  proof?: boolean
}

/** "Am I in the draw?" of one order; where its draw is over, with the proof's file for those who may read draws. */
export function DrawAnswerLine({ order, ticket, proof = true }: DrawAnswerLineProps) {
  const words = useDrawAnswer([order])
  const { code, draw } = drawAnswerOfAll([order])
  const texts = useTexts(orderTexts)
  const number = ticket ?? standingNumbers(order)[0]?.firstNumber ?? null
  const roles = userOf(useStore(useDesk().session.$session))?.roles ?? []
  const asked = { firstNumber: number ?? 0, lastNumber: number ?? 0 }
  if (order.status !== 'VOID' && order.voidNumbers.some(part => areOverlapping(part, asked)))
    return <p>{texts['answer-void-ticket']}</p>
  const isOver = code === 'was-in' || code === 'won'
  return (
    <>
      <p>{words}</p>
      {proof && isOver && draw && number !== null && may('raffles:read', roles) && (
        <div className="rd-order-proof">
          <LoadedInPlace load={loadProof}>
            {ProofButton => <ProofButton drawId={draw.id} ticket={number} />}
          </LoadedInPlace>
        </div>
      )}
    </>
  )
}

/** The sentence, of all of a buyer's orders of one raffle. @param orders one at least */
export function useDrawAnswer(orders: readonly Asked[]): string {
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
