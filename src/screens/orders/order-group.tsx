import { useState } from 'react'
import { shortId } from '../../core/format/short-id.ts'
import { pathTo } from '../../core/links.ts'
import { type OrderGroup as Group, groupCalls, standingCents } from '../../core/orders/group.ts'
import { groupTexts } from '../../core/orders/group-texts.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { decideOrder } from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { Money } from '../kit/money.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import { useRoles } from '../use-roles.ts'
import { useTold } from '../use-told.ts'
import { useEntryItems } from './entry-items.tsx'
import type { OrderQuestionProps } from './order-question.ts'
import { SaleStatus } from './parts/sale-status.tsx'

/** What an order was entered with; put aside, nothing is sent of it. */
export default function OrderGroup({ order }: Pick<OrderQuestionProps, 'order'>) {
  const { http } = useDesk()
  const texts = useTexts(groupTexts)
  const notify = useNotify()
  const roles = useRoles()
  const { busy, run } = useTold()
  const [asking, setAsking] = useState(false)
  const { group } = order
  if (group === null) return null
  const { id, version, active, name } = group
  const mayChange = decideOrder('note', order, roles).allowed

  async function takeUp() {
    const asked = { params: { id }, body: { version } }
    await run(async attempt => {
      await http.ask(groupCalls.activate, asked, { attempt })
      notify('ok', texts.isTakenUp)
    }, asked)
  }

  return (
    <Card title={name === null ? texts.boughtTogether : texts.groupNamed({ name })}>
      {!active && <Banner tone="warn" title={texts.groupAside} />}
      <ul className="rd-record-lines">
        {group.orders.map(each => (
          <OrderLine key={each.id} order={each} isThis={each.id === order.id} />
        ))}
      </ul>
      <Together order={order} orders={group.orders} />
      {mayChange && (
        <div className="rd-record-padded">
          <Button
            className="rd-order-group-button"
            busy={busy}
            onClick={() => (active ? setAsking(true) : void takeUp())}
          >
            {active ? texts.putAside : texts.takeUp}
          </Button>
        </div>
      )}
      {asking && <PutAside group={group} onClose={() => setAsking(false)} />}
    </Card>
  )
}

/** What was paid for all of them at once, and what of it still stands. */
function Together({ order, orders }: { order: OrderDetail; orders: Group['orders'] }) {
  const words = useTexts(orderTexts)
  const { cash } = useEntryItems(order)
  const money = (cents: number) => <Money cents={cents} currency={order.currency} />
  const paid = orders.reduce((sum, each) => sum + each.amountPaidCents, 0)
  const stands = orders.reduce((sum, each) => sum + standingCents(each), 0)
  return (
    <div className="rd-record-padded">
      <KeyValueList
        items={[
          { name: words.total, value: money(paid) },
          ...(stands === paid ? [] : [{ name: words.whatStands, value: money(stands) }]),
          ...cash,
        ]}
      />
    </div>
  )
}

function OrderLine({ order, isThis }: { order: Group['orders'][number]; isThis: boolean }) {
  const texts = useTexts(groupTexts)
  const words = useTexts(orderTexts)
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <span>
          {isThis ? (
            <>
              {shortId(order.id)} ({texts.thisOrder})
            </>
          ) : (
            <ScreenLink path={pathTo('order', { id: order.id })}>{shortId(order.id)}</ScreenLink>
          )}
        </span>
        <span className="rd-record-muted">
          <bdi>{order.eventName}</bdi> {ticketNumbers(order)}
        </span>
      </span>
      <span className="rd-record-end">
        <Money cents={standingCents(order)} currency={order.currency} />
        <SaleStatus status={order.status}>{words[`status-${order.status}`]}</SaleStatus>
      </span>
    </li>
  )
}

interface PutAsideProps extends Pick<OrderQuestionProps, 'onClose'> {
  group: Group
}

/** Says what it means before a group is put aside. */
function PutAside({ group, onClose }: PutAsideProps) {
  const { http } = useDesk()
  const texts = useTexts(groupTexts)
  const notify = useNotify()
  const action = useAction()
  const { id, version, orders } = group

  async function confirm(comment: string) {
    const body = { version, ...(comment && { comment }) }
    const done = await action.run(async attempt => {
      await http.ask(groupCalls.deactivate, { params: { id }, body }, { attempt })
    })
    if (!done) return
    notify('ok', texts.isAside)
    onClose()
  }

  return (
    <Confirm
      title={texts.putAsideTitle({ number: String(orders.length) })(orders.length)}
      message={texts.putAsideMessage}
      confirmLabel={texts.putAside}
      cancelLabel={texts.keepActive}
      reason={{ label: texts.reason, required: false }}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={comment => void confirm(comment)}
      onClose={onClose}
    />
  )
}
