import type { ReactNode } from 'react'
import { hrefOf, pathTo } from '../../../core/links.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { useDesk } from '../../desk.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
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
  const { config } = useDesk()
  function backTo({ id, name }: RaffleDetail) {
    const path = pathTo('raffle', { raffle: id }) ?? '/'
    return { label: name, path, href: hrefOf(config, path) }
  }
  return (
    <OneRaffle
      raffleId={raffleId}
      title={title}
      waiting={
        <>
          <PageHeader title={title} />
          {waiting}
        </>
      }
    >
      {raffle => (
        <>
          <PageHeader title={title} back={backTo(raffle)} />
          {children(raffle)}
        </>
      )}
    </OneRaffle>
  )
}
