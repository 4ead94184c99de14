import { Ticket } from 'lucide'
import { pathTo } from '../../core/links.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { Icon } from '../kit/icon.tsx'
import { ScreenLink } from '../screen-link.tsx'

/** From orders to their tickets, of one raffle or all. */
export function TicketsLink({ raffleId }: { raffleId?: string }) {
  const texts = useTexts(orderTexts)
  const path = pathTo('tickets', raffleId === undefined ? {} : { 'tickets.raffle': raffleId })
  return (
    <ScreenLink className="rd-button rd-button-secondary rd-button-md" path={path}>
      <Icon of={Ticket} />
      {texts.tickets}
    </ScreenLink>
  )
}
