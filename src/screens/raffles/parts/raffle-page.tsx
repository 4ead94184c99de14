import type { ReactNode } from 'react'
import { pathTo } from '../../../core/links.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { useTarget } from '../../use-target.ts'
import { OneRaffle } from './one-raffle.tsx'

interface RafflePageProps {
  raffleId: unknown
  title: string
  /** Stands in for the board while the raffle is read. */
  waiting: ReactNode
  children: (raffle: RaffleDetail) => ReactNode
}

/** One board of a raffle as a screen of its own: the raffle is read, its name leads back to its view. */
export function RafflePage({ raffleId, title, waiting, children }: RafflePageProps) {
  const target = useTarget()
  return (
    <OneRaffle raffleId={raffleId} title={title} waiting={waiting}>
      {raffle => (
        <>
          <PageHeader
            title={title}
            back={{ label: raffle.name, ...target(pathTo('raffle', { raffle: raffle.id })) }}
          />
          {children(raffle)}
        </>
      )}
    </OneRaffle>
  )
}
