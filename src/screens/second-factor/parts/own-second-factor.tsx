import { ShieldCheck } from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import type { Profile } from '../../../core/profile/profile.ts'
import { secondFactorTexts } from '../../../core/second-factor/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { Status } from '../../kit/status.tsx'
import { useNumber } from '../../kit/use-number.ts'

const loadAdd = () => loadChunk(() => import('../add-second-factor.tsx'))
const loadRemove = () => loadChunk(() => import('../remove-second-factor.tsx'))

/** Whether signing in asks for a code beside the password: a line of the profile. */
export function OwnSecondFactor({ onChanged, ...profile }: Profile & { onChanged: () => void }) {
  const texts = useTexts(secondFactorTexts)
  const number = useNumber()
  const [asked, setAsked] = useState<'add' | 'remove' | null>(null)
  const { secondFactor, recoveryCodesLeft: left } = profile
  const close = () => {
    setAsked(null)
    onChanged()
  }
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        {texts.factor}
        {secondFactor && <Status tone="ok">{texts.on}</Status>}
        <span className="rd-record-muted">
          {secondFactor ? texts.codesLeft({ number: number(left) })(left) : texts.off}
        </span>
      </span>
      <Button
        icon={<Icon of={ShieldCheck} />}
        onClick={() => setAsked(secondFactor ? 'remove' : 'add')}
      >
        {secondFactor ? texts.remove : texts.setUp}
      </Button>
      {asked === 'add' && (
        <LoadedPart load={loadAdd} onClose={close}>
          {Add => <Add email={profile.email} onClose={close} />}
        </LoadedPart>
      )}
      {asked === 'remove' && (
        <LoadedPart load={loadRemove} onClose={close}>
          {Remove => <Remove email={profile.email} onClose={close} />}
        </LoadedPart>
      )}
    </li>
  )
}
