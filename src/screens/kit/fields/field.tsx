import { Lock } from 'lucide'
import { type ReactNode, useId } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { Counter } from './counter.tsx'
import fieldCss from './field.css?inline'
import { FieldFrame, type FrameLinks } from './field-frame.tsx'
import { fieldTexts } from './texts.ts'

addSheet(fieldCss)

/** What every field tells beside its control. */
export interface FieldNotes {
  label: string
  /** What to enter and what becomes of it, under the label. */
  description?: ReactNode
  /** The message of a rule that is not met; it is read out when it appears or changes. */
  error?: string | undefined
  /** Marks the label, and says so to screen readers. */
  required?: boolean | undefined
  /** Says "(optional)": for the few fields of a form in which most are required. */
  optional?: boolean | undefined
  /** Why the value can be read and copied, but not changed. */
  lockedBecause?: string | undefined
  /** What stands at the end of the label's line, such as a link. */
  aside?: ReactNode
}

/** What all fields take. The value is the domain's: cents, an instant in UTC, a number, a text. */
export interface FieldProps<Value> extends FieldNotes {
  name?: string | undefined
  disabled?: boolean | undefined
  value: Value
  /** The value after each change, a password manager's too. */
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
}

/** What the control inside a field must carry: spread it over an `<input>`, or pass on what a library's control takes. */
export interface ControlLinks extends FrameLinks {
  'aria-labelledby': string
  /** Only where an `input` is held: other controls' labels say it themselves. */
  required?: true
}

interface Props extends FieldNotes {
  /**
   * What carries the links. `input`: an element that a label can name and that can be required. `button`: one
   * that opens something. `group`: several controls, or a library's; give it `role="group"` and the links.
   */
  holds?: 'input' | 'button' | 'group'
  /** Shows how much of the allowed length is used. What is over it stays, and is the form's to refuse. */
  counter?: { length: number; max: number } | undefined
  children: (links: ControlLinks) => ReactNode
}

/** The frame of every field in a form, whatever control it holds. */
export function Field({ holds = 'input', counter, children, ...notes }: Props) {
  const { label, description, error, required, optional, lockedBecause, aside } = notes
  const words = useWords(fieldTexts)
  const id = useId()
  const ids = { label: `${id}-label`, description: `${id}-description`, lock: `${id}-lock` }
  const linksOf = (links: FrameLinks): ControlLinks => ({
    ...links,
    'aria-labelledby': ids.label,
    'aria-describedby': [
      description !== undefined && ids.description,
      lockedBecause !== undefined && ids.lock,
      links['aria-describedby'],
    ]
      .filter(Boolean)
      .join(' '),
    ...(required && holds === 'input' && { required }),
  })
  return (
    <FieldFrame
      as={holds === 'group' ? 'div' : 'label'}
      error={error}
      label={
        <>
          <span id={ids.label}>
            {label}
            {optional && <span className="rd-field-optional"> {words.optional}</span>}
            {required && holds !== 'input' && (
              <span className="rd-only-read-out"> {words.required}</span>
            )}
          </span>
          {required && (
            <span className="rd-field-required" aria-hidden="true">
              *
            </span>
          )}
        </>
      }
      aside={
        <>
          {counter && <Counter {...counter} />}
          {aside}
        </>
      }
    >
      {links => (
        <>
          {description !== undefined && (
            <p className="rd-field-description" id={ids.description}>
              {description}
            </p>
          )}
          {children(linksOf(links))}
          {lockedBecause !== undefined && (
            <p className="rd-field-lock" id={ids.lock}>
              <Icon of={Lock} />
              <span>{lockedBecause}</span>
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}
