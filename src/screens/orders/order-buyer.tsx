import { pathTo } from '../../core/links.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { may } from '../../core/permissions.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { EmailLink, PhoneLink } from '../reach-links.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useRoles } from '../use-roles.ts'
import { useEntryItems } from './entry-items.tsx'

/** Their name, which leads to their page whoever may read it. */
function Name({ buyer: { id, name } }: { buyer: OrderDetail['buyer'] }) {
  const roles = useRoles()
  if (!may('customers:read', roles)) return <bdi>{name}</bdi>
  return (
    <ScreenLink path={pathTo('customer', { customer: id })}>
      <bdi>{name}</bdi>
    </ScreenLink>
  )
}

/** Who bought it, and how they are reached. */
export function OrderBuyer({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const entered = useEntryItems(order)
  const { buyer } = order
  const { email, phone, city, province } = buyer
  return (
    <Card title={texts.buyerTitle}>
      <div className="rd-record-padded">
        <KeyValueList
          items={[
            { name: texts.name, value: <Name buyer={buyer} /> },
            { name: texts.phone, value: phone && <PhoneLink phone={phone} /> },
            {
              name: texts.email,
              value: email && <EmailLink email={email} />,
              copy: email ?? undefined,
            },
            { name: texts.place, value: [city, province].filter(Boolean).join(', ') },
            { name: texts.postalCode, value: buyer.postalCode },
            { name: texts.language, value: texts[`language-${buyer.language}`] },
            ...entered.buyer,
          ]}
        />
      </div>
    </Card>
  )
}
