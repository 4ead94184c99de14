import type { Ref } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Field, type FieldProps } from './field.tsx'
import textAreaCss from './text-area-field.css?inline'
import { useTidiedText } from './use-tidied-text.ts'

addSheet(textAreaCss)

interface TextAreaFieldProps extends FieldProps<string> {
  placeholder?: string
  /** Shows a counter. More can be typed, so that nothing pasted is lost unseen; the form refuses it. */
  maximumLength?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, in a field that grows with them. Spaces and empty lines at both ends are gone once it is left. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, maximumLength } = props
  const handlers = useTidiedText(props, text => text.trim())
  return (
    <Field
      {...props}
      counter={
        maximumLength === undefined ? undefined : { length: value.length, max: maximumLength }
      }
    >
      {links => (
        // The same text, unseen, gives the height: `field-sizing` is not everywhere yet.
        <div className="rd-text-area" data-text={value}>
          <textarea
            {...links}
            ref={props.ref}
            className="rd-input"
            rows={3}
            name={props.name}
            value={value}
            disabled={props.disabled}
            readOnly={props.lockedBecause !== undefined}
            placeholder={props.placeholder}
            {...handlers}
          />
        </div>
      )}
    </Field>
  )
}
