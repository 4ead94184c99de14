import type { Ref } from 'react'
import { type PostalCountry, parsePostalCode } from '../../../core/format/postal-code.ts'
import { Field, type FieldProps } from './field.tsx'
import { useAddressLabels } from './use-address-labels.ts'
import { useTidiedText } from './use-tidied-text.ts'

interface PostalCodeFieldProps extends Omit<FieldProps<string>, 'label'> {
  country: PostalCountry
  /** "Postal code" or "ZIP code" without it. */
  label?: string
  /** For the reader's own address: a browser would write it into a customer's order too. */
  autoComplete?: 'postal-code' | 'off'
  ref?: Ref<HTMLInputElement>
}

/**
 * A postal code of Canada or a ZIP code. The value is its normal form ("B3H 4R2") once the field is left. Whether it
 * lies in the province is the form's to check, with `isPostalCodeOf` of core/format/postal-code.ts.
 */
export function PostalCodeField({ autoComplete = 'off', ...props }: PostalCodeFieldProps) {
  const { country, value } = props
  const labels = useAddressLabels(country)
  const handlers = useTidiedText(props, text => parsePostalCode(text, country) ?? text.trim())
  return (
    <Field {...props} label={props.label ?? labels.postalCode}>
      {links => (
        <input
          {...links}
          ref={props.ref}
          className="rd-input rd-number"
          type="text"
          // A Canadian code begins with a letter, which no keyboard of digits has.
          inputMode={country === 'CA' ? 'text' : 'numeric'}
          autoCapitalize="characters"
          autoComplete={autoComplete}
          spellCheck={false}
          name={props.name}
          disabled={props.disabled}
          readOnly={props.lockedBecause !== undefined}
          value={value}
          {...handlers}
        />
      )}
    </Field>
  )
}
