import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatInstant } from '../../core/format/instants.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { type Invitation, invitationCalls } from '../../core/users/invitation.ts'
import { invitationTexts } from '../../core/users/invitation-texts.ts'
import { invitationsOf } from '../../core/users/invitations-waiting.ts'
import { roleTexts } from '../../core/users/role-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { EndQuestion } from '../end-question.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { useLocale } from '../kit/language.tsx'
import { Status } from '../kit/status.tsx'
import { LinesNotReady } from '../not-ready.tsx'
import recordPageCss from '../record-page.css?inline'
import { useNotify } from '../use-notify.ts'
import { useTold } from '../use-told.ts'
import usersCss from './users.css?inline'

addSheet(recordPageCss)
addSheet(usersCss)

/** The invitations that wait, and those that ran out: sent again, or revoked. Without any, nothing. */
export function Invitations() {
  const texts = useTexts(invitationTexts)
  const { $state, reload } = invitationsOf(useDesk())
  const read = useStore($state)
  const [asked, setAsked] = useState<Invitation | null>(null)
  if (read.state === 'empty' || (read.state === 'ready' && read.data.length === 0)) return null
  return (
    <div className="rd-record">
      <Card title={texts.waiting}>
        {read.state === 'ready' ? (
          <ul className="rd-record-lines">
            {read.data.map(each => (
              <Line key={each.id} {...each} onRevoke={() => setAsked(each)} />
            ))}
          </ul>
        ) : (
          <div className="rd-record-padded">
            <LinesNotReady read={read} label={texts.loading} onRetry={reload} />
          </div>
        )}
      </Card>
      {asked && <Revoke {...asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function Line({ onRevoke, ...invitation }: Invitation & { onRevoke: () => void }) {
  const desk = useDesk()
  const texts = useTexts(invitationTexts)
  const words = useTexts(roleTexts)
  const locale = useLocale()
  const notify = useNotify()
  const { run, busy } = useTold()
  const { id, name, email, roles, state, expiresAt } = invitation
  const at = formatInstant(expiresAt, { timeZone: browserTimeZone(), locale, style: 'date-time' })
  const resend = async () => {
    await run(async attempt => {
      await desk.http.ask(invitationCalls.resend, { params: { id } }, { attempt })
      notify('ok', texts.resent({ name }))
    }, id)
    invitationsOf(desk).reload()
  }
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <span className="rd-record-name">
          <bdi>{name}</bdi>
          <Status tone={state === 'invited' ? 'info' : 'warn'}>{texts[`state-${state}`]}</Status>
        </span>
        <span className="rd-record-muted">
          <bdi>{email}</bdi> – {roles.map(role => words[role]).join(', ')}
        </span>
        <span className="rd-record-muted">
          {state === 'invited' ? texts.goodUntil({ at }) : texts.ranOut({ at })}
        </span>
      </span>
      <span className="rd-record-actions">
        <Button
          busy={busy}
          aria-label={texts.resendOf({ name: isolated(name) })}
          onClick={() => void resend()}
        >
          {texts.resend}
        </Button>
        <Button aria-label={texts.revokeOf({ name: isolated(name) })} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      </span>
    </li>
  )
}

function Revoke({ id, name, onClose }: Invitation & { onClose: () => void }) {
  const desk = useDesk()
  const texts = useTexts(invitationTexts)
  const { reload } = invitationsOf(desk)
  return (
    <EndQuestion
      title={texts.revokeTitle({ name: isolated(name) })}
      message={texts.revokeMessage}
      verb={texts.revokeDo}
      keep={texts.keep}
      ended={texts.revoked({ name })}
      end={attempt => desk.http.ask(invitationCalls.revoke, { params: { id } }, { attempt })}
      onDone={() => {
        reload()
        onClose()
      }}
      onFailed={reload}
      onClose={onClose}
    />
  )
}
