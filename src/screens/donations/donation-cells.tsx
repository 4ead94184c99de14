import type { DonationRow } from '../../core/donations/donation-list.ts'
import { donationTexts } from '../../core/donations/texts.ts'
import { pathTo } from '../../core/links.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Dash } from '../kit/dash.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { SaleStatus } from '../orders/parts/sale-status.tsx'
import { Tender } from '../orders/parts/tender.tsx'
import { ScreenLink } from '../screen-link.tsx'
import donationsCss from './donations.css?inline'

addSheet(donationsCss)

/** The cells of the list of donations that say more than their column's value. */
export const donationCells = {
  givenAt: ({ givenAt, timeZone }: DonationRow) => (
    <DateText instant={givenAt} timeZone={timeZone} show="short" zone />
  ),
  raffle: ({ eventName }: DonationRow) => (eventName ? <bdi>{eventName}</bdi> : <Dash />),
  donor: ({ donor }: DonationRow) => <bdi>{donor.name}</bdi>,
  amountCents: ({ amountCents, currency }: DonationRow) => (
    <Money cents={amountCents} currency={currency} />
  ),
  order: ({ orderId }: DonationRow) =>
    orderId ? (
      <ScreenLink path={pathTo('order', { id: orderId })}>
        <ShortId id={orderId} />
      </ScreenLink>
    ) : (
      <Dash />
    ),
  type: (row: DonationRow) => <Tender order={row} short />,
  receipt: (row: DonationRow) => <Receipt donation={row} />,
  anonymous: (row: DonationRow) => <Anonymous donation={row} />,
  status: (row: DonationRow) => <DonationStatus donation={row} />,
}

function Receipt({ donation: { receipt, receiptNumber } }: { donation: DonationRow }) {
  const texts = useTexts(donationTexts)
  if (receipt === 'none') return <Dash />
  if (receiptNumber === null) return texts['receipt-requested']
  return <span className="rd-receipt">{texts.receiptOf({ number: receiptNumber })}</span>
}

function Anonymous({ donation: { anonymous } }: { donation: DonationRow }) {
  const texts = useTexts(donationTexts)
  return anonymous ? texts.anonymousYes : <Dash />
}

function DonationStatus({ donation: { status } }: { donation: DonationRow }) {
  const texts = useTexts(donationTexts)
  return <SaleStatus status={status}>{texts[`status-${status}`]}</SaleStatus>
}
