import type { CustomerDetail } from '../../core/customers/customer-detail.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { EmailLink, PhoneLink } from '../reach-links.tsx'

/** How a customer is reached, and whether they may be. */
export function CustomerContact({ customer }: { customer: CustomerDetail }) {
  const texts = useTexts(customerTexts)
  const { email, phone, address, city, province, postalCode, consent, timeZone } = customer
  const day = (instant: string | null) => (
    <DateText instant={instant} timeZone={timeZone} show="date" />
  )
  const place = [city, province].filter(Boolean).join(', ')
  return (
    <Card title={texts.reached}>
      <div className="rd-record-padded">
        <KeyValueList
          items={[
            {
              name: texts.email,
              value: email && <EmailLink email={email} />,
              copy: email ?? undefined,
            },
            { name: texts.phone, value: phone && <PhoneLink phone={phone} /> },
            { name: texts.address, value: address && <bdi>{address}</bdi> },
            { name: texts.place, value: place && <bdi>{place}</bdi> },
            { name: texts.postalCode, value: postalCode },
            { name: texts.language, value: texts[`language-${customer.language}`] },
            { name: texts.consent, value: consent ? texts.consentYes : texts.consentNo },
            { name: texts.since, value: day(customer.createdAt) },
            { name: texts.lastOrder, value: day(customer.lastOrderAt) },
          ]}
        />
      </div>
    </Card>
  )
}
