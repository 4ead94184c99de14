import { hrefOf, pathTo } from '../../../core/links.ts'
import { useDesk } from '../../desk.tsx'
import { Link } from '../../kit/link.tsx'

/** A raffle's name, leading to its view. */
export function RaffleLink({ id, name }: { id: string; name: string }) {
  const { config } = useDesk()
  const path = pathTo('raffle', { raffle: id })
  return path === null ? (
    name
  ) : (
    <Link href={hrefOf(config, path)} path={path}>
      {name}
    </Link>
  )
}
