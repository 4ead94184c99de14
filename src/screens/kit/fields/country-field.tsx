import type { Ref } from 'react'
import type { PostalCountry } from '../../../core/format/postal-code.ts'
import { useWords } from '../language.tsx'
import { Field, type FieldProps } from './field.tsx'
import { NativeSelect } from './native-select.tsx'
import { fieldTexts } from './texts.ts'

interface CountryFieldProps extends Omit<FieldProps<PostalCountry>, 'label'> {
  label?: string
  /** For the reader's own address: a browser would write it into a customer's order too. */
  autoComplete?: 'country' | 'off'
  ref?: Ref<HTMLSelectElement>
}

/** Canada or the United States (section 3, "Country model"). Province and postal code depend on it: empty them with a change. */
export function CountryField(props: CountryFieldProps) {
  const words = useWords(fieldTexts)
  const names = { CA: words.canada, US: words.unitedStates }
  return (
    <Field {...props} label={props.label ?? words.country}>
      {links => (
        <NativeSelect
          {...links}
          locked={props.lockedBecause && names[props.value]}
          ref={props.ref}
          name={props.name}
          autoComplete={props.autoComplete ?? 'off'}
          disabled={props.disabled}
          value={props.value}
          onChange={event => props.onChange(event.currentTarget.value === 'US' ? 'US' : 'CA')}
          onBlur={props.onBlur}
        >
          <option value="CA">{names.CA}</option>
          <option value="US">{names.US}</option>
        </NativeSelect>
      )}
    </Field>
  )
}
