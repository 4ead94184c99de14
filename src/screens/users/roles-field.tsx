import type { ComponentProps } from 'react'
import type { Role } from '../../core/session/role.ts'
import { roleTexts } from '../../core/users/role-texts.ts'
import { useTexts } from '../desk.tsx'
import { CheckboxGroupField } from '../kit/fields/checkbox-group-field.tsx'
import { MayDo } from './may-do.tsx'

/** Roles to choose, with what they come to while they are chosen. */
export function RolesField(field: ComponentProps<typeof CheckboxGroupField<Role>>) {
  const texts = useTexts(roleTexts)
  return (
    <>
      <CheckboxGroupField {...field} />
      <div className="rd-record-padded" aria-live="polite">
        <p className="rd-record-muted">
          {field.value.length > 0 ? texts.mayWith : texts.mayNothing}
        </p>
        <MayDo roles={field.value} />
      </div>
    </>
  )
}
