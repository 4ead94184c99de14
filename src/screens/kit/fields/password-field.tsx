import type { Ref } from 'react'
import { useWords } from '../language.tsx'
import { Field, type FieldProps } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { PasswordRule } from './password-rule.tsx'
import { passwordTexts } from './password-texts.ts'

interface PasswordFieldProps extends FieldProps<string> {
  /** `new-password` shows the rule as it is met, and lets a password manager offer one. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
}

/** A password, hidden until the person asks to see it. Its spaces count. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords(passwordTexts)
  const isNew = props.autoComplete === 'new-password'
  return (
    <Field {...props}>
      {links => (
        <>
          <PasswordInput
            {...links}
            {...(isNew && { 'aria-describedby': `${links.id}-rule ${links['aria-describedby']}` })}
            ref={props.ref}
            name={props.name}
            value={props.value}
            disabled={props.disabled}
            readOnly={props.lockedBecause !== undefined}
            autoComplete={props.autoComplete}
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            onChange={event => props.onChange(event.currentTarget.value)}
            onBlur={props.onBlur}
          />
          {isNew && <PasswordRule id={`${links.id}-rule`} password={props.value} />}
        </>
      )}
    </Field>
  )
}
