import { useStore } from '@nanostores/react'
import { Plus } from 'lucide'
import { useState } from 'react'
import { decideKey, type EmbedKey, mostLivingKeys } from '../../../core/embed-keys/embed-key.ts'
import { embedKeysOf } from '../../../core/embed-keys/keys-kept.ts'
import { embedKeyTexts } from '../../../core/embed-keys/texts.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { isolated } from '../../../core/i18n/isolate.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { roleTexts } from '../../../core/users/role-texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { RelativeTime } from '../../kit/relative-time.tsx'
import { LinesNotReady } from '../../not-ready.tsx'
import recordPageCss from '../../record-page.css?inline'

addSheet(recordPageCss)

const loadAdd = () => loadChunk(() => import('../add-key.tsx'))
const questions = {
  origins: () => loadChunk(() => import('../change-origins.tsx')),
  revoke: () => loadChunk(() => import('../revoke-key.tsx')),
} as const
type Asked = { about: keyof typeof questions; embedKey: EmbedKey }

/** An organization's living embedding keys: where their pages are, when they were used last. @param mayChange they are made, changed and revoked here */
export function EmbedKeys({
  organizationId,
  mayChange,
}: {
  organizationId: string
  mayChange: boolean
}) {
  const texts = useTexts(embedKeyTexts)
  const { $state, reload } = embedKeysOf(useDesk(), organizationId)
  const read = useStore($state)
  const [asked, setAsked] = useState<Asked | 'add' | null>(null)
  const close = () => setAsked(null)
  const keys = read.state === 'ready' ? read.data : []
  const hasRoom = decideKey(keys.length).allowed
  return (
    <Card
      title={texts.title}
      action={
        mayChange &&
        hasRoom &&
        read.state === 'ready' && (
          <Button icon={<Icon of={Plus} />} onClick={() => setAsked('add')}>
            {texts.add}
          </Button>
        )
      }
    >
      <div className="rd-record-padded">
        <p className="rd-record-muted">{texts.hint}</p>
        {read.state === 'ready' && keys.length === 0 && <p>{texts.none}</p>}
        {mayChange && !hasRoom && (
          <p className="rd-record-muted">{texts.enough({ most: mostLivingKeys })}</p>
        )}
        {read.state !== 'ready' && read.state !== 'empty' && (
          <LinesNotReady
            read={read}
            label={texts.loading}
            title={texts.loadFailed}
            onRetry={reload}
          />
        )}
      </div>
      {keys.length > 0 && (
        <ul className="rd-record-lines">
          {keys.map(each => (
            <Line
              key={each.id}
              embedKey={each}
              {...(mayChange && { onAsk: about => setAsked({ about, embedKey: each }) })}
            />
          ))}
        </ul>
      )}
      {asked === 'add' && (
        <LoadedPart load={loadAdd} onClose={close}>
          {Add => <Add organizationId={organizationId} onClose={close} />}
        </LoadedPart>
      )}
      {asked !== null && asked !== 'add' && (
        <LoadedPart key={asked.about} load={questions[asked.about]} onClose={close}>
          {Question => (
            <Question organizationId={organizationId} embedKey={asked.embedKey} onClose={close} />
          )}
        </LoadedPart>
      )}
    </Card>
  )
}

interface LineProps {
  embedKey: EmbedKey
  onAsk?: (about: Asked['about']) => void
}

function Line({ embedKey, onAsk }: LineProps) {
  const texts = useTexts(embedKeyTexts)
  const words = useTexts(roleTexts)
  const timeZone = browserTimeZone()
  const { name, roles, origins, createdAt, lastUsedAt } = embedKey
  const named = { name: isolated(name) }
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <bdi>{name}</bdi>
        <span className="rd-record-muted">{roles.map(role => words[role]).join(', ')}</span>
        <span>{origins.length > 0 ? origins.join(' ') : texts.noOrigins}</span>
        <span className="rd-record-muted">
          {texts.created} <DateText instant={createdAt} timeZone={timeZone} show="date" />
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
      {onAsk && (
        <span className="rd-record-actions">
          <Button aria-label={texts.changeOriginsOf(named)} onClick={() => onAsk('origins')}>
            {texts.changeOrigins}
          </Button>
          <Button aria-label={texts.revokeOf(named)} onClick={() => onAsk('revoke')}>
            {texts.revoke}
          </Button>
        </span>
      )}
    </li>
  )
}
