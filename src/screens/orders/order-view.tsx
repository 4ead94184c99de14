import { shortId } from '../../core/format/short-id.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { type OrderReading, orderViewOf } from '../../core/orders/order-view.ts'
import { decideOrder } from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Card } from '../kit/card.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { NoRecord, OneRecord } from '../one-record.tsx'
import recordPageCss from '../record-page.css?inline'
import { RecordWaiting } from '../record-waiting.tsx'
import { ScreenLink } from '../screen-link.tsx'
import RecordTags from '../tags/parts/record-tags.tsx'
import { usePageName } from '../use-page-name.ts'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderDuplicates } from './order-duplicates.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTickets } from './order-tickets.tsx'
import ordersCss from './orders.css?inline'
import { useSees } from './parts/use-sees.ts'
import { useOrderBack } from './use-order-back.ts'

addSheet(recordPageCss)
addSheet(ordersCss)

const loadLate = () => loadChunk(() => import('./order-late.tsx'))
const loadNotes = () => loadChunk(() => import('./order-notes.tsx'))
const loadSubscription = () =>
  loadChunk(() => import('../subscriptions/parts/order-subscription.tsx'))
const loadGroup = () => loadChunk(() => import('./order-group.tsx'))
const loadTimeline = () => loadChunk(() => import('./order-timeline.tsx'))

/**
 * One order: its tickets and the draws that they are in, its payment, its buyer, what was sent and what was done
 * (docs/domain.md, section 2, "Order detail").
 *
 * @attr order-id the order; without it, the screen says that none was chosen, with a link to the list
 */
export default function OrderView({ orderId }: { orderId?: unknown }) {
  const desk = useDesk()
  const texts = useTexts(orderTexts)
  const id = typeof orderId === 'string' ? orderId.trim().toLowerCase() : ''
  const sees = useSees()
  // Whether another one exists isn't told to those who may not see it.
  const words = sees
    ? { ...texts, notFound: texts.notFoundOwn, notFoundHint: `${sees} ${texts.askForOthers}` }
    : texts
  const back = useOrderBack()
  const place = { title: texts.order, words: { ...words, back: back.label }, list: back.path }
  if (id === '') return <NoRecord {...place} />
  const view = orderViewOf(desk, id)
  return (
    <OneRecord key={id} {...place} view={view} waiting={<Waiting />}>
      {order => <OrderScreen order={order} view={view} />}
    </OneRecord>
  )
}

function OrderScreen({ order, view }: { order: OrderDetail; view: OrderReading }) {
  const texts = useTexts(orderTexts)
  const back = useOrderBack()
  const target = useTarget()
  const title = texts.title({ order: shortId(order.id) })
  usePageName(title)
  return (
    <div className="rd-record">
      <PageHeader
        title={title}
        status={<OrderStatus order={order} />}
        subtitle={
          <ScreenLink path={pathTo('raffle', { raffle: order.eventId })}>
            {order.eventName}
          </ScreenLink>
        }
        back={{ label: back.label, ...target(back.path) }}
        actions={<OrderActions order={order} view={view} />}
      />
      <OrderTags order={order} name={title} />
      {order.status === 'FAILED' && <WhyFailed order={order} />}
      {order.late && (
        <LoadedInPlace load={loadLate}>
          {OrderLate => order.late && <OrderLate order={order} late={order.late} view={view} />}
        </LoadedInPlace>
      )}
      <OrderDuplicates order={order} />
      <div className="rd-record-columns">
        <div className="rd-record-column">
          <OrderTickets order={order} view={view} />
          <OrderMessages order={order} />
          <Card title={texts.notes}>
            <LoadedInPlace load={loadNotes}>
              {OrderNotes => <OrderNotes order={order} />}
            </LoadedInPlace>
          </Card>
          <Card title={texts.timeline}>
            <div className="rd-record-padded">
              <LoadedInPlace load={loadTimeline}>
                {OrderTimeline => <OrderTimeline order={order} />}
              </LoadedInPlace>
            </div>
          </Card>
        </div>
        <div className="rd-record-column">
          <OrderBuyer order={order} />
          <OrderPayment order={order} />
          {order.subscriptionId !== null && (
            <LoadedInPlace load={loadSubscription}>
              {OrderSubscription => (
                <OrderSubscription order={order} subscriptionId={order.subscriptionId ?? ''} />
              )}
            </LoadedInPlace>
          )}
          {order.group && (
            <LoadedInPlace load={loadGroup}>
              {OrderGroup => <OrderGroup order={order} />}
            </LoadedInPlace>
          )}
        </div>
      </div>
    </div>
  )
}

function OrderTags({ order, name }: { order: OrderDetail; name: string }) {
  const { $organization } = useDesk()
  const mayEdit = decideOrder('note', order, useRoles()).allowed
  return (
    <RecordTags
      kind="orders"
      id={order.id}
      organizationId={$organization.get()?.id}
      name={name}
      tags={order.tags}
      mayEdit={mayEdit}
    />
  )
}

/** In plain words, and what staff can tell the buyer who calls. */
function WhyFailed({ order: { failureReason } }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const reason = failureReason ? texts[`failureReason-${failureReason}`] : texts['status-FAILED']
  return (
    <Banner
      tone="warn"
      title={texts.failedTitle({ reason })}
      detail={texts[`tell-${failureReason ?? 'unknown'}`]}
    />
  )
}

function Waiting() {
  const { loading, ticketsAndDraws, messages, buyerTitle, payment } = useTexts(orderTexts)
  const columns = [
    [ticketsAndDraws, messages],
    [buyerTitle, payment],
  ] as const
  return <RecordWaiting label={loading} columns={columns} />
}
