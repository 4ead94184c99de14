/** What is said of an organization that signs up: country first, which the rest depends on. */
import { type ReactNode, useId } from 'react'
import { countryReasons } from '../../core/sign-up/sign-up.ts'
import { type SignUpTexts, signUpTexts } from '../../core/sign-up/sign-up-texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { FieldFrame } from '../kit/fields/field-frame.tsx'
import { NativeSelect } from '../kit/fields/native-select.tsx'
import { RegionField } from '../kit/fields/region-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { DoorText } from '../session/parts/door-fields.tsx'
import signUpCss from './sign-up.css?inline'

addSheet(signUpCss)

type TypedCountry = '' | 'CA' | 'US'

export type TypedDetails = {
  country: TypedCountry
  province: string
  organizationName: string
  charityNumber: string
  name: string
}

type DetailName = keyof TypedDetails

/** A field as the form binds it. */
interface Bound<Value> {
  name: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}

interface OrganizationFieldsProps {
  country: Bound<TypedCountry>
  province: Bound<string>
  organizationName: Bound<string>
  charityNumber: Bound<string>
  put: (changed: { province: string }) => void
}

export function OrganizationFields({ country: chosen, put, ...fields }: OrganizationFieldsProps) {
  const texts = useTexts(signUpTexts)
  const country = chosen.value
  return (
    <SignUpGroup title={texts.yourOrganization}>
      <FieldFrame label={texts.country} error={chosen.error}>
        {links => (
          <NativeSelect
            {...links}
            required
            name="country"
            autoComplete="country"
            value={country}
            onBlur={chosen.onBlur}
            onChange={event => {
              chosen.onChange(countryOf(event.currentTarget.value))
              put({ province: '' })
            }}
          >
            <option value="">{texts.chooseCountry}</option>
            <option value="CA">{texts.CA}</option>
            <option value="US">{texts.US}</option>
          </NativeSelect>
        )}
      </FieldFrame>
      {country !== '' && (
        <>
          <RegionField {...fields.province} country={country} autoComplete="address-level1" />
          <DoorText
            {...fields.organizationName}
            label={texts.organizationName}
            autoComplete="organization"
          />
          <TextField
            {...fields.charityNumber}
            label={texts.charityNumber}
            description={texts[`about-number-${country}`]}
            autoComplete="off"
          />
        </>
      )}
    </SignUpGroup>
  )
}

export function SignUpGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className="rd-sign-up-group" aria-labelledby={id}>
      <h2 id={id} className="rd-sign-up-heading">
        {title}
      </h2>
      {children}
    </fieldset>
  )
}

function countryOf(value: string): TypedCountry {
  return value === 'CA' || value === 'US' ? value : ''
}

/** What is wrong with them, in the reader's words. */
export function useDetailsCheck() {
  const texts = useTexts(signUpTexts)
  return (typed: TypedDetails) => wrongOf(typed, texts)
}

function wrongOf(typed: TypedDetails, texts: SignUpTexts): Partial<Record<DetailName, string>> {
  const { country, organizationName, name } = typed
  if (country === '') return { country: texts.countryRequired }
  const { province, charityNumber } = countryReasons({ ...typed, country })
  return {
    ...(province && { province: country === 'CA' ? texts.provinceRequired : texts.stateRequired }),
    ...(organizationName.trim() === '' && { organizationName: texts.organizationNameRequired }),
    ...(charityNumber && { charityNumber: texts[`wrong-number-${country}`] }),
    ...(name.trim() === '' && { name: texts.nameRequired }),
  }
}
