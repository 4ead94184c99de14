import { regionName } from '../../core/format/regions.ts'
import type { FieldReason } from '../../core/forms/form-rules.ts'
import { organizationAdminTexts } from '../../core/organizations/admin-texts.ts'
import type { Country } from '../../core/organizations/organization.ts'
import { organizationForm, productFields } from '../../core/organizations/organization-record.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { countryReasons } from '../../core/sign-up/country-rules.ts'
import { useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { ImageField } from '../kit/fields/image-field.tsx'
import { LanguageField } from '../kit/fields/language-field.tsx'
import { RegionField } from '../kit/fields/region-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormFields } from '../kit/forms/form-fields.tsx'
import { textOrNull } from '../kit/forms/text-or-null.ts'
import { useLocale } from '../kit/language.tsx'
import { useUpload } from '../use-upload.ts'
import type { OrganizationQuestionProps } from './organization-question.ts'
import { useOrganizationForm } from './use-organization-form.ts'

const products = Object.keys(productFields) as (keyof typeof productFields)[]
/** A picture beside a name needs no more. */
const maxLogoBytes = 5_000_000

/** An organization's details and products, to be changed. */
export default function EditOrganization(props: OrganizationQuestionProps) {
  const { organization, onClose } = props
  const { id, country, name } = organization
  const texts = useTexts(organizationRecordTexts)
  const locale = useLocale()
  const columns = useTexts(organizationAdminTexts)
  const upload = useUpload({ kind: 'organization', organizationId: id })
  const form = useOrganizationForm(organizationForm, 'details', props, typed =>
    placeReasons(typed, country),
  )
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
        {field(
          'province',
          columns.province,
          bound => (
            <RegionField {...bound} country={country} />
          ),
          { show: code => regionName(country, code, locale) },
        )}
        {field('charityNumber', texts.charityNumber, bound => (
          <TextField
            {...textOrNull(bound)}
            description={texts.charityNumberHint}
            autoComplete="off"
          />
        ))}
        {field('logo', texts.logo, bound => (
          <ImageField
            {...bound}
            description={texts.logoHint}
            maxBytes={maxLogoBytes}
            upload={upload}
          />
        ))}
        {field(
          'language',
          texts.language,
          bound => (
            <LanguageField {...bound} words={texts} />
          ),
          { show: language => texts[`language-${language}`] },
        )}
        <FormFields {...plain} names={['confirmedByTwo', ...products]} />
      </div>
    </FormDrawer>
  )
}

/** A province or state is one of its country, which never changes, and so is a number that it is registered by. */
function placeReasons(
  given: { province: string; charityNumber: string | null },
  country: Country,
): FieldReason[] {
  const typed = { country, province: given.province, charityNumber: given.charityNumber ?? '' }
  return Object.entries(countryReasons(typed))
    .filter(([path]) => typed[path as keyof typeof typed] !== '')
    .map(([path, code]) => ({ path, code }))
}
