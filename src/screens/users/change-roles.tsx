import * as v from 'valibot'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { RoleSchema } from '../../core/session/role.ts'
import { userCalls } from '../../core/users/calls.ts'
import { roleTexts } from '../../core/users/role-texts.ts'
import { userRuleTexts } from '../../core/users/rule-texts.ts'
import { grantableRoles } from '../../core/users/rules.ts'
import type { User } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { CheckboxGroupField } from '../kit/fields/checkbox-group-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { Form } from '../kit/forms/form.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import { MayDo } from './may-do.tsx'
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
  const options = shown.map(role => {
    const isLast = role === 'account owner' && user.lastOwner
    const because = isLast ? rules['last-owner'] : rules['role-not-yours']
    const isHeld = isLast || !grantable.includes(role)
    return {
      id: role,
      label: words[role],
      description: words[`about-${role}`],
      ...(isHeld && { disabledBecause: because }),
    }
  })
  const saving = form.status.state === 'saving'
  return (
    <Drawer
      open
      size="md"
      title={texts.changeRolesTitle({ name })}
      description={texts.changeRolesHint}
      busy={saving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form.id} variant="primary" busy={saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form form={form} bar="none">
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
