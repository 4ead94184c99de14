import { useStore } from '@nanostores/react'
import { ReceiptText } from 'lucide'
import { pathTo } from '../../core/links.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import type { OrderRow } from '../../core/orders/order-list.ts'
import { recentOrdersOf } from '../../core/orders/recent-orders.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { ShortId } from '../kit/short-id.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { WidgetBody } from '../widget-body.tsx'
import widgetListCss from '../widget-list.css?inline'
import { WidgetListWaiting } from '../widget-list-waiting.tsx'
import { SaleStatus } from './parts/sale-status.tsx'

addSheet(widgetListCss)

/** The five newest orders with their status, each leading to its page; brought up to date while it is in sight. */
export default function RecentOrders() {
  const texts = useTexts(finderTexts)
  const { $state, reload } = recentOrdersOf(useDesk())
  const resource = useStore($state)
  return (
    <Card
      title={texts.recentOrders}
      action={<ScreenLink path={pathTo('orders')}>{texts.allOrders}</ScreenLink>}
    >
      <WidgetBody
        resource={resource}
        loading={<WidgetListWaiting rows={5} />}
        icon={ReceiptText}
        empty={texts.noOrders}
        failed={texts.ordersFailed}
        onRetry={reload}
      >
        {orders => (
          <ul className="rd-widget-list">
            {orders.map(order => (
              <RecentOrder key={order.id} order={order} />
            ))}
          </ul>
        )}
      </WidgetBody>
    </Card>
  )
}

function RecentOrder({ order }: { order: OrderRow }) {
  const words = useTexts(orderTexts)
  const { id, buyer, status, amountPaidCents, currency, boughtAt, timeZone } = order
  return (
    <li className="rd-widget-row">
      <div className="rd-widget-row-text">
        <span className="rd-widget-row-name">
          <ScreenLink path={pathTo('order', { id })}>
            <ShortId id={id} /> <bdi>{buyer.name}</bdi>
          </ScreenLink>
        </span>
        <span className="rd-widget-row-note">
          <SaleStatus status={status}>{words[`status-${status}`]}</SaleStatus>
        </span>
      </div>
      <div className="rd-widget-row-figure">
        <Money cents={amountPaidCents} currency={currency} />
        <span className="rd-widget-row-note">
          <DateText instant={boughtAt} timeZone={timeZone} show="short" />
        </span>
      </div>
    </li>
  )
}
