import { pathTo } from '../../../core/links.ts'
import { ScreenLink } from '../../screen-link.tsx'

/** A raffle's name, leading to its view. */
export function RaffleLink({ id, name }: { id: string; name: string }) {
  return (
    <ScreenLink path={pathTo('raffle', { raffle: id })}>
      <bdi>{name}</bdi>
    </ScreenLink>
  )
}
