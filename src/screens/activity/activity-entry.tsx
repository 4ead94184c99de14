import { useStore } from '@nanostores/react'
import type { Activity } from '../../core/activity/activity.ts'
import { activityLogTexts } from '../../core/activity/log-texts.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { pathTo } from '../../core/links.ts'
import { currencyOf } from '../../core/organizations/organization.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import { Timeline } from '../kit/timeline.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useTimelineEntries } from './parts/use-timeline-entries.tsx'

interface ActivityEntryProps {
  entry: Activity
  /** Narrows the log to what was done to the same record. */
  onAllOfRecord: () => void
  onClose: () => void
}

/** One entry of the log: what it changed, and ways to what it was done to. */
export default function ActivityEntry({ entry, onAllOfRecord, onClose }: ActivityEntryProps) {
  const texts = useTexts(activityLogTexts)
  const organization = useStore(useDesk().$organization)
  const timeZone = browserTimeZone()
  const currency = organization ? currencyOf(organization) : 'CAD'
  const shown = useTimelineEntries([entry], { timeZone, ownTimeZone: timeZone, currency })
  // There is nothing else to look at: what changed stands open.
  const unfolded = shown.map(({ folded: _, ...rest }) => rest)
  const place = placeOf(entry)
  return (
    <Drawer
      open
      size="md"
      title={texts.entry({ number: String(entry.sequence) })}
      dismissable
      onClose={onClose}
      footer={
        <>
          {place && (
            <ScreenLink className="rd-button rd-button-secondary rd-button-md" path={place.path}>
              {texts[place.word]}
            </ScreenLink>
          )}
          <Button onClick={onAllOfRecord}>{texts.allOfRecord}</Button>
        </>
      }
    >
      <Timeline entries={unfolded} timeZone={timeZone} />
    </Drawer>
  )
}

/** The page of what it was done to, or of the raffle that that belongs to. */
function placeOf({ subject: { type, id }, eventId }: Activity) {
  if (type === 'order') return { path: pathTo('order', { id }), word: 'openOrder' } as const
  if (type === 'customer')
    return { path: pathTo('customer', { customer: id }), word: 'openCustomer' } as const
  if (eventId === null) return null
  return { path: pathTo('raffle', { raffle: eventId }), word: 'openRaffle' } as const
}
