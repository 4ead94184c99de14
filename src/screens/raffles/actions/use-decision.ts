import type { Decision } from '../../../core/decision.ts'
import {
  decide,
  type RaffleAction,
  type RaffleFacts,
  type RaffleReasonCode,
} from '../../../core/raffles/rules.ts'
import { useRoles } from '../../use-roles.ts'

/** Whether this person may do it with the raffle now. */
export function useDecision(action: RaffleAction, raffle: RaffleFacts): Decision<RaffleReasonCode> {
  return decide(action, raffle, useRoles(), new Date())
}
