import { useStore } from '@nanostores/react'
import type { Decision } from '../../../core/decision.ts'
import {
  decide,
  type RaffleAction,
  type RaffleFacts,
  type RaffleReasonCode,
} from '../../../core/raffles/rules.ts'
import type { Role } from '../../../core/session/role.ts'
import { userOf } from '../../../core/session/session.ts'
import { useDesk } from '../../desk.tsx'

const nobody: readonly Role[] = []

/** The roles of whoever looks. */
export function useRoles(): readonly Role[] {
  return userOf(useStore(useDesk().session.$session))?.roles ?? nobody
}

/** Whether this person may do it with the raffle now. */
export function useDecision(action: RaffleAction, raffle: RaffleFacts): Decision<RaffleReasonCode> {
  return decide(action, raffle, useRoles(), new Date())
}
