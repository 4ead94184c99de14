import { useStore } from '@nanostores/react'
import { pathTo } from '../../core/links.ts'
import type { OrderRow } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { subscriptionOrdersOf } from '../../core/subscriptions/subscription-view.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Status } from '../kit/status.tsx'
import { NotReady } from '../not-ready.tsx'
import { SaleStatus } from '../orders/parts/sale-status.tsx'
import { ScreenLink } from '../screen-link.tsx'
import subscriptionsCss from './subscriptions.css?inline'

addSheet(subscriptionsCss)

interface SubscriptionOrdersProps {
  /** The subscription's. */
  id: string
  /** All but this one, whose page it stands on. */
  butFor?: string
}

/** The newest 52 orders of a subscription; the newest one that stands is the current one. */
export function SubscriptionOrderLines({ id, butFor }: SubscriptionOrdersProps) {
  const texts = useTexts(subscriptionTexts)
  const { $state, reload } = subscriptionOrdersOf(useDesk(), id)
  const state = useStore($state)
  const none = butFor === undefined ? texts.noOrders : texts.noOthers
  if (state.state === 'empty') return <p className="rd-subscription-note">{none}</p>
  if (state.state !== 'ready')
    return (
      <NotReady
        read={state}
        waiting={<Skeleton width="80%" />}
        title={texts.ordersFailed}
        onRetry={reload}
      />
    )
  const { rows, total } = state.data
  const current = currentOf(rows)
  const shown = rows.filter(order => order.id !== butFor)
  if (shown.length === 0) return <p className="rd-subscription-note">{none}</p>
  return (
    <>
      <ul className="rd-subscription-orders">
        {shown.map(order => (
          <OrderLine key={order.id} order={order} isCurrent={order.id === current} />
        ))}
      </ul>
      {total > rows.length && (
        <p className="rd-subscription-note">{texts.moreOrders({ number: `${rows.length}` })}</p>
      )}
    </>
  )
}

/** Section 4: one with status ACTIVE is the current one; the newest of them. */
export function currentOf(orders: readonly OrderRow[]): string | undefined {
  return orders.find(({ status }) => status === 'ACTIVE')?.id
}

function OrderLine({ order, isCurrent }: { order: OrderRow; isCurrent: boolean }) {
  const texts = useTexts(subscriptionTexts)
  const words = useTexts(orderTexts)
  return (
    <li className="rd-subscription-order">
      <span className="rd-subscription-order-words">
        <span>
          <ScreenLink path={pathTo('order', { id: order.id })}>
            <ShortId id={order.id} />
          </ScreenLink>{' '}
          {isCurrent && <Status tone="info">{texts.current}</Status>}
        </span>
        <span className="rd-subscription-note">
          <bdi>{order.eventName}</bdi>
        </span>
      </span>
      <SaleStatus status={order.status}>{words[`status-${order.status}`]}</SaleStatus>
      <span className="rd-subscription-order-figure">
        <Money cents={order.amountPaidCents} currency={order.currency} />
        <span className="rd-subscription-note">
          <DateText instant={order.boughtAt} timeZone={order.timeZone} show="date" />
        </span>
      </span>
    </li>
  )
}
