/** What may be done with a picked ticket: picked → verified → (second person →) confirmed, or rejected before that. */

import { type Decision, decisionOf, type Reason } from '../../decision.ts'
import { isSaid } from '../../format/said.ts'
import { may } from '../../permissions.ts'
import type { Role } from '../../session/role.ts'
import { type ExclusionCheck, exclusionChecks, type Winner } from './winner.ts'

export type WinnerAction = 'verify' | 'confirm' | 'reject' | 'note' | 'contact' | 'decide-message'

export type WinnerReason =
  | 'not-allowed'
  | 'not-picked'
  | 'not-verified'
  | 'already-confirmed'
  | 'already-rejected'
  | 'order-not-active'
  | 'checks-missing'
  | 'flag-reason-missing'
  | 'same-person'
  | 'second-person-asked'
  | 'confirmed-one-by-one'
  | 'sign-in-needed'
  | 'no-message'
  | 'message-decided'

/** A Winner satisfies it. */
export type WinnerFacts = Pick<
  Winner,
  'status' | 'orderStatus' | 'firstConfirmedById' | 'flags'
> & {
  message: Pick<NonNullable<Winner['message']>, 'state'> | null
}

export interface WinnerCircumstances {
  roles: readonly Role[]
  userId: string
  /** The organisation has two persons confirm. */
  byTwo: boolean
  /** On a charity's own page, by a token that its server was given: nobody signed in to us. */
  embedded: boolean
  /** Of a verification: what staff have checked. */
  checks?: readonly ExclusionCheck[]
  /** Of a confirmation: what is said of it. */
  note?: string
}

/** Whether the step may be taken by this person. */
export function decideWinner(
  action: WinnerAction,
  winner: WinnerFacts,
  circumstances: WinnerCircumstances,
): Decision<WinnerReason> {
  if (!may(permissionFor(action, winner), circumstances.roles))
    return decisionOf<WinnerReason>([{ code: 'not-allowed' }])
  return decisionOf(reasonsAgainst(action, winner, circumstances))
}

/** Who waits for a second person may be confirmed or rejected by whoever may be that person. */
function permissionFor(action: WinnerAction, { status }: WinnerFacts) {
  const bySecond = status === 'second-person' && (action === 'confirm' || action === 'reject')
  return bySecond ? 'raffles:second-person' : 'raffles:draw'
}

function reasonsAgainst(
  action: WinnerAction,
  winner: WinnerFacts,
  { userId, byTwo, embedded, checks, note }: WinnerCircumstances,
): Reason<WinnerReason>[] {
  if (action === 'contact' || action === 'note') return []
  if (action === 'decide-message') return againstMessage(winner)
  const { status } = winner
  if (status === 'confirmed') return [{ code: 'already-confirmed' }]
  if (status === 'rejected') return [{ code: 'already-rejected' }]
  if (action === 'reject') return []
  if (action === 'verify' && status !== 'picked') return [{ code: 'not-picked' }]
  if (action === 'confirm' && status === 'picked') return [{ code: 'not-verified' }]
  if (winner.orderStatus !== 'ACTIVE') return [{ code: 'order-not-active' }]
  if (action === 'verify') return againstChecks(checks)
  const isSecond = status === 'second-person'
  // One key stands for every person of the charity: both confirmations would be its server's.
  if (embedded && (byTwo || isSecond)) return [{ code: 'sign-in-needed' }]
  if (isSecond && winner.firstConfirmedById === userId) return [{ code: 'same-person' }]
  return againstFlags(winner, note)
}

/** What speaks against the buyer is answered in words; before anybody could write any, nothing is missing yet. */
function againstFlags({ flags }: WinnerFacts, note: string | undefined): Reason<WinnerReason>[] {
  const isUnanswered = flags.length > 0 && note !== undefined && !isSaid(note)
  return isUnanswered ? [{ code: 'flag-reason-missing' }] : []
}

/**
 * Why a winner can't be confirmed by the call that picks them (docs/specification.md, section 7: POST winners with
 * status): what Verify asks of a person is said in that call, of one ticket.
 */
export function againstConfirmedPick(pick: {
  secondPersonConfirms: boolean
  quantity: number
  checks: readonly ExclusionCheck[]
}): Reason<WinnerReason>[] {
  return [
    ...(pick.secondPersonConfirms ? [{ code: 'second-person-asked' as const }] : []),
    ...(pick.quantity > 1 ? [{ code: 'confirmed-one-by-one' as const }] : []),
    ...againstChecks(pick.checks),
  ]
}

/** A button is offered before anything is checked: then nothing is missing yet. */
function againstChecks(checks: readonly ExclusionCheck[] | undefined): Reason<WinnerReason>[] {
  if (!checks) return []
  const missing = exclusionChecks.filter(check => !checks.includes(check)).length
  return missing === 0 ? [] : [{ code: 'checks-missing', params: { count: missing } }]
}

function againstMessage({ message }: WinnerFacts): Reason<WinnerReason>[] {
  if (!message) return [{ code: 'no-message' }]
  return message.state === 'prepared' ? [] : [{ code: 'message-decided' }]
}
