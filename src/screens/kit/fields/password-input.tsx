import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../icon.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Names of the button that shows and hides what was typed. */
  showLabel: string
  hideLabel: string
}

/** A control for a password, hidden until the person asks to see it. */
export function PasswordInput({ showLabel, hideLabel, ...attributes }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const label = shown ? hideLabel : showLabel
  return (
    <div className="rd-input-with-button">
      <input
        {...attributes}
        type={shown ? 'text' : 'password'}
        className="rd-input"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className="rd-input-button"
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </div>
  )
}
