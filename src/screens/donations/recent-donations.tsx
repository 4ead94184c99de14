import { useStore } from '@nanostores/react'
import { HeartHandshake } from 'lucide'
import type { RecentDonation } from '../../core/donations/recent-calls.ts'
import { recentDonationsOf } from '../../core/donations/recent-donations.ts'
import { donationTexts } from '../../core/donations/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { WidgetBody } from '../widget-body.tsx'
import widgetListCss from '../widget-list.css?inline'
import { WidgetListWaiting } from '../widget-list-waiting.tsx'

addSheet(widgetListCss)

/** The newest five donations; who asked to be anonymous isn't named. */
export default function RecentDonations() {
  const texts = useTexts(donationTexts)
  const { $state, reload } = recentDonationsOf(useDesk())
  return (
    <Card title={texts.recentDonations}>
      <WidgetBody
        resource={useStore($state)}
        loading={<WidgetListWaiting rows={5} />}
        icon={HeartHandshake}
        empty={texts.noneRecent}
        failed={texts.recentFailed}
        onRetry={reload}
      >
        {donations => (
          <ul className="rd-widget-list">
            {donations.map(donation => (
              <DonationItem key={donation.id} donation={donation} />
            ))}
          </ul>
        )}
      </WidgetBody>
    </Card>
  )
}

function DonationItem({ donation }: { donation: RecentDonation }) {
  const texts = useTexts(donationTexts)
  const { donorName, eventName, amountCents, currency, givenAt, timeZone } = donation
  return (
    <li className="rd-widget-row">
      <div className="rd-widget-row-text">
        <span className="rd-widget-row-name">
          {donorName === null ? texts.anonymousDonor : <bdi>{donorName}</bdi>}
        </span>
        {eventName !== null && (
          <span className="rd-widget-row-note">
            <bdi>{eventName}</bdi>
          </span>
        )}
      </div>
      <div className="rd-widget-row-figure">
        <Money cents={amountCents} currency={currency} />
        <span className="rd-widget-row-note">
          <DateText instant={givenAt} timeZone={timeZone} show="date" />
        </span>
      </div>
    </li>
  )
}
