import { CalendarDays } from 'lucide'
import type { Ref } from 'react'
import { zoneName } from '../../../core/format/clock.ts'
import { type DayRange, daysOfPreset } from '../../../core/format/day-range.ts'
import { isoDay } from '../../../core/format/iso-day.ts'
import { isTimeZone } from '../../../core/format/time-zone.ts'
import { Field, type FieldProps } from '../fields/field.tsx'
import { rangeWords } from '../filters/range-words.ts'
import { filterTexts } from '../filters/texts.ts'
import { Icon } from '../icon.tsx'
import { useLocale, useWords } from '../language.tsx'
import { PopoverButton } from '../overlays/popover-button.tsx'
import RangePanel from './range-panel.tsx'
import { dateTexts } from './texts.ts'

interface DateRangeFieldProps extends FieldProps<DayRange | null> {
  /** The IANA zone that the days are meant in; `instantsOf` of core/format/day-range.ts cuts them there. */
  timeZone: string
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Days from and to, both included: named ranges, a calendar, or typed. Closed at both ends. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onChange, ref } = props
  const timeZone = isTimeZone(props.timeZone) ? props.timeZone : 'UTC'
  const words = useWords(dateTexts)
  const names = useWords(filterTexts)
  const locale = useLocale()
  const today = isoDay(new Date(), timeZone)
  const locked = props.lockedBecause !== undefined
  const text = value ? rangeWords(value, { words: names, locale, today }) : words.noRange
  const zone = zoneName(timeZone, new Date(), locale)
  return (
    <Field {...props} holds="button">
      {links => {
        const trigger = (
          <button
            ref={ref}
            type="button"
            id={links.id}
            className="rd-input rd-date-range-button"
            aria-labelledby={`${links['aria-labelledby']} ${links.id}-value`}
            aria-describedby={links['aria-describedby']}
            data-invalid={links['aria-invalid'] || undefined}
            data-locked={locked || undefined}
            disabled={props.disabled}
            aria-disabled={locked || undefined}
            onBlur={props.onBlur}
          >
            <span id={`${links.id}-value`} data-placeholder={value === null || undefined}>
              {value ? names.zoned({ days: text, zone }) : text}
            </span>
            <Icon of={CalendarDays} />
          </button>
        )
        if (locked) return trigger
        return (
          <PopoverButton label={label} trigger={trigger}>
            {() => (
              <RangePanel
                label={label}
                value={value}
                timeZone={timeZone}
                today={today}
                onChange={days => {
                  if (days === null) return onChange(null)
                  const range = typeof days === 'string' ? daysOfPreset(days, today) : days
                  const { from, to } = range
                  if (from !== null && to !== null) onChange({ from, to })
                }}
              />
            )}
          </PopoverButton>
        )
      }}
    </Field>
  )
}
