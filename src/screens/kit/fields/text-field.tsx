import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field } from './field.tsx'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput'> {
  label: string
  error?: string | undefined
  aside?: ReactNode
  ref?: Ref<HTMLInputElement>
  /** The value after each change, a password manager's too. */
  onInput?: (value: string) => void
}

/** One line of text. The browser holds the value, so that password managers can fill it. */
export function TextField({ label, error, aside, onInput, ...attributes }: TextFieldProps) {
  return (
    <Field label={label} error={error} aside={aside}>
      {control => (
        <input
          {...attributes}
          {...control}
          className="rd-input"
          onInput={event => onInput?.(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
