import { useStore } from '@nanostores/react'
import { Trophy } from 'lucide'
import type { RecentWinner } from '../../../core/raffles/widgets/recent-winner.ts'
import { recentWinnersOf } from '../../../core/raffles/widgets/recent-winners.ts'
import { raffleWidgetTexts } from '../../../core/raffles/widgets/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Card } from '../../kit/card.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { useLocale } from '../../kit/language.tsx'
import { WidgetBody } from '../../widget-body.tsx'
import widgetListCss from '../../widget-list.css?inline'
import { WidgetListWaiting } from '../../widget-list-waiting.tsx'
import { RaffleLink } from './raffle-link.tsx'

addSheet(widgetListCss)

interface RecentWinnersProps {
  /** `raffle-id`; without it, all of the organisation's. */
  raffleId?: unknown
}

/**
 * The five winners confirmed last, by the name that the public sees.
 *
 * @attr raffle-id the raffle; without it, all of the organisation's
 */
export default function RecentWinners({ raffleId }: RecentWinnersProps) {
  const texts = useTexts(raffleWidgetTexts)
  const id = typeof raffleId === 'string' && raffleId !== '' ? raffleId : null
  const { $state, reload } = recentWinnersOf(useDesk(), id)
  const resource = useStore($state)
  return (
    <Card title={texts.recentWinners}>
      <WidgetBody
        resource={resource}
        loading={<WidgetListWaiting rows={5} />}
        icon={Trophy}
        empty={texts.noWinners}
        failed={texts.winnersFailed}
        onRetry={reload}
      >
        {winners => (
          <ul className="rd-widget-list">
            {winners.map(winner => (
              <WinnerRow key={winner.id} winner={winner} />
            ))}
          </ul>
        )}
      </WidgetBody>
    </Card>
  )
}

function WinnerRow({ winner }: { winner: RecentWinner }) {
  const texts = useTexts(raffleWidgetTexts)
  const locale = useLocale()
  const number = new Intl.NumberFormat(`${locale}-CA`, { useGrouping: false }).format(
    winner.ticketNumber,
  )
  return (
    <li className="rd-widget-row">
      <div className="rd-widget-row-text">
        <span className="rd-widget-row-name">{winner.publicName}</span>
        <span className="rd-widget-row-note">
          <bdi>{winner.prizeName}</bdi> ·{' '}
          <RaffleLink id={winner.eventId} name={winner.raffleName} />
        </span>
      </div>
      <div className="rd-widget-row-figure">
        <span className="rd-number">{texts.ticket({ number })}</span>
        <span className="rd-widget-row-note">
          <DateText instant={winner.confirmedAt} timeZone={winner.timeZone} show="date" />
        </span>
      </div>
    </li>
  )
}
