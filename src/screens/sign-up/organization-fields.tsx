/** What is said of an organization that signs up: country first, which the rest depends on. */
import { type ReactNode, useId } from 'react'
import { regionsByName } from '../../core/format/regions.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { Locale } from '../../core/i18n/texts.ts'
import { countryReasons } from '../../core/sign-up/country-rules.ts'
import { type SignUpTexts, signUpTexts } from '../../core/sign-up/sign-up-texts.ts'
import { usualZone, zonesOf } from '../../core/sign-up/usual-zones.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { DoorText } from '../session/parts/door-fields.tsx'
import { DoorSelect } from './door-choices.tsx'
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
  /** Where it is asked: the province says which it most likely is. */
  timeZone?: Bound<string>
  put: (changed: { province?: string; timeZone?: string }) => void
}

export function OrganizationFields(props: OrganizationFieldsProps) {
  const { country: chosen, timeZone, put, ...fields } = props
  const texts = useTexts(signUpTexts)
  const locale = useLocale()
  const country = chosen.value
  return (
    <SignUpGroup title={texts.yourOrganization}>
      <DoorSelect
        {...chosen}
        label={texts.country}
        choose={texts.chooseCountry}
        options={(['CA', 'US'] as const).map(id => ({ id, label: texts[id] }))}
        autoComplete="country"
        onChange={value => {
          chosen.onChange(countryOf(value))
          put({ province: '', ...(timeZone && { timeZone: '' }) })
        }}
      />
      {country !== '' && (
        <>
          <DoorSelect
            {...fields.province}
            onChange={region => {
              fields.province.onChange(region)
              if (timeZone) put({ timeZone: usualZone(country, region) })
            }}
            label={texts[`region-${country}`]}
            choose={texts[`choose-region-${country}`]}
            options={regionsByName(country, locale).map(({ code, name }) => ({
              id: code,
              label: name[locale],
            }))}
            autoComplete="address-level1"
          />
          {timeZone && (
            <DoorSelect
              {...timeZone}
              label={texts.timeZone}
              choose={texts.chooseTimeZone}
              options={zonesOf(country, browserTimeZone()).map(id => ({
                id,
                label: zoneName(id, locale),
              }))}
              autoComplete="off"
            />
          )}
          <DoorText
            {...fields.organizationName}
            label={texts.organizationName}
            autoComplete="organization"
          />
          <DoorText
            {...fields.charityNumber}
            label={texts.charityNumber}
            hint={texts[`about-number-${country}`]}
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

/** "Halifax – Atlantic Time", as it goes now. */
function zoneName(timeZone: string, locale: Locale): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat(`${locale}-CA`, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return `${city} – ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`
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
    ...(province && { province: texts[`choose-region-${country}`] }),
    ...(organizationName.trim() === '' && { organizationName: texts.organizationNameRequired }),
    ...(charityNumber && { charityNumber: texts[`wrong-number-${country}`] }),
    ...(name.trim() === '' && { name: texts.nameRequired }),
  }
}
