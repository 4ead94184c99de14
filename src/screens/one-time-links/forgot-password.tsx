import { useState } from 'react'
import { resetCalls } from '../../core/one-time-links/reset-calls.ts'
import { resetTexts } from '../../core/one-time-links/reset-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Door, DoorLink } from '../session/parts/door.tsx'
import { DoorText } from '../session/parts/door-fields.tsx'
import { DoorForm } from '../session/parts/door-form.tsx'
import { OutcomeDoor } from '../session/parts/outcome-door.tsx'
import { useAddressForm } from './parts/use-address-form.ts'

/** A link to choose another password (section 2, "/forgot-password"): it tells nobody whether an address has an account. */
export default function ForgotPassword() {
  const texts = useTexts(resetTexts)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <Asked onSent={setSentTo} />
  return (
    <OutcomeDoor
      title={texts.sentTitle}
      lead={
        <>
          <p role="status">{texts.sent({ email: sentTo })}</p>
          <p>{texts.sentHint}</p>
        </>
      }
    >
      <Button onClick={() => setSentTo(null)}>{texts.otherAddress}</Button>
      <DoorLink path="/login">{texts.login}</DoorLink>
    </OutcomeDoor>
  )
}

function Asked({ onSent }: { onSent: (email: string) => void }) {
  const desk = useDesk()
  const texts = useTexts(resetTexts)
  const { form, field } = useAddressForm(async (email, attempt) => {
    await desk.http.ask(resetCalls.request, { body: { email } }, { attempt })
    onSent(email)
  })
  return (
    <Door title={texts.forgotTitle} lead={texts.forgotLead}>
      <DoorForm form={form} submit={texts.sendLink} busyLabel={texts.sending}>
        <DoorText {...field('email')} label={texts.email} type="email" autoComplete="username" />
      </DoorForm>
      <DoorLink path="/login">{texts.login}</DoorLink>
    </Door>
  )
}
