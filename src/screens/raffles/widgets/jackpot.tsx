import { useStore } from '@nanostores/react'
import { Tickets } from 'lucide'
import { DeskError } from '../../../core/errors.ts'
import { currencyOf } from '../../../core/organizations/organization.ts'
import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { jackpotOfRaffle } from '../../../core/raffles/widgets/jackpot.ts'
import { raffleWidgetTexts } from '../../../core/raffles/widgets/texts.ts'
import { hasPot } from '../../../core/raffles/words.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Card } from '../../kit/card.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Money } from '../../kit/money.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { WidgetBody } from '../../widget-body.tsx'
import { JackpotButton } from '../parts/jackpot-breakdown.tsx'
import { RafflePhase } from '../parts/raffle-phase.tsx'
import jackpotCss from './jackpot.css?inline'
import { RaffleLink } from './raffle-link.tsx'
import { TicketsSold } from './tickets-sold.tsx'

addSheet(jackpotCss)

interface JackpotWidgetProps {
  /** `raffle-id`; without it, the 50/50 on sale that ends next. */
  raffleId?: unknown
}

/**
 * The jackpot of one raffle as it stands (or its grand prize), how it is computed, and how long tickets are sold still.
 *
 * @attr raffle-id the raffle; without it, the 50/50 on sale that ends next
 */
export default function JackpotWidget({ raffleId }: JackpotWidgetProps) {
  const texts = useTexts(raffleWidgetTexts)
  const desk = useDesk()
  const id = typeof raffleId === 'string' && raffleId !== '' ? raffleId : null
  const { $state, reload } = jackpotOfRaffle(desk, id)
  const resource = useStore($state)
  if (resource.state === 'loading') return <Waiting />
  if (resource.state === 'ready' && resource.data) return <Jackpot raffle={resource.data} />
  return (
    <Card title={texts.jackpot}>
      {isMissing(resource) ? (
        <EmptyState icon={Tickets} message={texts.raffleMissing} />
      ) : (
        <WidgetBody
          resource={resource}
          loading={null}
          icon={Tickets}
          empty={texts.noJackpot}
          failed={texts.jackpotFailed}
          onRetry={reload}
        >
          {() => null}
        </WidgetBody>
      )}
    </Card>
  )
}

/** An id of another organisation's raffle, or none at all. */
function isMissing(resource: { state: string; error?: unknown }): boolean {
  const { error } = resource
  return (
    error instanceof DeskError && (error.failure === 'not-found' || error.failure === 'invalid')
  )
}

function Jackpot({ raffle }: { raffle: RaffleRow }) {
  const texts = useTexts(raffleWidgetTexts)
  const currency = currencyOf(raffle)
  return (
    <Card
      title={<RaffleLink id={raffle.id} name={raffle.name} />}
      action={
        <JackpotButton jackpot={raffle.jackpot} currency={currency} timeZone={raffle.timeZone} />
      }
    >
      <div className="rd-jackpot">
        <p className="rd-jackpot-label">{hasPot(raffle) ? texts.jackpot : texts.grandPrize}</p>
        <p className="rd-jackpot-figure">
          <Money short cents={raffle.jackpot.amountCents} currency={currency} />
        </p>
        <footer className="rd-jackpot-foot">
          <TicketsSold sold={raffle.ticketsSold} limit={raffle.ticketLimit} />
          <RafflePhase raffle={raffle} />
        </footer>
      </div>
    </Card>
  )
}

function Waiting() {
  const texts = useTexts(raffleWidgetTexts)
  return (
    <Card title={texts.jackpot}>
      <div className="rd-jackpot" aria-busy="true">
        <p className="rd-jackpot-label">
          <Skeleton width="5em" />
        </p>
        <p className="rd-jackpot-figure">
          <Skeleton width="6em" />
        </p>
        <div className="rd-jackpot-foot">
          <Skeleton width="9em" />
        </div>
      </div>
    </Card>
  )
}
