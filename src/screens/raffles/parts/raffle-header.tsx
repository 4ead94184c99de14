import type { ComponentProps } from 'react'
import { pathTo } from '../../../core/links.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { usePageName } from '../../use-page-name.ts'
import { useTarget } from '../../use-target.ts'

interface RaffleHeaderProps
  extends Omit<ComponentProps<typeof PageHeader>, 'of' | 'back' | 'title'> {
  raffle: Pick<RaffleDetail, 'id' | 'name'>
  /** Of this page among the raffle's. */
  title: string
}

/** The head of a page about one side of a raffle: heading and window name the raffle, which leads back to its view. */
export function RaffleHeader({ raffle: { id, name }, title, ...head }: RaffleHeaderProps) {
  const target = useTarget()
  usePageName(title, name)
  return (
    <PageHeader
      {...head}
      title={title}
      of={name}
      back={{ label: name, ...target(pathTo('raffle', { raffle: id })) }}
    />
  )
}
