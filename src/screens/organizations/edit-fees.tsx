import { currencyOf } from '../../core/organizations/organization.ts'
import { organizationFeesForm } from '../../core/organizations/organization-record.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FeeFields } from '../raffles/parts/fee-fields.tsx'
import type { OrganizationQuestionProps } from './organization-question.ts'
import { useOrganizationForm } from './use-organization-form.ts'

/** What an organization's new raffles begin with, to be changed. */
export default function EditFees(props: OrganizationQuestionProps) {
  const { organization, onClose } = props
  const texts = useTexts(organizationRecordTexts)
  const form = useOrganizationForm(organizationFeesForm, 'fees', props)
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.feesTitle({ name: organization.name })}
      description={texts.feesHint}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <div className="rd-record-form">
        <FeeFields field={fieldsOf(form)} labels={texts} currency={currencyOf(organization)} />
      </div>
    </FormDrawer>
  )
}
