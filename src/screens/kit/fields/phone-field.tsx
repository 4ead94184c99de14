import { type Ref, useState } from 'react'
import { formatPhone, parsePhone } from '../../../core/format/phone.ts'
import { useLocale } from '../language.tsx'
import { Field, type FieldProps } from './field.tsx'

interface PhoneFieldProps extends FieldProps<string> {
  /** A customer's number is `off`, so that the browser doesn't offer the reader's own. */
  autoComplete?: 'tel-national' | 'off'
  ref?: Ref<HTMLInputElement>
}

/**
 * A phone number (section 5). The value is its ten digits, or what was written while that is no phone number; it is
 * shown as people write it once the field is left.
 */
export function PhoneField({ autoComplete = 'tel-national', ...props }: PhoneFieldProps) {
  const locale = useLocale()
  const [written, setWritten] = useState<string | null>(null)
  return (
    <Field {...props}>
      {links => (
        <input
          {...links}
          ref={props.ref}
          className="rd-input rd-number"
          type="tel"
          autoComplete={autoComplete}
          name={props.name}
          disabled={props.disabled}
          readOnly={props.lockedBecause !== undefined}
          value={
            written !== null && phoneOf(written) === props.value
              ? written
              : formatPhone(props.value, locale)
          }
          onChange={event => {
            setWritten(event.currentTarget.value)
            props.onChange(phoneOf(event.currentTarget.value))
          }}
          onBlur={() => {
            setWritten(null)
            if (phoneOf(props.value.trim()) !== props.value)
              props.onChange(phoneOf(props.value.trim()))
            props.onBlur?.()
          }}
        />
      )}
    </Field>
  )
}

function phoneOf(written: string): string {
  return parsePhone(written) ?? written
}
