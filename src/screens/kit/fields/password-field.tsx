import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Names of the button that shows and hides what was typed. */
  showLabel: string
  hideLabel: string
}

/** A password, hidden until the person asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, aside, onInput, showLabel, hideLabel, ...attributes } = props
  const [visibility, setVisibility] = useState<'hidden' | 'shown'>('hidden')
  const shown = visibility === 'shown'
  return (
    <Field label={label} error={error} aside={aside}>
      {control => (
        <div className="rd-input-with-button">
          <input
            {...attributes}
            {...control}
            type={shown ? 'text' : 'password'}
            className="rd-input"
            spellCheck={false}
            autoCapitalize="none"
            onInput={event => onInput?.(event.currentTarget.value)}
          />
          <button
            type="button"
            className="rd-input-button"
            aria-label={shown ? hideLabel : showLabel}
            title={shown ? hideLabel : showLabel}
            onClick={() => setVisibility(shown ? 'hidden' : 'shown')}
          >
            {shown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
          </button>
        </div>
      )}
    </Field>
  )
}
