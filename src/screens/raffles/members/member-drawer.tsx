import { changeRecord } from '../../../core/forms/change-record.ts'
import { memberCalls } from '../../../core/raffles/members/calls.ts'
import { type Member, memberForm } from '../../../core/raffles/members/member.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { RecordDrawer } from '../../record-drawer.tsx'

interface MemberDrawerProps {
  raffleId: string
  /** Null for a new one. */
  member: Member | null
  onWritten: () => void
  onClose: () => void
}

/** One member's fields. */
export default function MemberDrawer({ raffleId, member, ...on }: MemberDrawerProps) {
  const { http } = useDesk()
  const texts = useTexts(memberTexts)
  return (
    <RecordDrawer
      {...on}
      form={memberForm}
      id={`member:${member?.id ?? `new:${raffleId}`}`}
      record={member}
      texts={texts}
      messages={{ 'member-number-taken': texts['member-number-taken'] }}
      create={(fields, attempt) =>
        http.ask(memberCalls.create, { body: { eventId: raffleId, ...fields } }, { attempt })
      }
      change={(id, body) => changeRecord(http, memberCalls.change, { params: { id }, body })}
    />
  )
}
