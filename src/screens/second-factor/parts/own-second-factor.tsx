import { KeyRound, ShieldCheck } from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import type { Profile } from '../../../core/profile/profile.ts'
import { decideFactorRemoval } from '../../../core/second-factor/requirement.ts'
import { secondFactorTexts } from '../../../core/second-factor/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { Status } from '../../kit/status.tsx'
import { useNumber } from '../../kit/use-number.ts'
import { LoadedInPlace } from '../../loaded-in-place.tsx'

const loadPasskeys = () => loadChunk(() => import('../own-passkeys.tsx'))
const parts = {
  add: () => loadChunk(() => import('../add-second-factor.tsx')),
  remove: () => loadChunk(() => import('../remove-second-factor.tsx')),
  renew: () => loadChunk(() => import('../renew-codes.tsx')),
} as const

/** Whether signing in asks for a code beside the password, and what stands in for it: lines of the profile. */
export function OwnSecondFactor({ onChanged, ...profile }: Profile & { onChanged: () => void }) {
  const texts = useTexts(secondFactorTexts)
  const number = useNumber()
  const [asked, setAsked] = useState<keyof typeof parts | null>(null)
  const { email, secondFactor, recoveryCodesLeft: left, secondFactorRequiredBy } = profile
  const removal = decideFactorRemoval(secondFactorRequiredBy)
  const close = () => {
    setAsked(null)
    onChanged()
  }
  return (
    <>
      <li className="rd-record-line" data-next>
        <span className="rd-record-words">
          <span className="rd-record-name">
            {texts.factor}
            {secondFactor && <Status tone="ok">{texts.on}</Status>}
          </span>
          <span className="rd-record-muted">{secondFactor ? texts.asks : texts.off}</span>
          {secondFactor && !removal.allowed && (
            <span className="rd-record-muted">
              {texts['factor-required']({ organization: secondFactorRequiredBy.join(', ') })}
            </span>
          )}
        </span>
        {!secondFactor && (
          <Button icon={<Icon of={ShieldCheck} />} onClick={() => setAsked('add')}>
            {texts.setUp}
          </Button>
        )}
        {secondFactor && removal.allowed && (
          <Button icon={<Icon of={ShieldCheck} />} onClick={() => setAsked('remove')}>
            {texts.remove}
          </Button>
        )}
      </li>
      {secondFactor && (
        <li className="rd-record-line" data-next>
          <span className="rd-record-words">
            {texts.codes}
            <span className="rd-record-muted">
              {left === 0 ? texts.noCodesLeft : texts.codesLeft({ number: number(left) })(left)}
            </span>
          </span>
          <Button icon={<Icon of={KeyRound} />} onClick={() => setAsked('renew')}>
            {texts.renew}
          </Button>
        </li>
      )}
      {secondFactor && (
        <LoadedInPlace load={loadPasskeys} waiting={null}>
          {OwnPasskeys => <OwnPasskeys email={email} />}
        </LoadedInPlace>
      )}
      {asked && (
        <LoadedPart key={asked} load={parts[asked]} onClose={close}>
          {Part => <Part email={email} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}
