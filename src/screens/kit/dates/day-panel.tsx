import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { Button } from '../button.tsx'
import { useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { calendarDateOf } from './date-values.ts'
import { dateTexts } from './texts.ts'

export interface DayCalendarProps {
  label: string
  /** "YYYY-MM-DD" */
  value: string | null
  /** The day that it is where the dates belong. */
  today: string
  min?: string | undefined
  max?: string | undefined
  /** Why days are out of reach. */
  reasons: readonly string[]
  onChoose: (day: string) => void
}

/** A month to choose a day from. */
export default function DayPanel(props: DayCalendarProps) {
  const { label, value, today, min, max, reasons, onChoose } = props
  const words = useWords(dateTexts)
  const reachable = (!min || today >= min) && (!max || today <= max)
  return (
    <AriaRoot>
      <Calendar
        autoFocus
        aria-label={label}
        className="rd-calendar"
        firstDayOfWeek="sun"
        value={calendarDateOf(value)}
        defaultFocusedValue={parseDate(startOf(value, today, min, max))}
        minValue={calendarDateOf(min)}
        maxValue={calendarDateOf(max)}
        onChange={date => onChoose(date.toString())}
      >
        <CalendarMonth today={today} />
        {reasons.map(reason => (
          <p key={reason} className="rd-calendar-reason">
            {reason}
          </p>
        ))}
        {reachable && (
          <div className="rd-calendar-foot">
            <Button variant="quiet" onClick={() => onChoose(today)}>
              {words.today}
            </Button>
          </div>
        )}
      </Calendar>
    </AriaRoot>
  )
}

/** The day that has the focus first: one that can be chosen. */
function startOf(value: string | null, today: string, min?: string, max?: string): string {
  const start = calendarDateOf(value)?.toString() ?? today
  if (min && start < min) return min
  return max && start > max ? max : start
}
