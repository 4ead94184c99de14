import { useStore } from '@nanostores/react'
import { KeyRound, Pencil } from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import type { Profile } from '../../core/profile/profile.ts'
import { profileViewOf } from '../../core/profile/profile-view.ts'
import { profileTexts } from '../../core/profile/texts.ts'
import { userOf } from '../../core/session/session.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { useScreenState } from '../kit/screen-state.ts'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { NotReady } from '../not-ready.tsx'
import { NotFresh } from '../one-record.tsx'
import recordPageCss from '../record-page.css?inline'
import { RecordWaiting } from '../record-waiting.tsx'
import { OwnSecondFactor } from '../second-factor/parts/own-second-factor.tsx'
import { OwnDetails } from './own-details.tsx'
import { OwnSessions } from './own-sessions.tsx'

addSheet(recordPageCss)

const loadEdit = () => loadChunk(() => import('./edit-profile.tsx'))
const loadNeeded = () => loadChunk(() => import('../second-factor/parts/factor-needed.tsx'))
const loadPassword = () => loadChunk(() => import('./change-password.tsx'))

/**
 * What somebody sets about themselves: name, languages, colours, mails, password, and where they are signed in. Whoever needs
 * a second factor first sets that up.
 */
export default function ProfileScreen() {
  const user = userOf(useStore(useDesk().session.$session))
  if (user?.secondFactorNeeded)
    return (
      <LoadedInPlace load={loadNeeded} waiting={<Waiting />}>
        {FactorNeeded => <FactorNeeded user={user} />}
      </LoadedInPlace>
    )
  return <OwnProfile id={user?.id ?? ''} />
}

function Waiting() {
  useScreenState('waiting')
  return <div aria-busy="true" />
}

function OwnProfile({ id }: { id: string }) {
  const texts = useTexts(profileTexts)
  const view = profileViewOf(useDesk(), id)
  const shown = useStore(view.$view)
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const columns = [
    [texts.you, texts.mails],
    [texts.signingIn, texts.sessions],
  ] as const
  return (
    <div className="rd-page">
      <PageHeader
        title={texts.profile}
        subtitle={texts.about}
        actions={
          shown.state === 'ready' && (
            <Button
              data-next
              variant="primary"
              icon={<Icon of={Pencil} />}
              onClick={() => setEditing(true)}
            >
              {texts.edit}
            </Button>
          )
        }
      />
      {shown.state === 'ready' ? (
        <>
          {shown.error !== null && (
            <NotFresh title={texts.notFresh} error={shown.error} onRetry={view.reload} />
          )}
          <Settings profile={shown.data} onChanged={view.reload} />
          {isEditing && (
            <LoadedPart load={loadEdit} onClose={close}>
              {EditProfile => <EditProfile profile={shown.data} view={view} onClose={close} />}
            </LoadedPart>
          )}
        </>
      ) : (
        <NotReady
          read={shown.state === 'not-found' ? { state: 'failed', error: null } : shown}
          waiting={<RecordWaiting label={texts.loading} columns={columns} />}
          title={texts.loadFailed}
          onRetry={view.reload}
          page
        />
      )}
    </div>
  )
}

interface SettingsProps {
  profile: Profile
  onChanged: () => void
}

function Settings({ profile, onChanged }: SettingsProps) {
  return (
    <div className="rd-record">
      <div className="rd-record-columns">
        <div className="rd-record-column">
          <OwnDetails {...profile} />
        </div>
        <div className="rd-record-column">
          <SigningIn profile={profile} onChanged={onChanged} />
          <OwnSessions />
        </div>
      </div>
    </div>
  )
}

function SigningIn({ profile, onChanged }: SettingsProps) {
  const texts = useTexts(profileTexts)
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <Card title={texts.signingIn}>
      <ul className="rd-record-lines">
        <li className="rd-record-line">
          <span className="rd-record-words">
            {texts.password}
            <span className="rd-record-muted">{texts.passwordHint}</span>
          </span>
          <Button icon={<Icon of={KeyRound} />} onClick={() => setAsked(true)}>
            {texts.changePassword}
          </Button>
        </li>
        <OwnSecondFactor {...profile} onChanged={onChanged} />
      </ul>
      {asked && (
        <LoadedPart load={loadPassword} onClose={close}>
          {ChangePassword => <ChangePassword email={profile.email} onClose={close} />}
        </LoadedPart>
      )}
    </Card>
  )
}
