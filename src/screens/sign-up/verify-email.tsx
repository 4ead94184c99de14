import { useState } from 'react'
import { verificationCalls } from '../../core/sign-up/calls.ts'
import { readVerification } from '../../core/sign-up/readers.ts'
import { verifyTexts } from '../../core/sign-up/verify-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { AskForLink } from '../one-time-links/parts/ask-for-link.tsx'
import { answerLink, type LinkAnswered, useLink } from '../one-time-links/parts/use-link.ts'
import { Door, DoorLink } from '../session/parts/door.tsx'
import { DoorPassword } from '../session/parts/door-fields.tsx'
import { DoorForm, useDoorForm } from '../session/parts/door-form.tsx'
import { OutcomeDoor } from '../session/parts/outcome-door.tsx'
import { UnreadDoor } from '../session/parts/unread-door.tsx'

/**
 * Shows that the address of a sign-up is its person's (section 2, "/verify-email"), by the link that was mailed; without one,
 * or where it is good no more, another one is sent.
 *
 * @attr token the link's own
 */
export default function VerifyEmail({ token = '' }: { token?: string }) {
  const [asks, setAsks] = useState(token === '')
  const texts = useTexts(verifyTexts)
  return asks ? (
    <AskForLink texts={texts} call={verificationCalls.request} />
  ) : (
    <Opened token={token} onAsk={() => setAsks(true)} />
  )
}

function Opened({ token, onAsk }: { token: string; onAsk: () => void }) {
  const texts = useTexts(verifyTexts)
  const { read, reload } = useLink(readVerification, token)
  const [doneFor, setDoneFor] = useState<string | null>(null)
  const toLogin = <DoorLink path="/login">{texts.login}</DoorLink>
  if (doneFor !== null)
    return (
      <OutcomeDoor
        title={texts.doneTitle}
        lead={<p role="status">{texts.done({ organization: doneFor })}</p>}
      >
        {toLogin}
      </OutcomeDoor>
    )
  if (read.state !== 'ready')
    return <UnreadDoor title={texts.title} read={read} failed={texts.failed} onRetry={reload} />
  const link = read.data
  if (link.state !== 'good')
    return (
      <OutcomeDoor title={texts.title} lead={<p role="alert">{texts[link.state]}</p>}>
        {link.state !== 'used' && <Button onClick={onAsk}>{texts.newLink}</Button>}
        {toLogin}
      </OutcomeDoor>
    )
  const { email, organizationName: organization } = link.about
  return (
    <Door title={texts.title} lead={texts.lead({ email, organization })}>
      <Confirmation
        token={token}
        email={email}
        onDone={() => setDoneFor(organization)}
        onRefused={reload}
      />
    </Door>
  )
}

interface ConfirmationProps extends LinkAnswered {
  token: string
  email: string
}

/** With the password of the sign-up: whoever signed up with another's address gets no account of theirs by this link. */
function Confirmation({ token, email, ...answered }: ConfirmationProps) {
  const desk = useDesk()
  const texts = useTexts(verifyTexts)
  const { form, field } = useDoorForm({
    initially: { password: '' },
    check: ({ password }) => (password === '' ? { password: texts.passwordNeeded } : {}),
    send: ({ password }, attempt) =>
      answerLink(
        desk.http.ask(verificationCalls.use, { body: { token, password } }, { attempt }),
        answered,
      ),
  })
  return (
    <DoorForm form={form} submit={texts.confirm} busyLabel={texts.confirming}>
      <DoorPassword {...field('password')} label={texts.password} isKnown />
      {/* So that a password manager knows whose it is; after the first field, which the focus begins in. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
    </DoorForm>
  )
}
