import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { messageOf } from '../../../core/errors.ts'
import { pathTo } from '../../../core/links.ts'
import { createEditorPrizes } from '../../../core/raffles/editor/prizes.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useDesk } from '../../desk.tsx'
import { FailedState } from '../../kit/failed-state.tsx'
import { Money } from '../../kit/money.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import type { EditorParts, SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'

const shownAtMost = 5

/** What can be won, in short; prizes have a screen of their own. */
export function Prizes({ parts }: SectionProps) {
  const { raffle, texts } = parts
  return (
    <EditorSection id="prizes" title={texts.prizes}>
      {raffle === null ? (
        <p className="rd-editor-note">{texts.prizesLater}</p>
      ) : (
        <PrizesOf raffle={raffle} parts={parts} />
      )}
    </EditorSection>
  )
}

function PrizesOf({ raffle, parts }: { raffle: RaffleDetail; parts: EditorParts }) {
  const { texts, currency } = parts
  const desk = useDesk()
  const { id, version } = raffle
  const store = useMemo(() => createEditorPrizes(desk, id), [desk, id])
  const prizes = useStore(store.$state)
  const known = useRef(version)
  useEffect(() => {
    if (known.current !== version) void store.refresh()
    known.current = version
  }, [store, version])
  return (
    <>
      {prizes.state === 'loading' && <Skeleton width="40%" />}
      {prizes.state === 'failed' && (
        <FailedState
          title={texts.prizesFailed}
          message={messageOf(prizes.error)}
          retry={texts.retry}
          onRetry={store.retry}
        />
      )}
      {prizes.state === 'ready' && prizes.data.length === 0 && (
        <p className="rd-editor-note">{texts.prizesNone}</p>
      )}
      {prizes.state === 'ready' && prizes.data.length > 0 && (
        <ul className="rd-editor-prizes">
          {prizes.data.slice(0, shownAtMost).map(prize => (
            <li key={prize.id}>
              <span>
                <bdi>{prize.name}</bdi>
                {prize.quantity > 1 && ` × ${prize.quantity}`}
              </span>
              <Money cents={prize.valueCents} currency={currency} />
            </li>
          ))}
          {prizes.data.length > shownAtMost && (
            <li>{texts.prizesAll({ number: String(prizes.data.length - shownAtMost) })}</li>
          )}
        </ul>
      )}
      <ScreenLink path={pathTo('rafflePrizes', { raffle: id })}>{texts.prizesLink}</ScreenLink>
    </>
  )
}
