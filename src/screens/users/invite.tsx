import { may } from '../../core/permissions.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { InvitationFormSchema, invitationCalls } from '../../core/users/invitation.ts'
import { invitationTexts } from '../../core/users/invitation-texts.ts'
import { invitationsOf } from '../../core/users/invitations-waiting.ts'
import { roleTexts } from '../../core/users/role-texts.ts'
import { grantableRoles } from '../../core/users/rules.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { CheckboxGroupField } from '../kit/fields/checkbox-group-field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { Form } from '../kit/forms/form.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import recordPageCss from '../record-page.css?inline'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import { useRoles } from '../use-roles.ts'
import { MayDo } from './may-do.tsx'

addSheet(recordPageCss)

/** Somebody is invited, with the roles that they will have. */
export default function Invite({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const texts = useTexts(invitationTexts)
  const words = useTexts(roleTexts)
  const notify = useNotify()
  const roles = useRoles()
  const organizationId = desk.$organization.get()?.id ?? ''
  const options = grantableRoles(roles).map(role => ({
    id: role,
    label: words[role],
    description: words[`about-${role}`],
  }))
  const form = useForm(InvitationFormSchema, {
    id: `invitation:${organizationId}`,
    values: { name: '', email: '', roles: [], language: desk.$locale.get() },
    messages: { 'no-role': texts.rolesNeeded },
    async onSave(values, { idempotencyKey: attempt }) {
      const body = { organizationId, ...values }
      await desk.http.ask(invitationCalls.invite, { body }, { attempt })
    },
    onSaved({ name }) {
      notify('ok', texts.sent({ name }))
      invitationsOf(desk).reload()
      onClose()
    },
  })
  const field = fieldsOf(form)
  const saving = form.status.state === 'saving'
  if (!may('users:manage', roles)) return null
  return (
    <Drawer
      open
      size="md"
      title={texts.inviteTitle}
      description={texts.inviteHint}
      busy={saving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form.id} variant="primary" busy={saving}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Form form={form} bar="none">
        {field('email', texts.email, bound => (
          <TextField {...bound} type="email" />
        ))}
        {field('name', texts.name, bound => (
          <TextField {...bound} />
        ))}
        {field('language', texts.language, bound => (
          <SelectField
            {...bound}
            options={(['en', 'fr'] as const).map(id => ({ id, label: texts[`language-${id}`] }))}
            onChange={chosen => bound.onChange(chosen ?? 'en')}
          />
        ))}
        {field('roles', texts.roles, bound => (
          <>
            <CheckboxGroupField {...bound} options={options} />
            <div className="rd-record-padded" aria-live="polite">
              <p className="rd-record-muted">
                {bound.value.length > 0 ? texts.mayWith : texts.mayNothing}
              </p>
              <MayDo roles={bound.value} />
            </div>
          </>
        ))}
      </Form>
    </Drawer>
  )
}
