import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import { messageOf } from '../../../core/errors.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import {
  type RaffleReading,
  type RaffleViewState,
  raffleViewOf,
} from '../../../core/raffles/raffle-view.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Banner } from '../../kit/banner.tsx'
import { RetryButton } from '../../kit/retry-button.tsx'
import { StaysOpen, useStaysOpen } from '../../stays-open.tsx'
import { NoRaffle } from './no-raffle.tsx'
import oneRaffleCss from './one-raffle.css?inline'
import { RaffleHeader } from './raffle-header.tsx'
import { Unread } from './unread.tsx'

addSheet(oneRaffleCss)

interface OneRaffleProps {
  /** As an attribute gave it. */
  raffleId: unknown
  /** The page's, where the raffle that would name it can't be read. */
  title: string
  /** Stands there while the raffle is read. */
  waiting: ReactNode
  /** What waits has a skeleton in the place of its head. */
  hasHead?: boolean
  children: (raffle: RaffleDetail, view: RaffleReading) => ReactNode
}

/** A raffle that is read and kept fresh, or why there is none to show. */
export function OneRaffle({ raffleId, ...shown }: OneRaffleProps) {
  const id = typeof raffleId === 'string' ? raffleId.trim() : ''
  return id === '' ? <NoRaffle title={shown.title} /> : <Read key={id} id={id} {...shown} />
}

type ReadRaffle = Extract<RaffleViewState, { state: 'ready' }>

function Read({ id, children, ...unread }: Omit<OneRaffleProps, 'raffleId'> & { id: string }) {
  const view = raffleViewOf(useDesk(), id)
  const shown = useStore(view.$view)
  const isRefused = shown.state === 'forbidden' || shown.state === 'not-found'
  const kept = useStaysOpen(shown.state === 'ready' ? 'open' : isRefused ? 'refused' : 'waiting')
  const last = useRef<ReadRaffle>(null)
  if (shown.state === 'ready') last.current = shown

  const draw = ({ raffle, error }: ReadRaffle) => (
    <div className="rd-page rd-one-raffle">
      <StaysOpen kept={kept}>
        {error !== null && <NotFresh error={error} onRetry={view.reload} />}
        {children(raffle, view)}
      </StaysOpen>
    </div>
  )

  if (shown.state === 'ready') return draw(shown)
  if (kept && last.current) return draw(last.current)
  if (shown.state === 'not-found') return <NoRaffle title={unread.title} chosen />
  return <Unread {...unread} read={shown} onRetry={view.reload} />
}

/** What shows was read before: a page that somebody works in is not taken away by a network that comes and goes. */
function NotFresh({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts(raffleTexts)
  const errors = useTexts(errorTexts)
  return (
    <Banner tone="warn" title={texts.notFresh} detail={messageOf(error, errors.unexpected)}>
      <RetryButton label={errors.retry} onRetry={onRetry} />
    </Banner>
  )
}

/** One board of a raffle as a screen of its own: the raffle is read, its name leads back to its view. */
export function RafflePage({
  raffleId,
  title,
  waiting,
  children,
}: Omit<OneRaffleProps, 'hasHead'>) {
  return (
    <OneRaffle raffleId={raffleId} title={title} waiting={waiting}>
      {(raffle, view) => (
        <>
          <RaffleHeader raffle={raffle} title={title} />
          {children(raffle, view)}
        </>
      )}
    </OneRaffle>
  )
}
