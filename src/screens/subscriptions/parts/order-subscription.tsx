import { useStore } from '@nanostores/react'
import { pathTo } from '../../../core/links.ts'
import type { OrderDetail } from '../../../core/orders/order-detail.ts'
import { may } from '../../../core/permissions.ts'
import { subscriptionOrdersOf } from '../../../core/subscriptions/subscription-view.ts'
import { subscriptionTexts } from '../../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Card } from '../../kit/card.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { useRoles } from '../../use-roles.ts'
import { currentOf, SubscriptionOrderLines } from '../subscription-orders.tsx'

interface OrderSubscriptionProps {
  order: Pick<OrderDetail, 'id'>
  subscriptionId: string
}

/** On an order's page: the subscription that it was charged for, whether it is the current one, and the others. */
export default function OrderSubscription({ order, subscriptionId }: OrderSubscriptionProps) {
  const texts = useTexts(subscriptionTexts)
  const state = useStore(subscriptionOrdersOf(useDesk(), subscriptionId).$state)
  const isKnown = state.state === 'ready'
  const isCurrent = isKnown && currentOf(state.data.rows) === order.id
  const mayManage = may('subscriptions:manage', useRoles())
  return (
    <Card title={texts.context}>
      <div className="rd-subscription-context">
        {isKnown && <p>{isCurrent ? texts.contextCurrent : texts.contextNotCurrent}</p>}
        {mayManage && (
          <ScreenLink path={pathTo('subscriptions', { 'subscriptions.open': subscriptionId })}>
            {texts.contextLink}
          </ScreenLink>
        )}
        <h3>{texts.otherOrders}</h3>
        <SubscriptionOrderLines id={subscriptionId} butFor={order.id} />
      </div>
    </Card>
  )
}
