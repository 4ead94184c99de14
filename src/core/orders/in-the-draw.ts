/** "Am I in the draw?": what staff tell a buyer, of all the draws of the order's raffle in one sentence. */

import { isUncleared } from './clearing.ts'
import type { OrderDetail } from './order-detail.ts'
import type { OrderDraw } from './order-draw.ts'

/** What is said, and of which draw; null where it is said of all of them. */
export interface DrawAnswer<Draw = OrderDraw> {
  code:
    | 'won'
    | 'in'
    | 'was-in'
    | 'too-late'
    | 'late-arrival'
    | 'unpaid'
    | 'cheque-uncleared'
    | 'failed'
    | 'void'
    | 'no-draws'
  draw: Draw | null
}

/** What was won comes first, then the next draw that its tickets are in or could be, then the last one that they were in. */
export function drawAnswer<Draw extends Pick<OrderDraw, 'standing'>>({
  status,
  draws,
}: Pick<OrderDetail, 'status'> & { draws: readonly Draw[] }): DrawAnswer<Draw> {
  const first = (standing: OrderDraw['standing']) => draws.find(draw => draw.standing === standing)
  const won = first('won')
  if (won) return { code: 'won', draw: won }
  if (status === 'VOID') return { code: 'void', draw: null }
  if (status === 'FAILED') return { code: 'failed', draw: null }
  if (draws.length === 0) return { code: 'no-draws', draw: null }
  if (status === 'PENDING') return { code: 'unpaid', draw: null }
  const coming = first('in') ?? first('cheque-uncleared') ?? first('late-arrival')
  if (coming) return { code: coming.standing, draw: coming }
  const was = draws.findLast(({ standing }) => standing === 'was-in')
  return was ? { code: 'was-in', draw: was } : { code: 'too-late', draw: null }
}

type Asked = Pick<OrderDetail, 'status' | 'draws'>

/** What is said of several orders of one raffle, the buyer's best news first, and of which of them. */
export interface DrawAnswerOfAll<Order> extends DrawAnswer {
  of: Order[]
}

const bestFirst: readonly DrawAnswer['code'][] = [
  'won',
  'in',
  'cheque-uncleared',
  'late-arrival',
  'was-in',
  'unpaid',
  'too-late',
  'no-draws',
  'failed',
  'void',
]

/** The same for all of a buyer's orders of a raffle at once. @param orders one at least */
export function drawAnswerOfAll<Order extends Asked>(
  orders: readonly Order[],
): DrawAnswerOfAll<Order> {
  const answers = orders.map(order => ({ order, ...drawAnswer(order) }))
  const rank = ({ code, draw }: DrawAnswer) => [bestFirst.indexOf(code), placeOf(draw)] as const
  const placeOf = (draw: OrderDraw | null) =>
    orders[0]?.draws.findIndex(({ id }) => id === draw?.id) ?? -1
  const [best] = answers.toSorted((one, other) => {
    const [[code, place], [otherCode, otherPlace]] = [rank(one), rank(other)]
    return code - otherCode || place - otherPlace
  })
  const { code = 'no-draws', draw = null } = best ?? {}
  const isSo = ({ order, ...answer }: (typeof answers)[number]) =>
    draw === null
      ? answer.code === code
      : order.draws.some(({ id, standing }) => id === draw.id && standing === code)
  return { code, draw, of: answers.filter(isSo).map(({ order }) => order) }
}

/** What is known of an order's tickets in a draw. Instants in UTC. */
interface Taking {
  order: Pick<OrderDetail, 'status' | 'type' | 'boughtAt' | 'chequeClearedAt'> & {
    /** Of one that came late and waits for staff: when it was taken. */
    takenAt: string | null
  }
  draw: {
    /** Null: what is bought before the end of sales. */
    cutoffAt: string | null
    completed: boolean
    /** Its list is locked: nothing enters it. */
    locked: boolean
    won: boolean
  }
}

/** Whether an order's tickets take part in a draw, and if not, why (docs/domain.md, section 1, "Eligibility"). */
export function standingIn({ order, draw }: Taking): OrderDetail['draws'][number]['standing'] {
  if (draw.won) return 'won'
  if (order.status === 'VOID') return 'void'
  if (order.status === 'FAILED') return 'failed'
  if (order.status === 'PENDING') return 'unpaid'
  if (draw.cutoffAt !== null && order.boughtAt >= draw.cutoffAt) {
    const isInTime = order.takenAt !== null && order.takenAt < draw.cutoffAt
    return isInTime && !draw.locked && !draw.completed ? 'late-arrival' : 'too-late'
  }
  if (isUncleared(order)) return 'cheque-uncleared'
  return draw.completed ? 'was-in' : 'in'
}
