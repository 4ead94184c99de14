import type { CustomerDetail } from '../../core/customers/customer-detail.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { useTimelineEntries } from '../activity/parts/use-timeline-entries.tsx'
import { useTexts } from '../desk.tsx'
import { Timeline } from '../kit/timeline.tsx'

/** What was done with a customer: who, when, and what it changed. Its words are many, and load after the page. */
export default function CustomerTimeline({ customer }: { customer: CustomerDetail }) {
  const texts = useTexts(customerTexts)
  const { entries, timeZone, currency } = customer
  const shown = useTimelineEntries(entries, {
    timeZone,
    ownTimeZone: browserTimeZone(),
    currency,
  })
  if (shown.length === 0) return <p className="rd-record-muted">{texts.noTimeline}</p>
  return <Timeline entries={shown} timeZone={timeZone} />
}
