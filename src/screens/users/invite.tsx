import { may } from '../../core/permissions.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { InvitationFormSchema, invitationCalls } from '../../core/users/invitation.ts'
import { invitationTexts } from '../../core/users/invitation-texts.ts'
import { invitationsOf } from '../../core/users/invitations-waiting.ts'
import { roleOptions, roleTexts } from '../../core/users/role-texts.ts'
import { grantableRoles } from '../../core/users/rules.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { LanguageField } from '../kit/fields/language-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import recordPageCss from '../record-page.css?inline'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import { useRoles } from '../use-roles.ts'
import { RolesField } from './roles-field.tsx'

addSheet(recordPageCss)

/** Somebody is invited, with the roles that they will have. */
export default function Invite({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const texts = useTexts(invitationTexts)
  const words = useTexts(roleTexts)
  const notify = useNotify()
  const roles = useRoles()
  const organizationId = desk.$organization.get()?.id ?? ''
  const options = roleOptions(grantableRoles(roles), words)
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
  if (!may('users:manage', roles)) return null
  return (
    <FormDrawer
      form={form}
      size="md"
      title={texts.inviteTitle}
      description={texts.inviteHint}
      submit={texts.send}
      cancel={texts.cancel}
      onClose={onClose}
    >
      {field('email', texts.email, bound => (
        <TextField {...bound} type="email" />
      ))}
      {field('name', texts.name, bound => (
        <TextField {...bound} />
      ))}
      {field('language', texts.language, bound => (
        <LanguageField {...bound} words={texts} />
      ))}
      {field('roles', texts.roles, bound => (
        <RolesField {...bound} options={options} />
      ))}
    </FormDrawer>
  )
}
