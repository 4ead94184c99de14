import { checkEmail, checkPassword } from '../../../core/session/rules.ts'
import { sessionTexts } from '../../../core/session/texts.ts'
import { useTexts } from '../../desk.tsx'

type Wrong<Name extends string> = Partial<Record<Name, string>>

/** What is wrong with an address, under its field's name, in the words of section 5. */
export function useEmailCheck() {
  const texts = useTexts(sessionTexts)
  return <Name extends string>(name: Name, email: string) => {
    const reason = checkEmail(email)
    if (reason === null) return {} as Wrong<Name>
    const words = reason.code === 'email-required' ? texts.emailRequired : texts.emailInvalid
    return { [name]: words } as Wrong<Name>
  }
}

/** The same of a password that somebody chooses. @param label as its field is called */
export function usePasswordCheck() {
  const texts = useTexts(sessionTexts)
  return <Name extends string>(name: Name, password: string, label: string) => {
    const reason = checkPassword(password)
    if (reason === null) return {} as Wrong<Name>
    const words =
      reason.code === 'password-required'
        ? texts.passwordRequired
        : texts.passwordRule({ field: label })
    return { [name]: words } as Wrong<Name>
  }
}
