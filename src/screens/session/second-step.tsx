import { type Ref, useEffect, useRef } from 'react'
import { DeskError } from '../../core/errors.ts'
import { secondFactorCalls } from '../../core/second-factor/calls.ts'
import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { FieldFrame } from '../kit/fields/field-frame.tsx'
import { Door } from './parts/door.tsx'
import { DoorForm, useDoorForm } from './parts/door-form.tsx'
import { PasskeyStep } from './passkey-step.tsx'

interface SecondStepProps {
  ref: Ref<HTMLDivElement>
  challenge: string
  /** It can't be answered any more: login begins anew, and says why. */
  onOver: (error: unknown) => void
  onBack: () => void
}

/** After the password, a code of the authenticator app, or a recovery code. */
export default function SecondStep({ ref, challenge, onOver, onBack }: SecondStepProps) {
  const { session } = useDesk()
  const texts = useTexts(secondFactorTexts)
  const { form, field } = useDoorForm({
    initially: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: texts.codeNeeded } : {}),
    async send({ code }, attempt) {
      try {
        await session.signIn(http =>
          http.ask(secondFactorCalls.signIn, { body: { challenge, code } }, { attempt }),
        )
      } catch (error) {
        if (!(error instanceof DeskError) || error.failure !== 'unauthorized') throw error
        onOver(error)
      }
    },
  })
  const { error, onChange, ...input } = field('code')
  const place = useRef<HTMLInputElement>(null)
  // Whoever has just typed a password goes on typing.
  useEffect(() => place.current?.focus(), [])
  return (
    <Door title={texts.stepTitle} lead={texts.stepLead} ref={ref}>
      <PasskeyStep challenge={challenge} onOver={onOver} />
      <DoorForm form={form} submit={texts.stepDo} busyLabel={texts.stepBusy}>
        <FieldFrame label={texts.code} error={error}>
          {links => (
            <>
              <input
                {...input}
                {...links}
                ref={place}
                className="rd-input"
                aria-describedby={`${links.id}-hint ${links['aria-describedby']}`}
                required
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={event => onChange(event.currentTarget.value)}
              />
              <p className="rd-login-reason" id={`${links.id}-hint`}>
                {texts.codeHint}
              </p>
            </>
          )}
        </FieldFrame>
      </DoorForm>
      <Button onClick={onBack}>{texts.back}</Button>
    </Door>
  )
}
