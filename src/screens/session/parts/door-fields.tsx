/** The fields of the pages before signing in: the kit's least frame, as login has it, so that they stay as small. */
import { sessionTexts } from '../../../core/session/texts.ts'
import { useTexts } from '../../desk.tsx'
import { FieldFrame } from '../../kit/fields/field-frame.tsx'
import { PasswordInput } from '../../kit/fields/password-input.tsx'
import { PasswordRule } from '../../kit/fields/password-rule.tsx'

interface DoorFieldProps {
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

interface DoorTextProps extends DoorFieldProps {
  type?: 'text' | 'email'
  autoComplete: 'username' | 'name' | 'organization' | 'off'
  /** What it looks like, under its label. */
  hint?: string
}

export function DoorText(props: DoorTextProps) {
  const { label, error, onChange, type = 'text', hint, ...input } = props
  return (
    <FieldFrame label={label} error={error}>
      {links => (
        <>
          {hint !== undefined && (
            <p className="rd-login-hint" id={`${links.id}-hint`}>
              {hint}
            </p>
          )}
          <input
            {...input}
            {...links}
            {...(hint !== undefined && {
              'aria-describedby': `${links.id}-hint ${links['aria-describedby']}`,
            })}
            {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
            className="rd-input"
            type={type}
            required
            onChange={event => onChange(event.currentTarget.value)}
          />
        </>
      )}
    </FieldFrame>
  )
}

/** A password that somebody chooses, with the rule as it is met. */
export function DoorPassword({
  label,
  error,
  onChange,
  isKnown = false,
  ...input
}: DoorFieldProps & { isKnown?: boolean }) {
  const texts = useTexts(sessionTexts)
  return (
    <FieldFrame label={label} error={error}>
      {links => (
        <>
          <PasswordInput
            {...input}
            {...links}
            {...(!isKnown && {
              'aria-describedby': `${links.id}-rule ${links['aria-describedby']}`,
            })}
            required
            autoComplete={isKnown ? 'current-password' : 'new-password'}
            showLabel={texts.showPassword}
            hideLabel={texts.hidePassword}
            onChange={event => onChange(event.currentTarget.value)}
          />
          {!isKnown && <PasswordRule id={`${links.id}-rule`} password={input.value} />}
        </>
      )}
    </FieldFrame>
  )
}
