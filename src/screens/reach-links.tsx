import { formatPhone, parsePhone } from '../core/format/phone.ts'
import { useLocale } from './kit/language.tsx'

/** A buyer's phone number, to be called by a click; text that is no number stays text. */
export function PhoneLink({ phone }: { phone: string }) {
  const locale = useLocale()
  const digits = parsePhone(phone)
  const shown = formatPhone(phone, locale)
  if (digits === null) return shown
  return (
    <a className="rd-link" href={`tel:+1${digits}`}>
      {shown}
    </a>
  )
}

/** A buyer's email address, to be written to by a click. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className="rd-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
