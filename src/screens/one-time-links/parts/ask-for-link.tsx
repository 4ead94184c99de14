import { useState } from 'react'
import type { AnotherLink } from '../../../core/one-time-links/link-words.ts'
import { useDesk } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Door, DoorLink } from '../../session/parts/door.tsx'
import { DoorText } from '../../session/parts/door-fields.tsx'
import { DoorForm } from '../../session/parts/door-form.tsx'
import { OutcomeDoor } from '../../session/parts/outcome-door.tsx'
import { type LinkCall, Resend } from './resend.tsx'
import { useAddressForm } from './use-address-form.ts'

interface AskForLinkProps {
  texts: AnotherLink & {
    askTitle: string
    askLead: string
    sent: (gaps: { email: string }) => string
  }
  call: LinkCall
}

/** Mails a link to an address, and again to the same or another one: it tells nobody whether it is known. */
export function AskForLink({ texts, call }: AskForLinkProps) {
  const desk = useDesk()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, field } = useAddressForm(async (email, attempt) => {
    await desk.http.ask(call, { body: { email } }, { attempt })
    setSentTo(email)
  })
  const toLogin = <DoorLink path="/login">{texts.login}</DoorLink>
  if (sentTo !== null)
    return (
      <OutcomeDoor
        title={texts.sentTitle}
        lead={<p role="status">{texts.sent({ email: sentTo })}</p>}
      >
        <Resend texts={texts} call={call} email={sentTo} />
        <Button onClick={() => setSentTo(null)}>{texts.otherAddress}</Button>
        {toLogin}
      </OutcomeDoor>
    )
  return (
    <Door title={texts.askTitle} lead={texts.askLead}>
      <DoorForm form={form} submit={texts.send} busyLabel={texts.sending}>
        <DoorText {...field('email')} label={texts.email} type="email" autoComplete="username" />
      </DoorForm>
      {toLogin}
    </Door>
  )
}
