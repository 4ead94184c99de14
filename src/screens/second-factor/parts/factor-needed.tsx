import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import type { Profile } from '../../../core/profile/profile.ts'
import { followSaved, profileViewOf } from '../../../core/profile/profile-view.ts'
import { secondFactorTexts } from '../../../core/second-factor/texts.ts'
import type { SessionUser } from '../../../core/session/user.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { NotReady } from '../../not-ready.tsx'
import { Door, DoorLink } from '../../session/parts/door.tsx'

const loadAdd = () => loadChunk(() => import('../add-second-factor.tsx'))

/** What stands before everything else for whoever has a role that needs a second factor, and has none. */
export default function FactorNeeded({ user }: { user: SessionUser }) {
  const texts = useTexts(secondFactorTexts)
  const view = profileViewOf(useDesk(), user.id)
  const shown = useStore(view.$view)
  return (
    <Door title={texts.neededTitle} lead={texts.needed({ organization: user.organizationName })}>
      {shown.state === 'ready' ? (
        <SetUp profile={shown.data} onChanged={view.reload} />
      ) : (
        <NotReady
          read={shown.state === 'not-found' ? { state: 'failed', error: null } : shown}
          waiting={<div aria-busy="true" />}
          title={texts.neededFailed}
          onRetry={view.reload}
        />
      )}
      <DoorLink path="/logout">{texts.logout}</DoorLink>
    </Door>
  )
}

interface SetUpProps {
  profile: Profile
  onChanged: () => void
}

function SetUp({
  profile: { email, secondFactor, secondFactorRequiredBy },
  onChanged,
}: SetUpProps) {
  const desk = useDesk()
  const texts = useTexts(secondFactorTexts)
  const [asked, setAsked] = useState(false)
  const isOver = secondFactor || secondFactorRequiredBy.length === 0
  // Set up in another tab, or nobody asks for it any more.
  useEffect(() => {
    if (isOver && !asked) void followSaved(desk)
  }, [isOver, asked, desk])
  const close = () => {
    setAsked(false)
    onChanged()
  }
  return (
    <>
      {isOver ? (
        <Button variant="primary" size="lg" onClick={() => void followSaved(desk)}>
          {texts.goOn}
        </Button>
      ) : (
        <Button variant="primary" size="lg" onClick={() => setAsked(true)}>
          {texts.setUp}
        </Button>
      )}
      {asked && (
        <LoadedPart load={loadAdd} onClose={close}>
          {Add => <Add email={email} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}
