import { pathTo } from '../../../core/links.ts'
import type { RaffleDetail, RelatedRaffle } from '../../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Card } from '../../kit/card.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { RaffleStatusText } from '../parts/raffle-status.tsx'

/** The raffle it is sold with, and its own add-ons; nothing where there are none. */
export function Linked({ raffle: { parentEvent, childEvents } }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  if (!parentEvent && childEvents.length === 0) return null
  return (
    <Card title={texts.linked}>
      <ul className="rd-linked">
        {parentEvent && <Related raffle={parentEvent} kind={texts.parent} />}
        {childEvents.map(child => (
          <Related key={child.id} raffle={child} kind={texts.child} />
        ))}
      </ul>
    </Card>
  )
}

function Related({ raffle, kind }: { raffle: RelatedRaffle; kind: string }) {
  return (
    <li className="rd-linked-line">
      <span className="rd-linked-kind">{kind}</span>
      <ScreenLink path={pathTo('raffle', { raffle: raffle.id })}>
        <bdi>{raffle.name}</bdi>
      </ScreenLink>
      <RaffleStatusText status={raffle.status} />
    </li>
  )
}
