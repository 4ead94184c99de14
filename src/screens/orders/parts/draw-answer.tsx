import { useStore } from '@nanostores/react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { drawAnswerOfAll } from '../../../core/orders/in-the-draw.ts'
import { numbersIn, standingNumbers } from '../../../core/orders/part-void.ts'
import { may } from '../../../core/permissions.ts'
import { userOf } from '../../../core/session/session.ts'
import { useDesk } from '../../desk.tsx'
import { LoadedInPlace } from '../../loaded-in-place.tsx'
import { type AskedOrder, isVoidTicket, useDrawAnswer } from './use-draw-answer.ts'

const loadProof = () => loadChunk(() => import('../../raffles/parts/proof-button.tsx'))

interface DrawAnswerLineProps {
  order: AskedOrder
  /** The one that the buyer asks about; all that stand without it. */
  ticket?: number | undefined
}

/** "Am I in the draw?" of one order; where its draw is over, with the proof's file for those who may read draws. */
export function DrawAnswerLine({ order, ticket }: DrawAnswerLineProps) {
  const words = useDrawAnswer([order], ticket)
  const { code, draw } = drawAnswerOfAll([order])
  const tickets = ticket === undefined ? standingNumbers(order).flatMap(numbersIn) : [ticket]
  const roles = userOf(useStore(useDesk().session.$session))?.roles ?? []
  const isOver = (code === 'was-in' || code === 'won') && !isVoidTicket(order, ticket)
  return (
    <>
      <p>{words}</p>
      {isOver && draw && tickets.length > 0 && may('raffles:read', roles) && (
        <div className="rd-order-proof">
          <LoadedInPlace load={loadProof}>
            {ProofButton => <ProofButton drawId={draw.id} tickets={tickets} />}
          </LoadedInPlace>
        </div>
      )}
    </>
  )
}
