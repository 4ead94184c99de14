import type { DayPreset, OpenDayRange } from '../../../core/format/day-range.ts'
import { isoDay } from '../../../core/format/iso-day.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { LoadedCalendar } from '../dates/loaded-calendar.tsx'
import type { KindOf } from './filter-definition.ts'

const loadRangePanel = () => loadChunk(() => import('../dates/range-panel.tsx'))

interface DaysPanelProps {
  definition: KindOf<'days'>
  days: DayPreset | OpenDayRange | null
  now: Date
  onChange: (days: DayPreset | OpenDayRange | null) => void
}

/** A range of days; the calendar is loaded when it is first opened. */
export function DaysPanel({ definition, days, now, onChange }: DaysPanelProps) {
  const { label, timeZone } = definition
  return (
    <LoadedCalendar load={loadRangePanel} className="rd-filter-days-waiting">
      {RangePanel => (
        <RangePanel
          label={label}
          value={days}
          timeZone={timeZone}
          today={isoDay(now, timeZone)}
          onChange={onChange}
        />
      )}
    </LoadedCalendar>
  )
}
