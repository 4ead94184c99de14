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

/** How a buyer is reached, in a line below their name: by email, else by phone. */
export function BuyerReach({ buyer }: { buyer: { email: string | null; phone: string | null } }) {
  const locale = useLocale()
  if (buyer.email !== null) return <EmailText email={buyer.email} />
  return buyer.phone && formatPhone(buyer.phone, locale)
}

/** A buyer's email address, to be written to by a click. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className="rd-link" href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  )
}

/** An email address; where it doesn't fit on a line, a line ends after its "@" rather than within a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
