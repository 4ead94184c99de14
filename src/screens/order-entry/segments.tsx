import { type Ref, useId } from 'react'
import { Field, type FieldProps } from '../kit/fields/field.tsx'

interface SegmentsProps<Id extends string> extends FieldProps<Id> {
  options: readonly { id: Id; label: string }[]
  /** The one that is chosen, or the first. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few words in a row; arrows move the choice. */
export function Segments<Id extends string>({ options, ref, ...props }: SegmentsProps<Id>) {
  const { value, onChange } = props
  const group = useId()
  const focusable = options.find(({ id }) => id === value) ?? options[0]
  return (
    <Field {...props} holds="group">
      {links => (
        <div {...links} role="radiogroup" className="rd-entry-segments">
          {options.map(option => (
            <label key={option.id} className="rd-entry-segment">
              <input
                ref={option === focusable ? ref : undefined}
                type="radio"
                className="rd-entry-segment-radio"
                name={group}
                checked={option.id === value}
                onChange={() => onChange(option.id)}
                onBlur={props.onBlur}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
