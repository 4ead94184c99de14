import type { Ref } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Field, type FieldProps } from './field.tsx'
import toggleCss from './toggle.css?inline'

addSheet(toggleCss)

export interface ToggleProps extends FieldProps<boolean> {
  ref?: Ref<HTMLInputElement>
}

/**
 * Yes or no, its label beside it. The browser's own checkbox: it brings keys, forms and assistive technology.
 * Locked, it keeps the focus and its value, and says why.
 */
export function Toggle({ kind, ...props }: ToggleProps & { kind: 'checkbox' | 'switch' }) {
  const locked = props.lockedBecause !== undefined
  return (
    <Field {...props}>
      {links => (
        <input
          {...links}
          {...(kind === 'switch' && { role: 'switch' })}
          {...(locked && { 'aria-readonly': true })}
          ref={props.ref}
          type="checkbox"
          className={`rd-toggle rd-${kind}`}
          name={props.name}
          checked={props.value}
          disabled={props.disabled}
          onChange={event => locked || props.onChange(event.currentTarget.checked)}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  )
}
