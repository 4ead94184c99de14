import { loadChunk } from '../../../core/load-chunk.ts'
import type { DayCalendarProps } from './day-panel.tsx'
import { LoadedCalendar } from './loaded-calendar.tsx'

const loadDayPanel = () => loadChunk(() => import('./day-panel.tsx'))

/** A month to choose a day from. */
export function DayCalendar(props: DayCalendarProps) {
  return (
    <LoadedCalendar load={loadDayPanel} className="rd-date-waiting">
      {DayPanel => <DayPanel {...props} />}
    </LoadedCalendar>
  )
}
