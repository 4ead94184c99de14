import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { followSaved } from '../../core/profile/profile-view.ts'
import type { RecordReading } from '../../core/record-view.ts'
import {
  type FactorRule,
  FactorRuleForm,
  factorRuleCalls,
} from '../../core/second-factor/rule-calls.ts'
import { factorRuleTexts } from '../../core/second-factor/rule-texts.ts'
import type { OrganizationRole } from '../../core/session/role.ts'
import { roleTexts } from '../../core/users/role-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { CheckboxGroupField } from '../kit/fields/checkbox-group-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'

const valuesOf = ({ roles }: Pick<FactorRule, 'roles'>): { roles: OrganizationRole[] } => ({
  roles,
})

interface ChangeProps {
  rule: FactorRule
  view: RecordReading<FactorRule>
  onClose: () => void
}

/** Of which roles a second factor is asked, beside how many have none yet. */
export default function ChangeRequiredRoles({ rule, view, onClose }: ChangeProps) {
  const desk = useDesk()
  const texts = useTexts(factorRuleTexts)
  const words = useTexts(roleTexts)
  const number = useNumber()
  const notify = useNotify()
  const form = useForm(FactorRuleForm, {
    id: `second-factor-rule:${rule.id}`,
    values: valuesOf(rule),
    version: rule.version,
    async onSave({ roles }, attempt) {
      const body = { roles, version: Number(attempt.version) }
      const asked = { params: { id: rule.id }, body }
      const saved = await changeRecord(desk.http, factorRuleCalls.change, asked)
      view.reload()
      return mapSaved(saved, valuesOf)
    },
    onSaved() {
      notify('ok', texts.saved)
      onClose()
      // It may be asked of whoever has just said so.
      void followSaved(desk)
    },
  })
  const options = rule.people.map(({ role, count, without }) => ({
    id: role,
    label: words[role],
    description: [
      texts.all({ number: number(count) })(count),
      without > 0 && texts.without({ number: number(without) })(without),
    ]
      .filter(Boolean)
      .join(', '),
  }))
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.changeTitle}
      description={texts.changeHint}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      {fieldsOf(form)(
        'roles',
        texts.roles,
        bound => (
          <CheckboxGroupField {...bound} options={options} />
        ),
        { show: roles => roles.map(role => words[role]).join(', ') || texts.none },
      )}
    </FormDrawer>
  )
}
