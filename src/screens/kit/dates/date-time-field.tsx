import { type CalendarDateTime, toCalendarDateTime } from '@internationalized/date'
import { type Ref, useId } from 'react'
import { zoneName } from '../../../core/format/clock.ts'
import { isoDay } from '../../../core/format/iso-day.ts'
import { browserTimeZone, isTimeZone } from '../../../core/format/time-zone.ts'
import { resolveWallTime } from '../../../core/format/zoned.ts'
import { Field, type FieldProps } from '../fields/field.tsx'
import { useLocale, useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import { type Bounds, boundProblem, boundReasons } from './bounds.ts'
import { DateEntry } from './date-entry.tsx'
import type { FocusTarget } from './date-segments.tsx'
import { calendarDateOf, clockTimeOf, shownAt, wallTimeShown } from './date-values.ts'
import { DayCalendar } from './day-calendar.tsx'
import { neverWords } from './never-words.ts'
import { OwnTime } from './own-time.tsx'
import { pastedDate } from './pasted-date.ts'
import { dateTexts } from './texts.ts'
import { TwiceChoice } from './twice-choice.tsx'
import { useDateEntry } from './use-date-entry.ts'

export interface DateTimeFieldProps extends FieldProps<string | null>, Bounds {
  /** The IANA zone that the time is meant in, such as the raffle's. */
  timeZone: string
  /** The reader's own; where it differs, their time is said beside it. */
  ownTimeZone?: string | undefined
  /** The time of a day that is chosen from the calendar: "HH:MM". */
  usualTime?: string | undefined
  ref?: Ref<FocusTarget> | undefined
}

/**
 * A day and a time in a zone; the value is the instant, UTC. A time that the clocks skip is an error, one
 * that comes twice is told apart. Section 5, Event dates: `min` is the start for an end, the end for a draw.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  return (
    <AriaRoot>
      <DateTimeFieldInside {...props} />
    </AriaRoot>
  )
}

function DateTimeFieldInside(props: DateTimeFieldProps) {
  const { label, value, min, max, usualTime = '12:00' } = props
  const { ownTimeZone = browserTimeZone() } = props
  const timeZone = isTimeZone(props.timeZone) ? props.timeZone : 'UTC'
  const words = useWords(dateTexts)
  const locale = useLocale()
  const noteId = useId()
  const resolve = (shown: CalendarDateTime) => resolveWallTime(wallTimeShown(shown), timeZone)
  const entry = useDateEntry<CalendarDateTime>({
    ...props,
    incomplete: words.incomplete,
    read: instant => shownAt(instant, timeZone),
    write: shown => firstOf(resolve(shown)),
    problemOf: (shown, instant) =>
      shown && resolve(shown).kind === 'never'
        ? neverWords(wallTimeShown(shown), words, locale)
        : boundProblem(instant, props),
  })
  const { shown } = entry
  const resolved = shown && resolve(shown)
  const dayOf = (instant: string | undefined) => instant && isoDay(new Date(instant), timeZone)

  /** Keeps the time that stands there, or takes the usual one. */
  function changeDay(day: string, time: string | null) {
    const date = calendarDateOf(day)
    const clock = clockTimeOf(time) ?? shown ?? clockTimeOf(usualTime)
    if (date) entry.change(toCalendarDateTime(date, clock ?? undefined))
  }
  function paste(text: string) {
    const read = pastedDate(text, timeZone)
    if (read) changeDay(read.day, read.time)
    else entry.refuse(words.unreadable({ text: text.trim(), sample: '2026-11-20 20:00' }))
  }

  return (
    <Field {...props} error={entry.problem ?? props.error} holds="group">
      {links => (
        <>
          <DateEntry
            {...props}
            entry={entry}
            links={{ ...links, 'aria-describedby': `${noteId} ${links['aria-describedby']}` }}
            granularity={shown?.second ? 'second' : 'minute'}
            onPasteText={paste}
            after={
              <span className="rd-date-zone" title={timeZone.replaceAll('_', ' ')}>
                {zoneName(timeZone, new Date(Date.parse(value ?? '') || Date.now()), locale)}
              </span>
            }
            calendar={close => (
              <DayCalendar
                label={label}
                value={shown && wallTimeShown(shown).day}
                today={isoDay(new Date(), timeZone)}
                min={dayOf(min?.at)}
                max={dayOf(max?.at)}
                reasons={boundReasons(props)}
                onChoose={day => {
                  changeDay(day, null)
                  close()
                }}
              />
            )}
          />
          {resolved?.kind === 'twice' && props.lockedBecause === undefined && (
            <TwiceChoice
              earlier={resolved.earlier}
              later={resolved.later}
              value={value}
              timeZone={timeZone}
              onChoose={entry.choose}
            />
          )}
          <OwnTime id={noteId} instant={value} timeZone={timeZone} ownTimeZone={ownTimeZone} />
        </>
      )}
    </Field>
  )
}

/** The instant that is taken until another one is chosen. */
function firstOf(resolved: ReturnType<typeof resolveWallTime>): string | null {
  if (resolved.kind === 'once') return resolved.instant
  return resolved.kind === 'twice' ? resolved.earlier : null
}
