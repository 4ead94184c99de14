import { useStore } from '@nanostores/react'
import { KeyRound } from 'lucide'
import { useState } from 'react'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { hasPasskeys } from '../../core/passkeys/browser.ts'
import type { Passkey } from '../../core/passkeys/passkey.ts'
import { ownPasskeysOf } from '../../core/passkeys/passkeys-kept.ts'
import { passkeyTexts } from '../../core/passkeys/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { RelativeTime } from '../kit/relative-time.tsx'
import { LinesNotReady } from '../not-ready.tsx'

const loadAdd = () => loadChunk(() => import('./add-passkey.tsx'))
const loadRemove = () => loadChunk(() => import('./remove-passkey.tsx'))

/** The person's passkeys, beside their second factor: lines of the profile. */
export default function OwnPasskeys({ email }: { email: string }) {
  const texts = useTexts(passkeyTexts)
  const { $state, reload } = ownPasskeysOf(useDesk())
  const read = useStore($state)
  const [asked, setAsked] = useState<Passkey | 'add' | null>(null)
  const close = () => setAsked(null)
  const isHere = hasPasskeys()
  return (
    <>
      <li className="rd-record-line">
        <span className="rd-record-words">
          {texts.passkeys}
          <span className="rd-record-muted">{isHere ? texts.hint : texts.notHere}</span>
        </span>
        {isHere && (
          <Button icon={<Icon of={KeyRound} />} onClick={() => setAsked('add')}>
            {texts.add}
          </Button>
        )}
      </li>
      {read.state === 'ready' ? (
        read.data.map(each => <Line key={each.id} {...each} onRemove={() => setAsked(each)} />)
      ) : (
        <li className="rd-record-line">
          <LinesNotReady
            read={read.state === 'empty' ? { state: 'loading' } : read}
            label={texts.loading}
            title={texts.loadFailed}
            onRetry={reload}
          />
        </li>
      )}
      {asked === 'add' && (
        <LoadedPart load={loadAdd} onClose={close}>
          {Add => <Add email={email} onAdded={reload} onClose={close} />}
        </LoadedPart>
      )}
      {asked !== null && asked !== 'add' && (
        <LoadedPart load={loadRemove} onClose={close}>
          {Remove => <Remove email={email} passkey={asked} onRemoved={reload} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}

function Line({ name, createdAt, lastUsedAt, onRemove }: Passkey & { onRemove: () => void }) {
  const texts = useTexts(passkeyTexts)
  const timeZone = browserTimeZone()
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <bdi>{name}</bdi>
        <span className="rd-record-muted">
          {texts.made} <DateText instant={createdAt} timeZone={timeZone} show="date" />
          {' – '}
          {lastUsedAt === null ? (
            texts.neverUsed
          ) : (
            <>
              {texts.lastUsed} <RelativeTime instant={lastUsedAt} timeZone={timeZone} />
            </>
          )}
        </span>
      </span>
      <Button aria-label={texts.removeOf({ name: isolated(name) })} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  )
}
