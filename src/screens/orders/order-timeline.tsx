import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTimelineEntries } from '../activity/parts/use-timeline-entries.tsx'
import { useTexts } from '../desk.tsx'
import { Timeline } from '../kit/timeline.tsx'

/** What was done with the order: who, when, and what it changed. Its words are many, and load after the page. */
export default function OrderTimeline({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const { entries, timeZone, currency } = order
  const shown = useTimelineEntries(entries, {
    timeZone,
    ownTimeZone: browserTimeZone(),
    currency,
  })
  if (shown.length === 0) return <p className="rd-record-muted">{texts.noTimeline}</p>
  return <Timeline entries={shown} timeZone={timeZone} />
}
