import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import fieldCss from './field.css?inline'

addSheet(fieldCss)

/** What the control inside a field must carry, so that label and error belong to it. */
export interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string
}

interface FieldProps {
  label: string
  /** The message of a rule that is not met; it is read out when it appears or changes. */
  error?: string | undefined
  /** What stands at the end of the label's line, such as a link. */
  aside?: ReactNode
  children: (control: ControlAttributes) => ReactNode
}

/** A label, a control and the control's error. The links by id stay inside one shadow root. */
export function Field({ label, error, aside, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="rd-field">
      <div className="rd-field-head">
        <label className="rd-field-label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': errorId })}
      <p className="rd-field-error" id={errorId} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon of={CircleAlert} />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}
