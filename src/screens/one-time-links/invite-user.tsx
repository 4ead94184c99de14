import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Locale } from '../../core/i18n/texts.ts'
import { hrefOf } from '../../core/links.ts'
import { invitedCalls } from '../../core/one-time-links/invitation-calls.ts'
import { inviteTexts } from '../../core/one-time-links/invite-texts.ts'
import { readInvitation } from '../../core/one-time-links/link-reader.ts'
import { userOf } from '../../core/session/session.ts'
import { typedAddress } from '../../core/session/typed-address.ts'
import { readPreferences } from '../../core/shell/preferences.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Door, DoorLink } from '../session/parts/door.tsx'
import { DoorPassword, DoorText } from '../session/parts/door-fields.tsx'
import { DoorForm, useDoorForm } from '../session/parts/door-form.tsx'
import { OutcomeDoor } from '../session/parts/outcome-door.tsx'
import { UnreadDoor } from '../session/parts/unread-door.tsx'
import { usePasswordCheck } from '../session/parts/use-checks.ts'
import { answerLink, type LinkAnswered, useLink } from './parts/use-link.ts'

interface Invited {
  email: string
  name: string
  organizationName: string
  hasAccount: boolean
  language: Locale
}

/**
 * An invitation to an organization (section 2, "/invite-user"): by somebody new, who gets an account, or by an account that
 * is there, which gains a membership.
 *
 * @attr token the link's own
 */
export default function InviteUser({ token = '' }: { token?: string }) {
  const texts = useTexts(inviteTexts)
  const { read, reload } = useLink(readInvitation, token)
  useLanguageOf(read.state === 'ready' && read.data.state === 'good' ? read.data.about : null)
  const [isDone, setDone] = useState<Invited | null>(null)
  if (isDone) return <Done invited={isDone} />
  if (read.state !== 'ready')
    return <UnreadDoor title={texts.title} read={read} failed={texts.failed} onRetry={reload} />
  const link = read.data
  if (link.state !== 'good')
    return (
      <OutcomeDoor title={texts.title} lead={<p role="alert">{texts[link.state]}</p>}>
        <DoorLink path="/login">{texts.login}</DoorLink>
      </OutcomeDoor>
    )
  const { about: invited } = link
  const Answer = invited.hasAccount ? Join : Accept
  return (
    <Answer token={token} invited={invited} onDone={() => setDone(invited)} onRefused={reload} />
  )
}

/** The page speaks as the email did, to whoever hasn't said otherwise in this browser; a host's page keeps its language. */
function useLanguageOf(invited: Invited | null): void {
  const desk = useDesk()
  const language = invited?.language
  useEffect(() => {
    const { session } = desk
    const isOurs = session.kind === 'standalone' && userOf(session.$session.get()) === null
    if (language && isOurs && readPreferences().locale === undefined) desk.setLocale(language)
  }, [desk, language])
}

interface AnswerProps extends LinkAnswered {
  token: string
  invited: Invited
}

/** Whoever is new gives their name and chooses a password. */
function Accept({ token, invited, ...answered }: AnswerProps) {
  const desk = useDesk()
  const texts = useTexts(inviteTexts)
  const wrongPassword = usePasswordCheck()
  const { email, organizationName: organization } = invited
  const { form, field } = useDoorForm({
    initially: { name: invited.name, password: '' },
    check: ({ name, password }) => ({
      ...(name.trim() === '' && { name: texts.nameRequired }),
      ...wrongPassword('password', password, texts.password),
    }),
    send({ name, password }, attempt) {
      const { locale: language } = readPreferences()
      const body = { token, name: name.trim(), password, ...(language && { language }) }
      return answerLink(desk.http.ask(invitedCalls.accept, { body }, { attempt }), answered)
    },
  })
  return (
    <Door title={texts.titleOf({ organization })} lead={texts.newLead({ email })}>
      <DoorForm form={form} submit={texts.accept} busyLabel={texts.accepting}>
        <DoorText {...field('name')} label={texts.name} autoComplete="name" />
        {/* So that a password manager knows whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <DoorPassword {...field('password')} label={texts.password} />
      </DoorForm>
    </Door>
  )
}

/** Whoever has an account accepts with it, signed in. */
function Join({ token, invited, ...answered }: AnswerProps) {
  const desk = useDesk()
  const texts = useTexts(inviteTexts)
  const user = userOf(useStore(desk.session.$session))
  const { form } = useDoorForm({
    initially: {},
    check: () => ({}),
    send: (_, attempt) =>
      answerLink(desk.http.ask(invitedCalls.join, { body: { token } }, { attempt }), answered),
  })
  const { email, organizationName: organization } = invited
  const title = texts.titleOf({ organization })
  if (!user)
    return (
      <OutcomeDoor title={title} lead={texts.haveAccount({ email })}>
        <DoorLink path="/login">{texts.login}</DoorLink>
      </OutcomeDoor>
    )
  if (user.email !== email)
    return (
      <OutcomeDoor
        title={title}
        lead={<p role="alert">{texts.wrongAccount({ invited: email, email: user.email })}</p>}
      >
        <DoorLink path="/logout">{texts.logOut}</DoorLink>
      </OutcomeDoor>
    )
  return (
    <OutcomeDoor title={title} lead={texts.joinLead({ email })}>
      <DoorForm form={form} submit={texts.accept} busyLabel={texts.accepting} />
    </OutcomeDoor>
  )
}

function Done({ invited: { email, organizationName, hasAccount } }: { invited: Invited }) {
  const desk = useDesk()
  const { config } = desk
  const texts = useTexts(inviteTexts)
  useEffect(() => {
    typedAddress(desk).email = email
  }, [desk, email])
  return (
    <OutcomeDoor
      title={texts.doneTitle({ organization: organizationName })}
      lead={<p role="status">{hasAccount ? texts.joined : texts.done({ email })}</p>}
    >
      {hasAccount ? (
        // A visit, so that the session is read with its new organization.
        <a className="rd-login-link" href={hrefOf(config, '/')}>
          {texts.home}
        </a>
      ) : (
        <DoorLink path="/login">{texts.login}</DoorLink>
      )}
    </OutcomeDoor>
  )
}
