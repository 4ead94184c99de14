import { type AriaAttributes, type Ref, useState } from 'react'
import { formatPhone, parsePhone } from '../../../core/format/phone.ts'
import { useLocale } from '../language.tsx'
import { Field, type FieldProps } from './field.tsx'
import { useTidiedText } from './use-tidied-text.ts'

interface PhoneFieldProps extends FieldProps<string> {
  /** For the reader's own number: a browser would write it into a customer's order too. */
  autoComplete?: 'tel-national' | 'off'
  /** Of the list that hangs on it and is worked from it. */
  list?: AriaAttributes & { role: 'combobox' }
  ref?: Ref<HTMLInputElement>
}

/**
 * A phone number (section 5). The value is its ten digits, or what was written while that is no phone number; it is
 * shown as people write it once the field is left.
 */
export function PhoneField({ autoComplete = 'off', list, ...props }: PhoneFieldProps) {
  const { value, onChange } = props
  const locale = useLocale()
  /** What is being written, with the marks that the value leaves out. */
  const [written, setWritten] = useState<string | null>(null)
  const told = {
    ...props,
    onChange(text: string) {
      setWritten(text)
      onChange(digitsOf(text))
    },
    onBlur() {
      setWritten(null)
      props.onBlur?.()
    },
  }
  const handlers = useTidiedText(told, text => text.trim())
  const isWriting = written !== null && digitsOf(written) === value
  return (
    <Field {...props}>
      {links => (
        <input
          {...links}
          {...handlers}
          {...list}
          ref={props.ref}
          className="rd-input rd-number"
          // A number of its own is no combobox.
          type={list ? 'text' : 'tel'}
          inputMode="tel"
          autoComplete={autoComplete}
          name={props.name}
          disabled={props.disabled}
          readOnly={props.lockedBecause !== undefined}
          value={isWriting ? written : formatPhone(value, locale)}
        />
      )}
    </Field>
  )
}

function digitsOf(text: string): string {
  return parsePhone(text) ?? text
}
