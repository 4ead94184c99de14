import type { Member } from '../../../core/raffles/members/member.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Status } from '../../kit/status.tsx'

/** Whether orders can be entered in the member's name. */
export function MemberStatus({ member: { active } }: { member: Pick<Member, 'active'> }) {
  const texts = useTexts(memberTexts)
  return <Status tone={active ? 'ok' : 'neutral'}>{active ? texts.active : texts.inactive}</Status>
}
