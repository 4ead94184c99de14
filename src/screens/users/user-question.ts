import { useStore } from '@nanostores/react'
import type { Decision } from '../../core/decision.ts'
import { userOf } from '../../core/session/session.ts'
import { userRuleTexts } from '../../core/users/rule-texts.ts'
import type { Manager, UserReasonCode } from '../../core/users/rules.ts'
import type { User } from '../../core/users/user.ts'
import type { UserReading } from '../../core/users/user-view.ts'
import { useDesk, useTexts } from '../desk.tsx'

/** What a question about somebody is given. */
export interface UserQuestionProps {
  user: User
  view: UserReading
  onClose: () => void
}

const nobody: Manager = { id: '', roles: [] }

/** Whoever looks, as the rules want them. */
export function useManager(): Manager {
  return userOf(useStore(useDesk().session.$session)) ?? nobody
}

/** Why something can't be done, in words; undefined where it can. */
export function useUserReasons(): (decision: Decision<UserReasonCode>) => string | undefined {
  const words = useTexts(userRuleTexts)
  return decision =>
    decision.allowed ? undefined : decision.reasons.map(({ code }) => words[code]).join(' ')
}
