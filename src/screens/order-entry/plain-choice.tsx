import type { Ref } from 'react'
import { Field, type FieldProps } from '../kit/fields/field.tsx'
import { NativeSelect } from '../kit/fields/native-select.tsx'

interface PlainChoiceProps extends FieldProps<string> {
  options: readonly { id: string; label: string }[]
  /** The words for nothing chosen. */
  none?: string
  ref?: Ref<HTMLSelectElement>
}

/** One of a few, in the browser's own list: chosen by its first letter, without opening anything. */
export function PlainChoice({ options, none, ...props }: PlainChoiceProps) {
  return (
    <Field {...props}>
      {links => (
        <NativeSelect
          {...links}
          ref={props.ref}
          name={props.name}
          disabled={props.disabled}
          autoComplete="off"
          value={props.value}
          onChange={event => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
