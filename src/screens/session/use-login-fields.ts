import { useRef, useState } from 'react'
import {
  checkEmail,
  checkLogin,
  checkPassword,
  type LoginField,
  type LoginReason,
  type LoginValues,
} from '../../core/session/rules.ts'
import { typedAddress } from '../../core/session/typed-address.ts'
import { useDesk } from '../desk.tsx'

const checks = { email: checkEmail, password: checkPassword }

/**
 * Checks the fields on input and on blur (section 5), and both before sending. The browser holds the
 * values: what a password manager filled without an event is read too.
 */
export function useLoginFields(onSubmit: (values: LoginValues) => void) {
  const typed = typedAddress(useDesk())
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [reasons, setReasons] = useState<Partial<Record<LoginField, LoginReason | null>>>({})

  function check(field: LoginField, value: string) {
    if (field === 'email') typed.email = value
    setReasons(before => ({ ...before, [field]: checks[field](value) }))
  }

  function submit() {
    const values = { email: email.current?.value ?? '', password: password.current?.value ?? '' }
    typed.email = values.email
    const answer = checkLogin(values)
    setReasons(answer.allowed ? {} : answer.reasons)
    if (answer.allowed) onSubmit(values)
    else (answer.reasons.email ? email : password).current?.focus()
  }

  return { email, password, typedEmail: typed.email, reasons, check, submit }
}
