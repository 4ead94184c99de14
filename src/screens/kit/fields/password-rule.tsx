import { Check } from 'lucide'
import { type PasswordPart, passwordLength, passwordParts } from '../../../core/format/password.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { useLocale, useWords } from '../language.tsx'
import passwordRuleCss from './password-rule.css?inline'
import { passwordTexts } from './password-texts.ts'

addSheet(passwordRuleCss)

const order = ['length', 'uppercase', 'lowercase', 'digit'] as const satisfies PasswordPart[]

/** The four parts of the password rule (section 5), each ticked once it is met; what is missing is read out. */
export function PasswordRule({ id, password }: { id: string; password: string }) {
  const words = useWords(passwordTexts)
  const list = new Intl.ListFormat(`${useLocale()}-CA`)
  const names: Record<PasswordPart, string> = {
    length: words.passwordLength({
      min: String(passwordLength.min),
      max: String(passwordLength.max),
    }),
    uppercase: words.passwordUppercase,
    lowercase: words.passwordLowercase,
    digit: words.passwordDigit,
  }
  const missing = order.filter(part => !passwordParts[part](password))
  return (
    <>
      <ul className="rd-password-rule" id={id}>
        {order.map(part => {
          const isMet = !missing.includes(part)
          return (
            <li key={part} data-met={isMet || undefined}>
              <span className="rd-password-mark">{isMet && <Icon of={Check} size={12} />}</span>
              <span className="rd-password-part">{names[part]}</span>
              <span className="rd-only-read-out"> {isMet ? words.partMet : words.partMissing}</span>
            </li>
          )
        })}
      </ul>
      <p className="rd-only-read-out" role="status">
        {password !== '' &&
          (missing.length === 0
            ? words.passwordMet
            : words.passwordMissing({ parts: list.format(missing.map(part => names[part])) }))}
      </p>
    </>
  )
}
