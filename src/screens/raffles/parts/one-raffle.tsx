import type { ReactNode } from 'react'
import { pathTo } from '../../../core/links.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { type RaffleReading, raffleViewOf } from '../../../core/raffles/raffle-view.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { NoRecord, OneRecord, UnreadRecord } from '../../one-record.tsx'
import { RaffleHeader } from './raffle-header.tsx'

type Unplaced<Props> = Omit<Props, 'words' | 'list'>

function usePlace() {
  return { words: useTexts(raffleTexts), list: pathTo('raffles') }
}

/** A link that names no raffle, or one that isn't there. */
export function NoRaffle(props: Unplaced<Parameters<typeof NoRecord>[0]>) {
  return <NoRecord {...props} {...usePlace()} />
}

/** In the place of a raffle's page that isn't read: its head takes the focus and leads back to the list. */
export function Unread(props: Unplaced<Parameters<typeof UnreadRecord>[0]>) {
  return <UnreadRecord {...props} {...usePlace()} />
}

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
export function OneRaffle({ raffleId, children, ...shown }: OneRaffleProps) {
  const desk = useDesk()
  const place = usePlace()
  const id = typeof raffleId === 'string' ? raffleId.trim() : ''
  if (id === '') return <NoRaffle title={shown.title} />
  const view = raffleViewOf(desk, id)
  return (
    <OneRecord key={id} {...shown} {...place} view={view}>
      {raffle => children(raffle, view)}
    </OneRecord>
  )
}

/** One board of a raffle as a screen of its own: the raffle is read, its name leads back to its view. */
export function RafflePage({ children, ...shown }: Omit<OneRaffleProps, 'hasHead'>) {
  return (
    <OneRaffle {...shown}>
      {(raffle, view) => (
        <>
          <RaffleHeader raffle={raffle} title={shown.title} />
          {children(raffle, view)}
        </>
      )}
    </OneRaffle>
  )
}
