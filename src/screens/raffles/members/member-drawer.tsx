import { createOnce } from '../../../core/forms/create-once.ts'
import { mapSaved } from '../../../core/forms/saved.ts'
import type { Member, MemberFields } from '../../../core/raffles/members/member.ts'
import {
  MemberFormSchema,
  type MemberFormValues,
  memberChanges,
  memberValues,
  newMemberValues,
} from '../../../core/raffles/members/member-form.ts'
import type { MemberListStore } from '../../../core/raffles/members/member-list.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { SwitchField } from '../../kit/fields/switch-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { fieldsOf } from '../../kit/forms/fields-of.tsx'
import { Form } from '../../kit/forms/form.tsx'
import { Drawer } from '../../kit/overlays/drawer.tsx'
import { useForm } from '../../use-form.ts'
import { useNotify } from '../../use-notify.ts'

interface MemberDrawerProps {
  raffle: Pick<RaffleDetail, 'id'>
  /** Null for a new one. */
  member: Member | null
  list: MemberListStore
  onClose: () => void
}

/** One member's fields. */
export default function MemberDrawer({ raffle, member, list, onClose }: MemberDrawerProps) {
  const texts = useTexts(memberTexts)
  const notify = useNotify()
  const form = useForm<MemberFormValues, MemberFields>(MemberFormSchema, {
    id: `member:${member?.id ?? `new:${raffle.id}`}`,
    values: member ? memberValues(member) : newMemberValues,
    version: member?.version,
    messages: { 'member-number-taken': texts['member-number-taken'] },
    async onSave(fields, attempt) {
      if (member === null) {
        await createOnce({ ...attempt, values: fields }, attempt.earlier, {
          create: save => list.create(save.values, save.idempotencyKey),
          change: (made, version, before, after) =>
            list.change(made.id, Number(version), memberChanges(before, after)),
        })
        return undefined
      }
      const changes = memberChanges({ ...attempt.base, email: attempt.base.email || null }, fields)
      const saved = await list.change(member.id, Number(attempt.version), changes)
      return mapSaved(saved, memberValues)
    },
    onSaved({ name }) {
      notify('ok', member ? texts.saved({ name }) : texts.added({ name }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  const saving = form.status.state === 'saving'
  return (
    <Drawer
      open
      size="sm"
      title={member ? texts.editTitle({ name: member.name }) : texts.newTitle}
      busy={saving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form.id} variant="primary" busy={saving}>
            {member ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <Form form={form} bar="none">
        <div className="rd-member-form">
          {field('number', texts.number, bound => (
            <TextField {...bound} description={texts.numberHint} />
          ))}
          {field('name', texts.name, bound => (
            <TextField {...bound} />
          ))}
          {field('email', texts.email, bound => (
            <TextField {...bound} type="email" />
          ))}
          {field('active', texts.active, bound => (
            <SwitchField {...bound} description={texts.activeHint} />
          ))}
        </div>
      </Form>
    </Drawer>
  )
}
