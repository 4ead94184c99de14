import * as v from 'valibot'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { RoleSchema } from '../../core/session/role.ts'
import { userCalls } from '../../core/users/calls.ts'
import { roleOptions, roleTexts } from '../../core/users/role-texts.ts'
import { userRuleTexts } from '../../core/users/rule-texts.ts'
import { grantableRoles } from '../../core/users/rules.ts'
import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import { RolesField } from './roles-field.tsx'
import { type UserQuestionProps, useManager } from './user-question.ts'

const RolesForm = v.object({ roles: v.pipe(v.array(RoleSchema), v.minLength(1, 'no-role')) })
const valuesOf = ({ roles }: Pick<User, 'roles'>) => ({ roles })

/** Somebody's roles, with what they come to while they are chosen. */
export default function ChangeRoles({ user, view, onClose }: UserQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(userTexts)
  const words = useTexts(roleTexts)
  const rules = useTexts(userRuleTexts)
  const notify = useNotify()
  const manager = useManager()
  const { id, name, organizationId, version } = user
  const form = useForm(RolesForm, {
    id: `user-roles:${organizationId}:${id}`,
    values: valuesOf(user),
    version,
    messages: { 'no-role': texts.rolesNeeded },
    async onSave({ roles }, attempt) {
      const body = { roles, version: Number(attempt.version) }
      const asked = { params: { id }, query: { organizationId }, body }
      const saved = await changeRecord(http, userCalls.change, asked)
      view.reload()
      return mapSaved(saved, valuesOf)
    },
    onSaved() {
      notify('ok', texts.saved({ name }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  const grantable = grantableRoles(manager.roles)
  // A role that they have and this person can't take is told too: it stays.
  const shown = [...new Set([...grantable, ...user.roles])]
  const options = roleOptions(shown, words).map(option => {
    const isLast = option.id === 'account owner' && user.lastOwner
    const because = isLast ? rules['last-owner'] : rules['role-not-yours']
    const isHeld = isLast || !grantable.includes(option.id)
    return { ...option, ...(isHeld && { disabledBecause: because }) }
  })
  return (
    <FormDrawer
      form={form}
      size="md"
      title={texts.changeRolesTitle({ name })}
      description={texts.changeRolesHint}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      {field(
        'roles',
        texts.roles,
        bound => (
          <RolesField {...bound} options={options} />
        ),
        {
          show: roles => roles.map(role => words[role]).join(', '),
        },
      )}
    </FormDrawer>
  )
}
