import { raffleTexts } from '../../core/raffles/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { OneRaffle } from './parts/one-raffle.tsx'
import { RaffleScreen } from './raffle-screen.tsx'
import { RaffleSkeleton } from './raffle-skeleton.tsx'
import raffleViewCss from './raffle-view.css?inline'

addSheet(raffleViewCss)

/**
 * One raffle: its figures, what to do next, and its sales, prizes, winners, members and activity
 * (docs/domain.md, section 2, "Raffle view").
 *
 * @attr raffle-id the raffle; without it, the screen says that none was chosen, with a link to the list
 */
export default function RaffleView({ raffleId }: { raffleId?: unknown }) {
  const { raffle: title } = useTexts(raffleTexts)
  return (
    <OneRaffle raffleId={raffleId} title={title} waiting={<RaffleSkeleton />} hasHead>
      {(raffle, view) => <RaffleScreen raffle={raffle} view={view} />}
    </OneRaffle>
  )
}
