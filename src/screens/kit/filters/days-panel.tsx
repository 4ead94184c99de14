import type { DayPreset, OpenDayRange } from '../../../core/format/day-range.ts'
import { isoDay } from '../../../core/format/iso-day.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { FailedState } from '../failed-state.tsx'
import { useWords } from '../language.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useChunk } from '../use-chunk.ts'
import type { KindOf } from './filter-definition.ts'
import { filterTexts } from './texts.ts'

const loadRangePanel = () => loadChunk(() => import('../dates/range-panel.tsx'))

interface DaysPanelProps {
  definition: KindOf<'days'>
  days: DayPreset | OpenDayRange | null
  now: Date
  onChange: (days: DayPreset | OpenDayRange | null) => void
}

/** A range of days; the calendar is loaded when it is first opened. */
export function DaysPanel({ definition, days, now, onChange }: DaysPanelProps) {
  const words = useWords(filterTexts)
  const chunk = useChunk(loadRangePanel)
  if (chunk.state === 'loading')
    return (
      <div className="rd-filter-days-waiting" role="status" aria-label={words.loading}>
        <Skeleton width="60%" />
      </div>
    )
  if (chunk.state === 'failed')
    return <FailedState message={words.calendarFailed} retry={words.retry} onRetry={chunk.retry} />
  const RangePanel = chunk.part
  const { label, timeZone } = definition
  return (
    <RangePanel
      label={label}
      value={days}
      timeZone={timeZone}
      today={isoDay(now, timeZone)}
      onChange={onChange}
    />
  )
}
