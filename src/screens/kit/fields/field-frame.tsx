import { CircleAlert } from 'lucide'
import { createContext, type ReactNode, use, useId } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import fieldFrameCss from './field-frame.css?inline'

addSheet(fieldFrameCss)

/** What the control inside a frame must carry, so that label and error belong to it. */
export interface FrameLinks {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string
}

interface FieldFrameProps {
  label: ReactNode
  /** What the label's words stand in: a group of controls has no single one that a label could name. */
  as?: 'label' | 'div'
  /** The message of a rule that is not met; it is read out when it appears or changes. */
  error?: string | undefined
  /** What stands at the end of the label's line, such as a link. */
  aside?: ReactNode
  children: (links: FrameLinks) => ReactNode
}

/** What is wrong with a field was told with the whole form, and is read with the field once it has the focus. */
export const FaultToldContext = createContext(false)

/**
 * The least that a field is: a label, a control and the control's error. Login stands on it alone, so it
 * stays this small; every other field stands on `Field`. The links by id stay inside one shadow root.
 */
export function FieldFrame({
  label,
  as: Label = 'label',
  error,
  aside,
  children,
}: FieldFrameProps) {
  const id = useId()
  const errorId = `${id}-error`
  const isTold = use(FaultToldContext)
  return (
    <div className="rd-field">
      <div className="rd-field-head">
        <Label className="rd-field-label" {...(Label === 'label' && { htmlFor: id })}>
          {label}
        </Label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': errorId })}
      <p className="rd-field-error" id={errorId} aria-live={isTold ? 'off' : 'polite'}>
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
