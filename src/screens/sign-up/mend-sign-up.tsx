import { useState } from 'react'
import { signUpCalls } from '../../core/sign-up/calls.ts'
import { mendTexts } from '../../core/sign-up/mend-texts.ts'
import { readReturned } from '../../core/sign-up/readers.ts'
import { signUpTexts } from '../../core/sign-up/sign-up-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { answerLink, type LinkAnswered, useLink } from '../one-time-links/parts/use-link.ts'
import { Door, DoorLink } from '../session/parts/door.tsx'
import { DoorText } from '../session/parts/door-fields.tsx'
import { DoorForm, useDoorForm } from '../session/parts/door-form.tsx'
import { OutcomeDoor } from '../session/parts/outcome-door.tsx'
import { UnreadDoor } from '../session/parts/unread-door.tsx'
import {
  OrganizationFields,
  SignUpGroup,
  type TypedDetails,
  useDetailsCheck,
} from './organization-fields.tsx'

/** A sign-up that was sent back, by the link of the letter: with why, and what was given. */
export default function MendSignUp({ token }: { token: string }) {
  const texts = useTexts(signUpTexts)
  const words = useTexts(mendTexts)
  const { read, reload } = useLink(readReturned, token)
  const [isDone, setDone] = useState(false)
  const toLogin = <DoorLink path="/login">{texts.login}</DoorLink>
  if (isDone)
    return (
      <OutcomeDoor title={words.mendedTitle} lead={<p role="status">{words.mended}</p>}>
        {toLogin}
      </OutcomeDoor>
    )
  if (read.state !== 'ready')
    return <UnreadDoor title={texts.mendTitle} read={read} failed={words.failed} onRetry={reload} />
  const link = read.data
  if (link.state !== 'good')
    return (
      <OutcomeDoor title={texts.mendTitle} lead={<p role="alert">{words[link.state]}</p>}>
        {link.state === 'expired' && <DoorLink path="/sign-up">{words.signUpAnew}</DoorLink>}
        {toLogin}
      </OutcomeDoor>
    )
  const { reason, email, charityNumber, ...details } = link.about
  return (
    <Door title={texts.mendTitle} lead={words.mendLead({ email })}>
      <div className="rd-sign-up-why">
        <h2 className="rd-sign-up-heading">{words.why}</h2>
        <p>{reason}</p>
      </div>
      <Mend
        token={token}
        details={{ ...details, charityNumber }}
        onDone={() => setDone(true)}
        onRefused={reload}
      />
    </Door>
  )
}

interface MendProps extends LinkAnswered {
  token: string
  details: TypedDetails
}

function Mend({ token, details, ...answered }: MendProps) {
  const desk = useDesk()
  const texts = useTexts(signUpTexts)
  const words = useTexts(mendTexts)
  const check = useDetailsCheck()
  const { form, field, put } = useDoorForm<TypedDetails>({
    initially: details,
    check,
    async send({ country, ...typed }, attempt) {
      if (country === '') return
      const body = { token, country, ...typed }
      await answerLink(desk.http.ask(signUpCalls.mend, { body }, { attempt }), answered)
    },
  })
  return (
    <DoorForm form={form} submit={words.sendAgain} busyLabel={words.sendingAgain}>
      <OrganizationFields
        country={field('country')}
        province={field('province')}
        organizationName={field('organizationName')}
        charityNumber={field('charityNumber')}
        put={put}
      />
      <SignUpGroup title={texts.you}>
        <DoorText {...field('name')} label={texts.name} autoComplete="name" />
      </SignUpGroup>
    </DoorForm>
  )
}
