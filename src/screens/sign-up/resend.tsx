import { useState } from 'react'
import { verificationCalls } from '../../core/sign-up/calls.ts'
import { verifyTexts } from '../../core/sign-up/verify-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { useNow } from '../kit/use-now.ts'
import { useDoorForm } from '../session/parts/door-form.tsx'
import { useFailureMessage } from '../session/parts/use-failure-message.ts'

/** How long one waits before the link is sent once more, in milliseconds. */
const pauseMs = 60_000

/** On each whole second. */
const untilNext = (now: Date) => 1000 - now.getMilliseconds()

/** Sends the link that verifies an address again, after a while: an email takes its time. */
export function Resend({ email }: { email: string }) {
  const desk = useDesk()
  const texts = useTexts(verifyTexts)
  const failureMessage = useFailureMessage()
  const [sentAt, setSentAt] = useState(() => Date.now())
  const [isAgain, setAgain] = useState(false)
  const now = useNow(untilNext)
  const left = Math.ceil((sentAt + pauseMs - now.getTime()) / 1000)
  const { form } = useDoorForm({
    initially: {},
    check: () => ({}),
    async send(_, attempt) {
      await desk.http.ask(verificationCalls.request, { body: { email } }, { attempt })
      setSentAt(Date.now())
      setAgain(true)
    },
  })
  return (
    <>
      <p className="rd-login-lead">{texts.hint}</p>
      {form.error !== null && (
        <Alert>
          <p>{failureMessage(form.error)}</p>
        </Alert>
      )}
      <Button busy={form.busy} disabled={left > 0} onClick={form.submit}>
        {left > 0 ? texts.againIn({ seconds: String(left) }) : texts.again}
      </Button>
      <p className="rd-only-read-out" role="status">
        {isAgain ? texts.sentAgain : ''}
      </p>
    </>
  )
}
