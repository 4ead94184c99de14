import { useRef } from 'react'
import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { decide, salesPeriodIsOver } from '../../../core/raffles/rules.ts'
import type { Role } from '../../../core/session/role.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { useRaffleActions } from '../actions/use-raffle-actions.tsx'
import { useProcedure } from './procedure-context.tsx'

/** Sales are over, and nothing but ending the raffle is missing. */
export function mayEnd(raffle: RaffleDetail, roles: readonly Role[], now: Date): boolean {
  return salesPeriodIsOver(raffle, now) && decide('end', raffle, roles, now).allowed
}

/** Ends the raffle where its final draw waits for that. */
export function EndRaffle() {
  const texts = useTexts(raffleActionTexts)
  const { raffle, procedure } = useProcedure()
  const place = useRef<HTMLDivElement>(null)
  const refresh = () => void procedure.live.refresh()
  const actions = useRaffleActions({ place, onDone: refresh, onChanged: refresh })
  return (
    <div ref={place} className="rd-draw-line-action">
      <Button onClick={() => actions.ask('end', raffle)}>{texts.endConfirm}</Button>
      {actions.dialog}
    </div>
  )
}
