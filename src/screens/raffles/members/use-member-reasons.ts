import type { Decision } from '../../../core/decision.ts'
import type { Member } from '../../../core/raffles/members/member.ts'
import {
  decideMemberDeletion,
  decideMembers,
  type MemberReason,
} from '../../../core/raffles/members/rules.ts'
import { type MemberTexts, memberTexts } from '../../../core/raffles/members/texts.ts'
import type { RaffleStatus } from '../../../core/raffles/raffle.ts'
import { useTexts } from '../../desk.tsx'
import { useRoles } from '../../use-roles.ts'

/** Why members can't be changed, or one not deleted, in sentences; undefined where they can. */
export function useMemberReasons(raffleStatus: RaffleStatus) {
  const roles = useRoles()
  const texts = useTexts(memberTexts)
  const circumstances = { roles, raffleStatus }
  return {
    change: wordsOf(decideMembers(circumstances), texts),
    deletion: (member: Member) => wordsOf(decideMemberDeletion(member, circumstances), texts),
  }
}

function wordsOf(decision: Decision<MemberReason>, texts: MemberTexts): string | undefined {
  return decision.allowed ? undefined : decision.reasons.map(({ code }) => texts[code]).join(' ')
}
