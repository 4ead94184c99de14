import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { longZoneName } from '../../../core/format/clock.ts'
import {
  type DayPreset,
  dayPresets,
  daysOfPreset,
  isDayRange,
  type OpenDayRange,
} from '../../../core/format/day-range.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { filterTexts } from '../filters/texts.ts'
import { useLocale, useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { DateField } from './date-field.tsx'
import { calendarDateOf } from './date-values.ts'
import rangePanelCss from './range-panel.css?inline'
import { dateTexts } from './texts.ts'
import { useEnds } from './use-ends.ts'

addSheet(rangePanelCss)

export interface RangePanelProps {
  label: string
  value: DayPreset | OpenDayRange | null
  /** The IANA zone that the days are meant in. */
  timeZone: string
  /** The day that it is there. */
  today: string
  onChange: (value: DayPreset | OpenDayRange | null) => void
}

/** Chooses a range of days: by name, from a calendar, or typed; one end may stay open. */
export default function RangePanel({ label, value, timeZone, today, onChange }: RangePanelProps) {
  const words = useWords(dateTexts)
  const names = useWords(filterTexts)
  const locale = useLocale()
  const given = typeof value === 'string' ? daysOfPreset(value, today) : value
  const [ends, setEnds] = useEnds(given)
  const start = calendarDateOf(ends.from)
  const end = calendarDateOf(ends.to)
  const inOrder = !start || !end || start.compare(end) <= 0

  function change(next: OpenDayRange) {
    setEnds(next)
    if (next.from === null && next.to === null) onChange(null)
    else if (isDayRange(next)) onChange(next)
  }

  return (
    <AriaRoot>
      <div className="rd-range">
        <ul className="rd-range-presets" aria-label={words.presets}>
          {dayPresets.map(preset => (
            <li key={preset}>
              <button
                type="button"
                className="rd-range-preset"
                aria-pressed={value === preset}
                onClick={() => onChange(preset)}
              >
                {names[preset]}
              </button>
            </li>
          ))}
        </ul>
        <div className="rd-range-days">
          <div className="rd-range-ends">
            <DateField
              label={words.from}
              timeZone={timeZone}
              value={ends.from}
              withCalendar={false}
              onChange={from => change({ ...ends, from })}
            />
            <DateField
              label={words.to}
              timeZone={timeZone}
              value={ends.to}
              withCalendar={false}
              error={inOrder ? undefined : words.order}
              onChange={to => change({ ...ends, to })}
            />
          </div>
          <RangeCalendar
            aria-label={label}
            className="rd-calendar rd-calendar-range"
            firstDayOfWeek="sun"
            value={start && end && inOrder ? { start, end } : null}
            defaultFocusedValue={end ?? start ?? calendarDateOf(today)}
            onChange={range => change({ from: range.start.toString(), to: range.end.toString() })}
          >
            <CalendarMonth today={today} />
          </RangeCalendar>
          <p className="rd-date-note">{words.inZone({ zone: longZoneName(timeZone, locale) })}</p>
        </div>
      </div>
    </AriaRoot>
  )
}
