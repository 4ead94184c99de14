/** What may be changed of a member: nothing once the raffle is closed; whoever sold something is kept. */

import { type Decision, decisionOf } from '../../decision.ts'
import { may } from '../../permissions.ts'
import type { Role } from '../../session/role.ts'
import type { RaffleStatus } from '../raffle.ts'
import type { Member } from './member.ts'

/** Uploading a list has a right of its own. */
export type MemberAction = 'raffles:edit' | 'members:import'

export type MemberReason = 'not-allowed' | 'raffle-closed' | 'member-sold'

export interface MemberCircumstances {
  roles: readonly Role[]
  raffleStatus: RaffleStatus
}

/** Adding, changing, activating and uploading members. */
export function decideMembers(
  { roles, raffleStatus }: MemberCircumstances,
  action: MemberAction = 'raffles:edit',
): Decision<MemberReason> {
  if (!may(action, roles)) return decisionOf<MemberReason>([{ code: 'not-allowed' }])
  return decisionOf<MemberReason>(raffleStatus === 'closed' ? [{ code: 'raffle-closed' }] : [])
}

/** Deleting one: only while no order stands in the name, void ones included (the server knows those). */
export function decideMemberDeletion(
  { ticketsSold }: Pick<Member, 'ticketsSold'>,
  circumstances: MemberCircumstances,
): Decision<MemberReason> {
  const decision = decideMembers(circumstances)
  if (!decision.allowed) return decision
  return decisionOf<MemberReason>(ticketsSold > 0 ? [{ code: 'member-sold' }] : [])
}
