import { useState } from 'react'
import { readReset } from '../../core/one-time-links/link-reader.ts'
import { resetCalls } from '../../core/one-time-links/reset-calls.ts'
import { resetTexts } from '../../core/one-time-links/reset-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Door, DoorLink } from '../session/parts/door.tsx'
import { DoorPassword } from '../session/parts/door-fields.tsx'
import { DoorForm, useDoorForm } from '../session/parts/door-form.tsx'
import { OutcomeDoor } from '../session/parts/outcome-door.tsx'
import { UnreadDoor } from '../session/parts/unread-door.tsx'
import { usePasswordCheck } from '../session/parts/use-checks.ts'
import { answerLink, type LinkAnswered, useLink } from './parts/use-link.ts'

/**
 * Another password, by a link that was mailed (section 2, "/reset-password").
 *
 * @attr token the link's own
 */
export default function ResetPassword({ token = '' }: { token?: string }) {
  const texts = useTexts(resetTexts)
  const { read, reload } = useLink(readReset, token)
  const [isDone, setDone] = useState(false)
  const toLogin = <DoorLink path="/login">{texts.login}</DoorLink>
  if (isDone)
    return (
      <OutcomeDoor title={texts.doneTitle} lead={<p role="status">{texts.done}</p>}>
        {toLogin}
      </OutcomeDoor>
    )
  if (read.state !== 'ready')
    return (
      <UnreadDoor title={texts.resetTitle} read={read} failed={texts.failed} onRetry={reload} />
    )
  const link = read.data
  if (link.state !== 'good')
    return (
      <OutcomeDoor title={texts.resetTitle} lead={<p role="alert">{texts[link.state]}</p>}>
        <DoorLink path="/forgot-password">{texts.newLink}</DoorLink>
        {toLogin}
      </OutcomeDoor>
    )
  return (
    <Door title={texts.resetTitle} lead={texts.resetLead({ email: link.about.email })}>
      <Choice
        token={token}
        email={link.about.email}
        onDone={() => setDone(true)}
        onRefused={reload}
      />
    </Door>
  )
}

interface ChoiceProps extends LinkAnswered {
  token: string
  email: string
}

function Choice({ token, email, ...answered }: ChoiceProps) {
  const desk = useDesk()
  const texts = useTexts(resetTexts)
  const wrongPassword = usePasswordCheck()
  const { form, field } = useDoorForm({
    initially: { password: '' },
    check: ({ password }) => wrongPassword('password', password, texts.password),
    send: ({ password }, attempt) =>
      answerLink(
        desk.http.ask(resetCalls.use, { body: { token, password } }, { attempt }),
        answered,
      ),
  })
  return (
    <DoorForm form={form} submit={texts.setPassword} busyLabel={texts.setting}>
      <DoorPassword {...field('password')} label={texts.password} />
      {/* So that a password manager knows whose it is; after the first field, which the focus begins in. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
    </DoorForm>
  )
}
