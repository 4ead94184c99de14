import type { Ref } from 'react'
import type { PostalCountry } from '../../../core/format/postal-code.ts'
import { isRegionOf, regionName, regionsByName } from '../../../core/format/regions.ts'
import { useLocale } from '../language.tsx'
import { Field, type FieldProps } from './field.tsx'
import { NativeSelect } from './native-select.tsx'
import { useAddressLabels } from './use-address-labels.ts'

interface RegionFieldProps extends Omit<FieldProps<string>, 'label'> {
  country: PostalCountry
  /** Province for Canada, otherwise State (section 3, "Country model"), without it. */
  label?: string
  /** For the reader's own address: a browser would write it into a customer's order too. */
  autoComplete?: 'address-level1' | 'off'
  ref?: Ref<HTMLSelectElement>
}

/** A province or territory of Canada, a state or territory of the United States. The value is its two letters, or empty. */
export function RegionField({ autoComplete = 'off', ...props }: RegionFieldProps) {
  const { country, value } = props
  const locale = useLocale()
  const labels = useAddressLabels(country)
  return (
    <Field {...props} label={props.label ?? labels.region}>
      {links => (
        <NativeSelect
          {...links}
          locked={props.lockedBecause && regionName(country, value, locale)}
          ref={props.ref}
          name={props.name}
          autoComplete={autoComplete}
          disabled={props.disabled}
          value={value}
          onChange={event => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        >
          <option value="">{labels.choose}</option>
          {value !== '' && !isRegionOf(country, value) && <option value={value}>{value}</option>}
          {regionsByName(country, locale).map(({ code }) => (
            <option key={code} value={code}>
              {regionName(country, code, locale)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
