import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { useTidiedText } from './use-tidied-text.ts'

interface TextFieldProps extends FieldProps<string> {
  /** The kind of text: it brings the right keyboard on a phone. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search'
  /** What the browser may fill in: `given-name`, `street-address`, or `off`. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  /** Shows a counter. More can be typed, so that nothing pasted is lost unseen; the form refuses it. */
  maximumLength?: number
  ref?: Ref<HTMLInputElement>
}

/**
 * One line of text. Spaces around it don't count: they are gone once the field is left; an address of the Web
 * gets the `https://` that people leave out.
 */
export function TextField(props: TextFieldProps) {
  const { type = 'text', value, maximumLength } = props
  const handlers = useTidiedText(props, text =>
    type === 'url' ? withScheme(text.trim()) : text.trim(),
  )
  return (
    <Field
      {...props}
      counter={
        maximumLength === undefined ? undefined : { length: value.length, max: maximumLength }
      }
    >
      {links => (
        <input
          {...links}
          {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
          ref={props.ref}
          className="rd-input"
          type={type}
          name={props.name}
          value={value}
          disabled={props.disabled}
          readOnly={props.lockedBecause !== undefined}
          autoComplete={props.autoComplete}
          placeholder={props.placeholder}
          {...handlers}
        />
      )}
    </Field>
  )
}

function withScheme(address: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address
}
