import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import { organizationAdminTexts } from '../../core/organizations/admin-texts.ts'
import {
  organizationForm,
  organizationRecordCalls,
  productFields,
  regionReasons,
} from '../../core/organizations/organization-record.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { LanguageField } from '../kit/fields/language-field.tsx'
import { RegionField } from '../kit/fields/region-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormFields } from '../kit/forms/form-fields.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import type { OrganizationQuestionProps } from './organization-question.ts'

const products = Object.keys(productFields) as (keyof typeof productFields)[]

/** An organization's details and products, to be changed. */
export default function EditOrganization({
  organization,
  view,
  onClose,
}: OrganizationQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(organizationRecordTexts)
  const columns = useTexts(organizationAdminTexts)
  const notify = useNotify()
  const { id, version, country, name } = organization
  const form = useForm(organizationForm.schema, {
    id: `organization:${id}`,
    values: organizationForm.valuesOf(organization),
    version,
    messages: { province: texts.notOfCountry },
    together: typed => regionReasons(typed, country),
    async onSave(values, attempt) {
      const changes = organizationForm.changesOf(attempt.base, values)
      const body = { ...changes, version: Number(attempt.version) }
      const saved = await changeRecord(http, organizationRecordCalls.change, {
        params: { id },
        body,
      })
      return mapSaved(saved, organizationForm.valuesOf)
    },
    onSaved(saved) {
      notify('ok', texts.saved({ name: saved.name }))
      view.reload()
      onClose()
    },
  })
  const field = fieldsOf(form)
  const plain = { form, fields: organizationForm.fields, words: { ...columns, ...texts } }
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.editTitle({ name })}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <div className="rd-record-form">
        <FormFields {...plain} names={['name']} />
        {field('province', columns.province, bound => (
          <RegionField {...bound} country={country} />
        ))}
        {field('language', texts.language, bound => (
          <LanguageField {...bound} words={texts} />
        ))}
        <FormFields {...plain} names={['confirmedByTwo', ...products]} />
      </div>
    </FormDrawer>
  )
}
