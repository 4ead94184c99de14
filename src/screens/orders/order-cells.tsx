import { shortId } from '../../core/format/short-id.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { type OrderRow, ticketNumbers } from '../../core/orders/order-list.ts'
import { Dash } from '../kit/dash.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { PhoneLink } from '../reach-links.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderSource, Tender } from './parts/tender.tsx'

const moment = (instantOf: (row: OrderRow) => string | null) => (row: OrderRow) => (
  <DateText instant={instantOf(row)} timeZone={row.timeZone} show="short" zone />
)
const money = (centsOf: (row: OrderRow) => number) => (row: OrderRow) => (
  <Money cents={centsOf(row)} currency={row.currency} />
)

/** What a row is called by those who hear it. */
export const orderRowName = ({ id, buyer }: OrderRow) => `${shortId(id)}, ${isolated(buyer.name)}`

/** The cells of the list of orders that say more than their column's value. */
export const orderCells = {
  order: ({ id }: OrderRow) => <ShortId id={id} />,
  boughtAt: moment(({ boughtAt }) => boughtAt),
  buyer: ({ buyer }: OrderRow) => (
    <span className="rd-order-buyer">
      <bdi>{buyer.name}</bdi>
      <span className="rd-order-reach">{buyer.email ?? buyer.phone}</span>
    </span>
  ),
  phone: ({ buyer }: OrderRow) => (buyer.phone ? <PhoneLink phone={buyer.phone} /> : <Dash />),
  tickets: (row: OrderRow) => (
    <span className="rd-number rd-order-whole">{ticketNumbers(row) ?? <Dash />}</span>
  ),
  amountPaidCents: money(({ amountPaidCents }) => amountPaidCents),
  donationCents: money(({ donationCents }) => donationCents),
  status: (row: OrderRow) => <OrderStatus order={row} />,
  type: (row: OrderRow) => <Tender order={row} short />,
  source: (row: OrderRow) => <OrderSource order={row} />,
  mailedAt: moment(({ mailedAt }) => mailedAt),
}
