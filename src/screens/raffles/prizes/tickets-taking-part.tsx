import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { PrizeBoardStore } from '../../../core/raffles/prizes/prize-board.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useNumber } from '../../kit/use-number.ts'

/** How many tickets take part in the prize's draw; the draws are asked one after the other. */
export function TicketsTakingPart({ prize, board }: { prize: Prize; board: PrizeBoardStore }) {
  const texts = useTexts(prizeTexts)
  const number = useNumber()
  const { id, drawId } = prize
  const count = useStore(board.$counts).get(drawId)
  useEffect(() => board.wantCount({ id, drawId }), [board, id, drawId])
  return (
    <span className="rd-number rd-prize-tickets">
      {count === undefined && <Skeleton width="6ch" />}
      {count === 'failed' && texts.ticketsFailed}
      {typeof count === 'number' && number(count)}
    </span>
  )
}
