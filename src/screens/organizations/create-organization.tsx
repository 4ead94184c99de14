import { browserTimeZone } from '../../core/format/time-zone.ts'
import {
  OrganizationCreationFormSchema,
  organizationCreationCalls,
  type TypedOrganization,
} from '../../core/organizations/creation.ts'
import { organizationCreationTexts } from '../../core/organizations/creation-texts.ts'
import { organizationListOf } from '../../core/organizations/kept-list.ts'
import { countryReasons } from '../../core/sign-up/country-rules.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { ComboboxField } from '../kit/fields/combobox-field.tsx'
import { CountryField } from '../kit/fields/country-field.tsx'
import { LanguageField } from '../kit/fields/language-field.tsx'
import { RegionField } from '../kit/fields/region-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'

/** Where Canada and the United States are, as the browser knows them. */
const zones = Intl.supportedValuesOf('timeZone').filter(zone => /^(America|Pacific)\//.test(zone))
const zoneOption = (id: string) => ({ id, label: id.replaceAll('_', ' ') })
const loadZones = (text: string) => {
  const sought = text.toLowerCase()
  const options = zones.map(zoneOption)
  return {
    options: options.filter(({ label }) => label.toLowerCase().includes(sought)),
    more: false,
  }
}

/** An organization is entered, and whoever will own it is invited. */
export default function CreateOrganization({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const texts = useTexts(organizationCreationTexts)
  const notify = useNotify()
  const initially: TypedOrganization = {
    name: '',
    country: 'CA',
    province: '',
    charityNumber: '',
    language: desk.$locale.get(),
    timeZone: browserTimeZone(),
    ownerName: '',
    ownerEmail: '',
  }
  const form = useForm(OrganizationCreationFormSchema, {
    id: 'organization:new',
    values: initially,
    messages: { 'charity-number': texts.wrongNumber, province: texts.notOfCountry },
    together({ country, province, charityNumber }) {
      const reasons = countryReasons({ country, province, charityNumber })
      return [
        ...(reasons.province && province !== ''
          ? [{ path: 'province', code: reasons.province }]
          : []),
        ...(reasons.charityNumber && charityNumber.trim() !== ''
          ? [{ path: 'charityNumber', code: reasons.charityNumber }]
          : []),
      ]
    },
    async onSave({ ownerName, ownerEmail, charityNumber, ...about }, { idempotencyKey: attempt }) {
      const body = {
        ...about,
        charityNumber: charityNumber === '' ? null : charityNumber,
        owner: { name: ownerName, email: ownerEmail },
      }
      await desk.http.ask(organizationCreationCalls.create, { body }, { attempt })
    },
    onSaved({ name, ownerName }) {
      organizationListOf(desk).forget()
      notify('ok', texts.added({ name, owner: ownerName }))
      onClose()
    },
  })
  const field = fieldsOf(form)
  const country = form.methods.watch('country')
  return (
    <FormDrawer
      form={form}
      size="md"
      title={texts.title}
      description={texts.about}
      submit={texts.add}
      cancel={texts.cancel}
      onClose={onClose}
    >
      {field('country', texts.country, bound => (
        <CountryField
          {...bound}
          onChange={chosen => {
            bound.onChange(chosen)
            form.methods.setValue('province', '')
          }}
        />
      ))}
      {field('province', texts.province, bound => (
        <RegionField {...bound} country={country} />
      ))}
      {field('name', texts.name, bound => (
        <TextField {...bound} autoComplete="off" />
      ))}
      {field('charityNumber', texts.charityNumber, bound => (
        <TextField {...bound} description={texts.charityNumberHint} autoComplete="off" />
      ))}
      {field('language', texts.language, bound => (
        <LanguageField {...bound} words={texts} />
      ))}
      {field('timeZone', texts.timeZone, ({ value, onChange, ...bound }) => (
        <ComboboxField
          {...bound}
          value={value === '' ? null : value}
          chosen={value === '' ? null : zoneOption(value)}
          clearable={false}
          debounceMs={0}
          load={loadZones}
          onChange={zone => onChange(zone ?? '')}
        />
      ))}
      {field('ownerName', texts.ownerName, bound => (
        <TextField {...bound} autoComplete="off" />
      ))}
      {field('ownerEmail', texts.ownerEmail, bound => (
        <TextField {...bound} type="email" autoComplete="off" />
      ))}
    </FormDrawer>
  )
}
