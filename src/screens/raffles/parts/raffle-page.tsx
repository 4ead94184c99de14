import type { ReactNode } from 'react'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { OneRaffle } from './one-raffle.tsx'
import { RaffleHeader } from './raffle-header.tsx'

interface RafflePageProps {
  raffleId: unknown
  title: string
  /** Stands in for the board while the raffle is read. */
  waiting: ReactNode
  children: (raffle: RaffleDetail) => ReactNode
}

/** One board of a raffle as a screen of its own: the raffle is read, its name leads back to its view. */
export function RafflePage({ raffleId, title, waiting, children }: RafflePageProps) {
  return (
    <OneRaffle raffleId={raffleId} title={title} waiting={waiting}>
      {raffle => (
        <>
          <RaffleHeader raffle={raffle} title={title} />
          {children(raffle)}
        </>
      )}
    </OneRaffle>
  )
}
