import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { formatInstant } from '../../core/format/instants.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { type OwnSession, profileCalls } from '../../core/profile/profile.ts'
import { ownSessionsOf } from '../../core/profile/profile-view.ts'
import { type ProfileTexts, profileTexts } from '../../core/profile/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { emit } from '../emit.ts'
import { EndQuestion } from '../end-question.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { RelativeTime } from '../kit/relative-time.tsx'
import { Status } from '../kit/status.tsx'
import { LinesNotReady } from '../not-ready.tsx'
import { useAction } from '../use-action.ts'

/** Where somebody is signed in: each can be ended, and all of them at once. */
export function OwnSessions() {
  const texts = useTexts(profileTexts)
  const { $state, reload } = ownSessionsOf(useDesk())
  const read = useStore($state)
  const [asked, setAsked] = useState<OwnSession | 'all' | null>(null)
  const close = () => setAsked(null)
  const count = read.state === 'ready' ? read.data.length : 0
  return (
    <Card title={texts.sessions}>
      {read.state === 'ready' && (
        <>
          <ul className="rd-record-lines">
            {read.data.map(each => (
              <Line key={each.id} {...each} onEnd={() => setAsked(each)} />
            ))}
          </ul>
          <div className="rd-record-padded">
            <div>
              <Button data-next onClick={() => setAsked('all')}>
                {texts.everywhere}
              </Button>
            </div>
          </div>
        </>
      )}
      {read.state !== 'ready' && read.state !== 'empty' && (
        <div className="rd-record-padded">
          <LinesNotReady
            read={read}
            label={texts.sessionsLoading}
            title={texts.sessionsFailed}
            onRetry={reload}
          />
        </div>
      )}
      {asked === 'all' && <EndAll count={count} onClose={close} />}
      {asked !== null && asked !== 'all' && <EndOne {...asked} onClose={close} />}
    </Card>
  )
}

/** Such as "Firefox on Windows". */
function deviceWords({ browser, system }: OwnSession, texts: ProfileTexts): string {
  if (browser === null || system === null) return browser ?? system ?? texts.unknownDevice
  return texts.device({ browser, system })
}

/** The same with when it began: two of the same kind have two names. */
function useSessionName(session: OwnSession): string {
  const texts = useTexts(profileTexts)
  const locale = useLocale()
  const { startedAt } = session
  const at = formatInstant(startedAt, { timeZone: browserTimeZone(), locale, style: 'date-time' })
  return texts.sessionSince({ device: deviceWords(session, texts), at })
}

function Line({ onEnd, ...session }: OwnSession & { onEnd: () => void }) {
  const texts = useTexts(profileTexts)
  const locale = useLocale()
  const timeZone = browserTimeZone()
  const name = useSessionName(session)
  const device = deviceWords(session, texts)
  const at = formatInstant(session.startedAt, { timeZone, locale, style: 'date-time' })
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <span className="rd-record-name">
          {device}
          {session.isThis && <Status tone="ok">{texts.thisOne}</Status>}
        </span>
        <span className="rd-record-muted">
          {texts.inOrganization({ name: isolated(session.organizationName) })}
        </span>
        <span className="rd-record-muted">{texts.since({ at })}</span>
        <span className="rd-record-muted">
          {texts.lastUsed} <RelativeTime instant={session.lastUsedAt} timeZone={timeZone} />
        </span>
      </span>
      {!session.isThis && (
        <Button aria-label={texts.endOf({ device: name })} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

function EndOne({ onClose, ...session }: OwnSession & { onClose: () => void }) {
  const desk = useDesk()
  const texts = useTexts(profileTexts)
  const device = useSessionName(session)
  const asked = { params: { id: session.id } }
  const { reload } = ownSessionsOf(desk)
  return (
    <EndQuestion
      title={texts.endTitle({ device })}
      message={texts.endMessage}
      verb={texts.endDo}
      keep={texts.keepSession}
      ended={texts.ended({ device })}
      end={attempt => desk.http.ask(profileCalls.endSession, asked, { attempt })}
      onDone={() => {
        reload()
        onClose()
      }}
      onFailed={reload}
      onClose={onClose}
    />
  )
}

/** This session ends with the others, and so its screen goes to logout. */
function EndAll({ count, onClose }: { count: number; onClose: () => void }) {
  const desk = useDesk()
  const texts = useTexts(profileTexts)
  const place = useRef<HTMLSpanElement>(null)
  const { run, busy, error, unsure } = useAction()
  const end = async () => {
    const done = await run(async attempt => {
      await desk.http.ask(profileCalls.endSessions, {}, { attempt })
    })
    if (done && place.current)
      emit(place.current, 'raffle-desk-navigate', { path: '/logout' }, { cancelable: true })
  }
  return (
    <>
      <span ref={place} hidden />
      <Confirm
        title={texts.everywhereTitle({ number: String(count) })(count)}
        message={texts.everywhereMessage}
        confirmLabel={texts.everywhere}
        cancelLabel={texts.staySignedIn}
        tone="danger"
        busy={busy}
        error={error}
        unsure={unsure}
        onConfirm={() => void end()}
        onClose={onClose}
      />
    </>
  )
}
