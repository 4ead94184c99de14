import type { KeyboardEvent, Ref } from 'react'
import type { DecimalAnswer, DecimalReason } from '../../../core/format/decimal.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import decimalFieldCss from './decimal-field.css?inline'
import { Field, type FieldProps } from './field.tsx'
import { useNumberText } from './use-number-text.ts'

addSheet(decimalFieldCss)

/** What fields of numbers have in common. All numbers are integers, in units of the last decimal. */
interface DecimalFieldProps extends FieldProps<number | null> {
  read: (text: string) => DecimalAnswer
  write: (units: number) => string
  /** The field's own message for what it can't read or what is out of its range; it goes before the form's. */
  messageOf: (reason: DecimalReason | { code: 'out-of-range' }) => string
  min?: number | undefined
  max?: number | undefined
  /** What an arrow key adds; ten times as much with Page Up. Without one, arrows move the caret only. */
  step?: number | undefined
  /** How many units make one, for what a screen reader is told of a spin button. */
  scale?: number
  /** Signs that stand in the field, and what a screen reader says of them. */
  before?: string
  after?: string
  signs: string
  /** Whole numbers get a keyboard without a decimal mark. */
  isWhole?: boolean
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A number as text: the wheel can't change it, both languages' marks are read, and nothing typed is lost. */
export function DecimalField(props: DecimalFieldProps) {
  const { value, min, max, error, read, write, messageOf, before, after, signs, onBlur } = props
  const isLocked = props.lockedBecause !== undefined
  const number = useNumberText({ value, onChange: props.onChange, read, write })
  const isOut = value !== null && ((min ?? value) > value || (max ?? value) < value)
  const reason = number.problem ?? (isOut ? ({ code: 'out-of-range' } as const) : undefined)
  const own = reason && (number.isTouched || error !== undefined) ? messageOf(reason) : undefined

  function stepBy(event: KeyboardEvent) {
    const steps = stepsOf(event)
    if (steps === undefined || props.step === undefined || isLocked) return
    event.preventDefault()
    const from = value === null || Number.isNaN(value) ? 0 : value
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, from + steps * props.step))
    if (Number.isSafeInteger(next)) number.put(next)
  }

  return (
    <Field {...props} error={own ?? error}>
      {links => (
        <div className="rd-decimal">
          <input
            {...links}
            {...(props.step !== undefined && spinOf(props, number.text))}
            ref={props.ref}
            aria-describedby={`${links.id}-signs ${links['aria-describedby']}`}
            className="rd-input rd-number"
            style={{ paddingInlineStart: roomFor(before), paddingInlineEnd: roomFor(after) }}
            type="text"
            inputMode={
              min === undefined || min < 0 ? 'text' : props.isWhole ? 'numeric' : 'decimal'
            }
            autoComplete="off"
            name={props.name}
            placeholder={props.placeholder}
            disabled={props.disabled}
            readOnly={isLocked}
            value={number.text}
            onChange={event => number.change(event.currentTarget.value)}
            onKeyDown={stepBy}
            onBlur={() => {
              number.leave()
              onBlur?.()
            }}
          />
          {before && (
            <span className="rd-decimal-before" aria-hidden="true">
              {before}
            </span>
          )}
          {after && (
            <span className="rd-decimal-after" aria-hidden="true">
              {after}
            </span>
          )}
          <span className="rd-only-read-out" id={`${links.id}-signs`}>
            {signs}
          </span>
        </div>
      )}
    </Field>
  )
}

/** A number that arrow keys change is a spin button; its buttons are the keys. */
function spinOf({ value, min, max, scale = 1 }: DecimalFieldProps, text: string) {
  return {
    role: 'spinbutton',
    ...(value !== null &&
      !Number.isNaN(value) && { 'aria-valuenow': value / scale, 'aria-valuetext': text }),
    ...(min !== undefined && { 'aria-valuemin': min / scale }),
    ...(max !== undefined && { 'aria-valuemax': max / scale }),
  }
}

function stepsOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key]
}

/** The width that a sign takes beside the text; capitals are wider than digits. */
function roomFor(sign: string | undefined): string | undefined {
  return sign ? `calc(var(--_rd-s-3) + var(--_rd-s-2) + ${sign.length} * 1.15ch)` : undefined
}
