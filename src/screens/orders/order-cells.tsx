import { formatInstant } from '../../core/format/instants.ts'
import { shortId } from '../../core/format/short-id.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { type OrderRow, ticketNumbers } from '../../core/orders/order-list.ts'
import { rangesText } from '../../core/orders/part-void.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { Dash } from '../kit/dash.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { BuyerReach, PhoneLink } from '../reach-links.tsx'
import { tagCell } from '../tags/parts/tag-chips.tsx'
import { OrderAmount, VoidOf } from './order-amount.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderSource, Tender } from './parts/tender.tsx'
import { TicketRuns } from './parts/ticket-runs.tsx'

const moment = (instantOf: (row: OrderRow) => string | null) => (row: OrderRow) => (
  <DateText instant={instantOf(row)} timeZone={row.timeZone} show="short" zone />
)
const money = (centsOf: (row: OrderRow) => number) => (row: OrderRow) => (
  <Money cents={centsOf(row)} currency={row.currency} />
)

/** What a row is called by those who hear it. */
export const orderRowName = ({ id, buyer }: OrderRow) => `${shortId(id)}, ${isolated(buyer.name)}`

/** It waited on a device: people look for when it was taken, and what decides is when it came. */
function TakenEarlier({ at, timeZone }: { at: string; timeZone: string }) {
  const texts = useTexts(orderTexts)
  const locale = useLocale()
  const moment = formatInstant(at, { timeZone, locale, style: 'date-time' })
  return <span className="rd-order-small">{texts.takenAt({ moment })}</span>
}

/** The cells of the list of orders that say more than their column's value. */
export const orderCells = {
  tags: tagCell,
  order: ({ id }: OrderRow) => <ShortId id={id} />,
  boughtAt: ({ boughtAt, takenEarlierAt, timeZone }: OrderRow) => (
    <span className="rd-order-pair">
      <DateText instant={boughtAt} timeZone={timeZone} show="day" />
      <span className="rd-order-small">
        <DateText instant={boughtAt} timeZone={timeZone} show="time" zone />
      </span>
      {takenEarlierAt && <TakenEarlier at={takenEarlierAt} timeZone={timeZone} />}
    </span>
  ),
  buyer: ({ buyer }: OrderRow) => (
    <span className="rd-order-pair">
      <bdi>{buyer.name}</bdi>
      <span className="rd-order-second">
        <BuyerReach buyer={buyer} />
      </span>
    </span>
  ),
  takenEarlierAt: moment(({ takenEarlierAt }) => takenEarlierAt),
  raffle: ({ eventName }: OrderRow) => <bdi>{eventName}</bdi>,
  phone: ({ buyer }: OrderRow) => (buyer.phone ? <PhoneLink phone={buyer.phone} /> : <Dash />),
  tickets: (row: OrderRow) => (
    <span className="rd-order-pair rd-number">
      <TicketRuns>{ticketNumbers(row)}</TicketRuns>
      <VoidOf order={row}>{rangesText(row.voidNumbers)}</VoidOf>
    </span>
  ),
  amountPaidCents: (row: OrderRow) => <OrderAmount order={row} />,
  donationCents: money(({ donationCents }) => donationCents),
  status: (row: OrderRow) => <OrderStatus order={row} />,
  type: (row: OrderRow) => <Tender order={row} short />,
  source: (row: OrderRow) => <OrderSource order={row} />,
  mailedAt: moment(({ mailedAt }) => mailedAt),
}
