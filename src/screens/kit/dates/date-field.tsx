import type { CalendarDate } from '@internationalized/date'
import type { Ref } from 'react'
import { isoDay } from '../../../core/format/iso-day.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { Field, type FieldProps } from '../fields/field.tsx'
import { useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import { type Bounds, boundProblem, boundReasons } from './bounds.ts'
import { DateEntry } from './date-entry.tsx'
import type { FocusTarget } from './date-segments.tsx'
import { calendarDateOf } from './date-values.ts'
import { DayCalendar } from './day-calendar.tsx'
import { pastedDate } from './pasted-date.ts'
import { dateTexts } from './texts.ts'
import { useDateEntry } from './use-date-entry.ts'

export interface DateFieldProps extends FieldProps<string | null>, Bounds {
  /** The zone whose today the calendar marks; the browser's, if none is named. */
  timeZone?: string | undefined
  /** Without one where a calendar stands beside the field anyway. */
  withCalendar?: boolean | undefined
  ref?: Ref<FocusTarget> | undefined
}

/** A calendar day, "YYYY-MM-DD". It is typed, pasted, or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  return (
    <AriaRoot>
      <DateFieldInside {...props} />
    </AriaRoot>
  )
}

function DateFieldInside(props: DateFieldProps) {
  const { label, value, min, max, timeZone = browserTimeZone(), withCalendar = true } = props
  const words = useWords(dateTexts)
  const entry = useDateEntry<CalendarDate>({
    ...props,
    incomplete: words.incomplete,
    read: calendarDateOf,
    write: shown => shown.toString(),
    problemOf: (_, day) => boundProblem(day, props),
  })
  function paste(text: string) {
    const read = pastedDate(text, timeZone)
    if (read) entry.change(calendarDateOf(read.day))
    else entry.refuse(words.unreadable({ text: text.trim(), sample: '2026-11-20' }))
  }
  return (
    <Field {...props} error={entry.problem ?? props.error} holds="group">
      {links => (
        <DateEntry
          {...props}
          entry={entry}
          links={links}
          granularity="day"
          onPasteText={paste}
          {...(withCalendar && {
            calendar: (close: () => void) => (
              <DayCalendar
                label={label}
                value={value}
                today={isoDay(new Date(), timeZone)}
                min={min?.at}
                max={max?.at}
                reasons={boundReasons(props)}
                onChoose={day => {
                  entry.change(calendarDateOf(day))
                  close()
                }}
              />
            ),
          })}
        />
      )}
    </Field>
  )
}
