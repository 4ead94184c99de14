import type { Member } from '../../../core/raffles/members/member.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Drawer } from '../../kit/overlays/drawer.tsx'
import { MemberStatus } from './member-status.tsx'

interface MemberFactsProps {
  member: Member
  /** Why nothing of it can be changed. */
  because: string
  onClose: () => void
}

/** A member for those who can't change it: what is known, without fields. */
export function MemberFacts({ member, because, onClose }: MemberFactsProps) {
  const texts = useTexts(memberTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const { name, number, email, ticketsSold } = member
  return (
    <Drawer
      open
      size="sm"
      title={name}
      description={because}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <KeyValueList
        single
        items={[
          { name: texts.number, value: number },
          { name: texts.email, value: email },
          { name: texts.ticketsSold, value: format.format(ticketsSold) },
          { name: texts.status, value: <MemberStatus member={member} /> },
        ]}
      />
    </Drawer>
  )
}
