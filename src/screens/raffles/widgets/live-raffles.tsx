import { useStore } from '@nanostores/react'
import { Tickets } from 'lucide'
import { currencyOf } from '../../../core/organizations/organization.ts'
import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { liveRafflesOf } from '../../../core/raffles/widgets/live-raffles.ts'
import { raffleWidgetTexts } from '../../../core/raffles/widgets/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Card } from '../../kit/card.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Money } from '../../kit/money.tsx'
import { WidgetBody } from '../../widget-body.tsx'
import widgetListCss from '../../widget-list.css?inline'
import { WidgetListWaiting } from '../../widget-list-waiting.tsx'
import { RafflePhase } from '../parts/raffle-phase.tsx'
import { RaffleLink } from './raffle-link.tsx'
import { TicketsSold } from './tickets-sold.tsx'

addSheet(widgetListCss)

/** The raffles that people can buy tickets for now: the five that end first, soonest above, and how many more there are. */
export default function LiveRaffles() {
  const texts = useTexts(raffleWidgetTexts)
  const locale = useLocale()
  const { $state, reload } = liveRafflesOf(useDesk())
  const resource = useStore($state)
  return (
    <Card title={texts.liveRaffles}>
      <WidgetBody
        resource={resource}
        loading={<WidgetListWaiting rows={3} />}
        icon={Tickets}
        empty={texts.noneOnSale}
        failed={texts.rafflesFailed}
        onRetry={reload}
      >
        {({ raffles, more }) => (
          <>
            <ul className="rd-widget-list">
              {raffles.map(raffle => (
                <LiveRaffle key={raffle.id} raffle={raffle} />
              ))}
            </ul>
            {more > 0 && (
              <p className="rd-widget-more">
                {texts.more({ number: new Intl.NumberFormat(`${locale}-CA`).format(more) })(more)}
              </p>
            )}
          </>
        )}
      </WidgetBody>
    </Card>
  )
}

function LiveRaffle({ raffle }: { raffle: RaffleRow }) {
  return (
    <li className="rd-widget-row">
      <div className="rd-widget-row-text">
        <span className="rd-widget-row-name">
          <RaffleLink id={raffle.id} name={raffle.name} />
        </span>
        <span className="rd-widget-row-note">
          <TicketsSold sold={raffle.ticketsSold} limit={raffle.ticketLimit} />
        </span>
      </div>
      <div className="rd-widget-row-figure">
        <Money short cents={raffle.jackpot.amountCents} currency={currencyOf(raffle)} />
        <span className="rd-widget-row-note">
          <RafflePhase raffle={raffle} />
        </span>
      </div>
    </li>
  )
}
