import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadChunk, loadModule } from '../../core/load-chunk.ts'
import { waitingHere } from '../../core/outbox/waiting-count.ts'
import { createLogin } from '../../core/session/login.ts'
import type { LoginValues } from '../../core/session/rules.ts'
import { sessionTexts } from '../../core/session/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { emit } from '../emit.ts'
import { LoginFailure } from './login-failure.tsx'
import { LoginForm } from './login-form.tsx'
import { Door } from './parts/door.tsx'
import { useFailureMessage } from './parts/use-failure-message.ts'
import type SecondStepDoor from './second-step.tsx'

/**
 * Login (section 2). After success the shell, which hears of the session, goes to home.
 *
 * @fires raffle-desk-signed-in somebody has signed in
 * @fires raffle-desk-login-error it failed; detail.message says why
 */
export default function LoginScreen() {
  const desk = useDesk()
  const texts = useTexts(sessionTexts)
  const failureMessage = useFailureMessage()
  const card = useRef<HTMLDivElement>(null)
  const [login] = useState(() => createLogin(desk))
  const state = useStore(login.$state)

  // As it was when the door opened: it stays in sight while somebody tries.
  const [isEnded] = useState(() => {
    const session = desk.session.$session.get()
    return session.state === 'anonymous' && session.ended === true
  })
  const [note, setNote] = useState<ReactNode>(null)
  useEffect(() => {
    if (desk.session.kind !== 'standalone' || waitingHere() === 0) return
    // It is news beside signing in: nothing waits for it, and without it one signs in as well.
    loadModule(() => import('./waiting-note.tsx')).then(
      ({ default: WaitingNote }) => setNote(<WaitingNote />),
      () => undefined,
    )
  }, [desk])

  // The shell may take this screen away at once, so the event leaves as the session changes.
  useEffect(
    () =>
      desk.session.$session.listen(session => {
        if (session.state !== 'signed-in' || !card.current) return
        emit(card.current, 'raffle-desk-signed-in', { userId: session.user.id })
      }),
    [desk],
  )

  // Alone on its page, one can type at once: as soon as its French shows too, unless something has the focus.
  useEffect(
    () =>
      desk.texts.$loading.subscribe(loading => {
        if (loading || desk.session.kind === 'host') return
        if (document.activeElement === document.body) card.current?.querySelector('input')?.focus()
      }),
    [desk],
  )

  const [SecondStep, setSecondStep] = useState<typeof SecondStepDoor | null>(null)
  useEffect(() => {
    if (state.state === 'second-step')
      loadChunk(() => import('./second-step.tsx')).then(
        part => setSecondStep(() => part),
        login.fail,
      )
  }, [login, state])
  if (state.state === 'second-step' && SecondStep)
    return (
      <SecondStep
        ref={card}
        challenge={state.challenge}
        onOver={login.fail}
        onBack={login.dismiss}
      />
    )

  async function submit(values: LoginValues) {
    await login.submit(values)
    const after = login.$state.get()
    if (after.state !== 'failed' || !card.current) return
    emit(card.current, 'raffle-desk-login-error', { message: failureMessage(after.error) })
  }

  return (
    <Door title={texts.title} ref={card}>
      {isEnded && (
        <p className="rd-login-lead" role="status">
          {texts.signedOut}
        </p>
      )}
      {note}
      {state.state === 'failed' && (
        <LoginFailure error={state.error} reason={failureMessage(state.error)} />
      )}
      <LoginForm
        busy={state.state === 'busy' || state.state === 'second-step'}
        onSubmit={values => void submit(values)}
      />
    </Door>
  )
}
