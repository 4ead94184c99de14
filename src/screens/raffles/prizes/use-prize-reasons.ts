import { useCallback } from 'react'
import type { Decision } from '../../../core/decision.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import {
  decidePrize,
  type PrizeAction,
  type PrizeReason,
} from '../../../core/raffles/prizes/rules.ts'
import { type PrizeTexts, prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import type { RaffleStatus } from '../../../core/raffles/raffle.ts'
import { useTexts } from '../../desk.tsx'
import { useRoles } from '../../use-roles.ts'

/** Why something can't be done with a prize, in sentences; undefined where it can. The same function until that changes. */
export function usePrizeReasons(
  raffleStatus: RaffleStatus,
): (action: PrizeAction, prize: Prize) => string | undefined {
  const roles = useRoles()
  const texts = useTexts(prizeTexts)
  return useCallback(
    (action, prize) => wordsOf(decidePrize(action, prize, { roles, raffleStatus }), texts),
    [roles, raffleStatus, texts],
  )
}

function wordsOf(decision: Decision<PrizeReason>, texts: PrizeTexts): string | undefined {
  if (decision.allowed) return undefined
  return decision.reasons
    .map(({ code, params }) => {
      const text = texts[code]
      return typeof text === 'string' ? text : text({ least: String(params?.least ?? '') })
    })
    .join(' ')
}
