import { useState } from 'react'
import { regionName } from '../../core/format/regions.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { may } from '../../core/permissions.ts'
import { formatCharityNumber } from '../../core/sign-up/charity-number.ts'
import { signUpsOf } from '../../core/sign-up/sign-ups-waiting.ts'
import { type Alike, type SignUp, waitingCalls } from '../../core/sign-up/waiting.ts'
import { waitingTexts } from '../../core/sign-up/waiting-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import { useRoles } from '../use-roles.ts'

interface ReviewProps {
  signUp: SignUp
  onClose: () => void
}

/** What somebody gave who signed an organization up, what it may be already, and the decision. */
export default function ReviewSignUp({ signUp, onClose }: ReviewProps) {
  const texts = useTexts(waitingTexts)
  const mayDecide = may('organization:edit', useRoles())
  const [asked, setAsked] = useState<'approve' | 'send-back' | null>(null)
  const back = () => setAsked(null)
  if (asked === 'approve') return <Approve signUp={signUp} onBack={back} onDone={onClose} />
  if (asked === 'send-back') return <SendBack signUp={signUp} onBack={back} onDone={onClose} />
  return (
    <Drawer
      open
      title={signUp.organizationName}
      onClose={onClose}
      footer={
        mayDecide ? (
          <>
            <Button onClick={() => setAsked('send-back')}>{texts.sendBack}</Button>
            <Button variant="primary" onClick={() => setAsked('approve')}>
              {texts.approve}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )
      }
    >
      <Given {...signUp} />
    </Drawer>
  )
}

function Given(signUp: SignUp) {
  const texts = useTexts(waitingTexts)
  const locale = useLocale()
  const { country, province, charityNumber, reason, alike } = signUp
  const day = (instant: string) => (
    <DateText instant={instant} timeZone={browserTimeZone()} show="date-time" />
  )
  const number = formatCharityNumber(country, charityNumber)
  const { before } = signUp
  const wasCountry = before?.country ?? country
  /** As it is, and as it was before it was mended. */
  const told = (value: string, was: string | undefined) =>
    was === undefined ? (
      value
    ) : (
      <>
        {value} <span className="rd-record-muted">{texts.before({ value: was })}</span>
      </>
    )
  return (
    <KeyValueList
      items={[
        ...(alike.length > 0
          ? [{ name: texts.alike, value: <AlikeList alike={alike} />, wide: true }]
          : []),
        ...(reason !== null ? [{ name: texts.sentBackFor, value: reason, wide: true }] : []),
        ...(signUp.ownerSuspended
          ? [{ name: texts.account, value: texts.ownerSuspended, wide: true }]
          : []),
        ...(before?.name === undefined
          ? []
          : [
              {
                name: texts.organization,
                value: told(isolated(signUp.organizationName), isolated(before.name)),
                wide: true,
              },
            ]),
        {
          name: texts.charityNumber,
          value: told(
            number,
            before?.charityNumber && formatCharityNumber(wasCountry, before.charityNumber),
          ),
          copy: number,
        },
        {
          name: texts.country,
          value: told(
            texts[`country-${country}`],
            before?.country && texts[`country-${before.country}`],
          ),
        },
        {
          name: texts.province,
          value: told(
            regionName(country, province, locale),
            before?.province && regionName(wasCountry, before.province, locale),
          ),
        },
        { name: texts.timeZone, value: signUp.timeZone },
        { name: texts.language, value: texts[`language-${signUp.language}`] },
        { name: texts.person, value: <bdi>{signUp.name}</bdi> },
        { name: texts.email, value: <bdi>{signUp.email}</bdi>, copy: signUp.email },
        { name: texts.signedUp, value: day(signUp.createdAt) },
        { name: texts.verified, value: day(signUp.verifiedAt) },
      ]}
    />
  )
}

function AlikeList({ alike }: { alike: readonly Alike[] }) {
  const texts = useTexts(waitingTexts)
  return (
    <ul>
      {alike.map(({ id, name, waiting, by }) => (
        <li key={id}>
          {waiting ? (
            <bdi>{name}</bdi>
          ) : (
            <ScreenLink path={pathTo('adminOrganization', { organization: id })}>
              <bdi>{name}</bdi>
            </ScreenLink>
          )}{' '}
          –{' '}
          {[...by.map(reason => texts[`by-${reason}`]), ...(waiting ? [texts.waitsToo] : [])].join(
            ', ',
          )}
        </li>
      ))}
    </ul>
  )
}

interface DecisionProps {
  signUp: SignUp
  onBack: () => void
  onDone: () => void
}

function Approve({ signUp, onBack, onDone }: DecisionProps) {
  const { id, version, organizationName, name: person, email } = signUp
  const desk = useDesk()
  const texts = useTexts(waitingTexts)
  const notify = useNotify()
  const { run, busy, error, unsure } = useAction()
  const name = isolated(organizationName)
  const approve = async () => {
    const asked = { params: { id }, body: { version } }
    const done = await run(async attempt => {
      await desk.http.ask(waitingCalls.approve, asked, { attempt })
      notify('ok', texts.approved({ name: organizationName }))
    })
    signUpsOf(desk).reload()
    if (done) onDone()
  }
  return (
    <Confirm
      title={texts.approveTitle({ name })}
      message={[
        texts.approveMessage({ person: isolated(person), email }),
        ...(signUp.ownerSuspended ? [texts.ownerSuspended] : []),
      ].join(' ')}
      confirmLabel={texts.approve}
      cancelLabel={texts.notNow}
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={() => void approve()}
      onClose={onBack}
    />
  )
}

function SendBack({ signUp, onBack, onDone }: DecisionProps) {
  const { id, version, organizationName, email } = signUp
  const desk = useDesk()
  const texts = useTexts(waitingTexts)
  const notify = useNotify()
  const { run, busy, error, unsure } = useAction()
  const sendBack = async (reason: string) => {
    const asked = { params: { id }, body: { version, reason } }
    const done = await run(async attempt => {
      await desk.http.ask(waitingCalls.sendBack, asked, { attempt })
      notify('ok', texts.sentBack({ name: organizationName }))
    }, reason)
    signUpsOf(desk).reload()
    if (done) onDone()
  }
  return (
    <Confirm
      title={texts.sendBackTitle({ name: isolated(organizationName) })}
      message={`${texts.sendBackMessage({ email })} ${texts[`reads-${signUp.language}`]}`}
      confirmLabel={texts.sendBack}
      cancelLabel={texts.notNow}
      reason={{ label: texts.sendBackReason, required: true }}
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={reason => void sendBack(reason)}
      onClose={onBack}
    />
  )
}
