import { useStore } from '@nanostores/react'
import { SearchX } from 'lucide'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { chargePolicy } from '../../core/subscriptions/schedule.ts'
import type { Subscription } from '../../core/subscriptions/subscription.ts'
import {
  type SubscriptionReading,
  subscriptionOrdersOf,
  subscriptionViewOf,
} from '../../core/subscriptions/subscription-view.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useTimelineEntries } from '../activity/parts/use-timeline-entries.tsx'
import { useDesk, useTexts } from '../desk.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Timeline } from '../kit/timeline.tsx'
import { NotReady } from '../not-ready.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionFacts } from './subscription-facts.tsx'
import { SubscriptionOrderLines } from './subscription-orders.tsx'
import subscriptionsCss from './subscriptions.css?inline'

addSheet(subscriptionsCss)

interface SubscriptionDrawerProps {
  id: string
  /** The list shows what stands there now. */
  onChanged: () => void
  onClose: () => void
}

/** One subscription: what is charged when, what can be done with it, its orders, and what was done. */
export default function SubscriptionDrawer({ id, onChanged, onClose }: SubscriptionDrawerProps) {
  const desk = useDesk()
  const texts = useTexts(subscriptionTexts)
  const view = subscriptionViewOf(desk, id)
  const shown = useStore(view.$view)
  const changed = () => {
    view.reload()
    subscriptionOrdersOf(desk, id).reload()
    onChanged()
  }
  if (shown.state === 'ready')
    return <Opened subscription={shown.data} view={view} onChanged={changed} onClose={onClose} />
  return (
    <Drawer open size="md" title={texts.subscriptions} onClose={onClose}>
      {shown.state === 'not-found' ? (
        <EmptyState icon={SearchX} title={texts.notFound} />
      ) : (
        <NotReady
          read={shown}
          waiting={
            <div role="status" aria-label={texts.loading}>
              <Skeleton width="70%" />
              <Skeleton width="90%" />
              <Skeleton width="50%" />
            </div>
          }
          title={texts.loadFailed}
          onRetry={view.reload}
        />
      )}
    </Drawer>
  )
}

interface OpenedProps {
  subscription: Subscription
  view: SubscriptionReading
  onChanged: () => void
  onClose: () => void
}

function Opened({ subscription, view, onChanged, onClose }: OpenedProps) {
  const texts = useTexts(subscriptionTexts)
  return (
    <Drawer
      open
      size="md"
      title={texts.title({ name: subscription.customer.name })}
      onClose={onClose}
      footer={<SubscriptionActions subscription={subscription} view={view} onChanged={onChanged} />}
    >
      <div className="rd-subscription">
        <SubscriptionFacts subscription={subscription} />
        <section>
          <h3>{texts.orders}</h3>
          <SubscriptionOrderLines id={subscription.id} />
        </section>
        <section>
          <h3>{texts.policy}</h3>
          <Policy />
        </section>
        <section>
          <h3>{texts.history}</h3>
          <History subscription={subscription} />
        </section>
      </div>
    </Drawer>
  )
}

/** Opt-out and failed payments, said to whoever answers the telephone. */
function Policy() {
  const texts = useTexts(subscriptionTexts)
  const { noticeDays, retryAfterDays } = chargePolicy
  const days = retryAfterDays.slice(0, -1).join(', ')
  return (
    <ul className="rd-subscription-policy">
      <li>{texts.policyNotice({ days: `${noticeDays}` })}</li>
      <li>{texts.policyRetry({ days, last: `${retryAfterDays.at(-1)}` })}</li>
      <li>{texts.policyRaffle}</li>
    </ul>
  )
}

function History({
  subscription: { entries, timeZone, currency },
}: {
  subscription: Subscription
}) {
  const texts = useTexts(subscriptionTexts)
  const shown = useTimelineEntries(entries, {
    timeZone,
    ownTimeZone: browserTimeZone(),
    currency,
  })
  if (shown.length === 0) return <p className="rd-subscription-note">{texts.noHistory}</p>
  return <Timeline entries={shown} timeZone={timeZone} />
}
