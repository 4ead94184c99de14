import { useEffect, useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import { signUpCalls, verificationCalls } from '../../core/sign-up/calls.ts'
import {
  forgetSentSignUp,
  forgetSignUpDraft,
  keepSentSignUp,
  keepSignUpDraft,
  readSentSignUp,
  readSignUpDraft,
  type SignUpDraft,
} from '../../core/sign-up/draft.ts'
import { signUpTexts } from '../../core/sign-up/sign-up-texts.ts'
import { verifyTexts } from '../../core/sign-up/verify-texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useChunk } from '../kit/use-chunk.ts'
import { Resend } from '../one-time-links/parts/resend.tsx'
import { Door, DoorLink } from '../session/parts/door.tsx'
import { DoorPassword, DoorText } from '../session/parts/door-fields.tsx'
import { DoorForm, useDoorForm } from '../session/parts/door-form.tsx'
import { OutcomeDoor } from '../session/parts/outcome-door.tsx'
import { useEmailCheck, usePasswordCheck } from '../session/parts/use-checks.ts'
import { DoorCheck } from './door-choices.tsx'
import { OrganizationFields, SignUpGroup, useDetailsCheck } from './organization-fields.tsx'

/** Few come by such a link. */
const loadMend = () => loadChunk(() => import('./mend-sign-up.tsx'))

/**
 * An organization signs up (section 2, "/sign-up"): it waits until those who run the product have looked at it. By the link
 * of a letter that sent it back, it is mended.
 *
 * @attr token the link's own
 */
export default function SignUp({ token = '' }: { token?: string }) {
  const texts = useTexts(signUpTexts)
  const [sent, setSent] = useState(readSentSignUp)
  // Whoever goes elsewhere has read it; a reload doesn't come by here.
  useEffect(() => forgetSentSignUp, [])
  const again = (email: string) => setSent(keepSentSignUp(email))
  if (token !== '') return <Mend token={token} title={texts.mendTitle} />
  if (sent === null) return <NewSignUp onSent={again} />
  return <Sent sent={sent} onSent={again} />
}

interface SentProps {
  sent: { email: string; at: number }
  onSent: (email: string) => void
}

function Sent({ sent: { email, at }, onSent }: SentProps) {
  const texts = useTexts(signUpTexts)
  const call = verificationCalls.request
  return (
    <OutcomeDoor
      title={texts.sentTitle}
      lead={
        <>
          <p role="status">{texts.sent({ email })}</p>
          <p>{texts.sentNext}</p>
        </>
      }
    >
      <Resend
        texts={useTexts(verifyTexts)}
        call={call}
        email={email}
        sentAt={at}
        onSent={() => onSent(email)}
      />
      <DoorLink path="/login">{texts.login}</DoorLink>
    </OutcomeDoor>
  )
}

function Mend({ token, title }: { token: string; title: string }) {
  const texts = useTexts(errorTexts)
  const chunk = useChunk(loadMend)
  if (chunk.state === 'ready') return <chunk.part token={token} />
  return (
    <Door title={title}>
      {chunk.state === 'loading' ? (
        <Skeleton width="100%" />
      ) : (
        <FailedState message={texts.chunk} retry={texts.retry} onRetry={chunk.retry} />
      )}
    </Door>
  )
}

function NewSignUp({ onSent }: { onSent: (email: string) => void }) {
  const desk = useDesk()
  const texts = useTexts(signUpTexts)
  const wrongDetails = useDetailsCheck()
  const wrongEmail = useEmailCheck()
  const wrongPassword = usePasswordCheck()
  const [initially] = useState(() => ({ ...readSignUpDraft(), password: '' }))
  const { form, values, field, put } = useDoorForm<SignUpDraft & { password: string }>({
    initially,
    check: ({ email, password, consent, ...details }) => ({
      ...wrongDetails(details),
      // The country opens the rest.
      ...(details.country !== '' && {
        ...(details.timeZone === '' && { timeZone: texts.timeZoneRequired }),
        ...wrongEmail('email', email),
        ...wrongPassword('password', password, texts.password),
        ...(!consent && { consent: texts.consentRequired }),
      }),
    }),
    async send({ country, consent: _, ...typed }, attempt) {
      // The form has found both before it is sent.
      if (country === '') return
      const language = desk.$locale.get()
      const email = typed.email.trim()
      const body = { ...typed, email, country, language, consent: true } as const
      await desk.http.ask(signUpCalls.signUp, { body }, { attempt })
      forgetSignUpDraft()
      onSent(email)
    },
  })
  useEffect(() => {
    if (values !== initially) keepSignUpDraft(values)
  }, [values, initially])
  return (
    <Door title={texts.title} lead={texts.lead}>
      <DoorForm form={form} submit={texts.signUp} busyLabel={texts.signingUp}>
        <OrganizationFields
          country={field('country')}
          province={field('province')}
          organizationName={field('organizationName')}
          charityNumber={field('charityNumber')}
          timeZone={field('timeZone')}
          put={put}
        />
        {values.country !== '' && (
          <>
            <SignUpGroup title={texts.you}>
              <DoorText {...field('name')} label={texts.name} autoComplete="name" />
              <DoorText
                {...field('email')}
                label={texts.email}
                type="email"
                autoComplete="username"
              />
              <DoorPassword {...field('password')} label={texts.password} />
            </SignUpGroup>
            <DoorCheck {...field('consent')} label={texts.consent} />
          </>
        )}
      </DoorForm>
      <p className="rd-login-lead rd-sign-up-note">{texts.alreadyWithUs}</p>
      <DoorLink path="/login">{texts.login}</DoorLink>
    </Door>
  )
}
