import { useEffect, useState } from 'react'
import type { AnotherLink } from '../../../core/one-time-links/link-words.ts'
import type { resetCalls } from '../../../core/one-time-links/reset-calls.ts'
import type { verificationCalls } from '../../../core/sign-up/calls.ts'
import { useDesk } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { useDoorForm } from '../../session/parts/door-form.tsx'
import { useFailureMessage } from '../../session/parts/use-failure-message.ts'

/** How long one waits before the link is sent once more. */
const pauseSeconds = 60

/** What asks for a link by an address. */
export type LinkCall = typeof resetCalls.request | typeof verificationCalls.request

interface ResendProps {
  texts: AnotherLink
  call: LinkCall
  email: string
  /** When it was sent last, in milliseconds; by default just now. */
  sentAt?: number
  onSent?: () => void
}

/** Sends a link again, after a while: an email takes its time. */
export function Resend({ texts, call, email, sentAt = Date.now(), onSent }: ResendProps) {
  const desk = useDesk()
  const failureMessage = useFailureMessage()
  const [left, setLeft] = useState(() =>
    Math.min(pauseSeconds, Math.max(0, pauseSeconds - Math.floor((Date.now() - sentAt) / 1000))),
  )
  const [isAgain, setAgain] = useState(false)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft(seconds => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const { form } = useDoorForm({
    initially: {},
    check: () => ({}),
    async send(_, attempt) {
      await desk.http.ask(call, { body: { email } }, { attempt })
      setLeft(pauseSeconds)
      setAgain(true)
      onSent?.()
    },
  })
  return (
    <>
      <p className="rd-login-lead">{texts.sentHint}</p>
      {form.error !== null && (
        <Alert>
          <p>{failureMessage(form.error)}</p>
        </Alert>
      )}
      <Button busy={form.busy} disabled={isWaiting} onClick={form.submit}>
        {isWaiting ? texts.againIn({ seconds: String(left) }) : texts.again}
      </Button>
      <p className="rd-only-read-out" role="status">
        {isAgain ? texts.sentAgain : ''}
      </p>
    </>
  )
}
