import type { DateValue } from '@internationalized/date'
import type { ReactNode, Ref } from 'react'
import { DateField } from 'react-aria-components/DateField'
import type { ControlLinks } from '../fields/field.tsx'
import { DateControl } from './date-control.tsx'
import { DateSegments, type FocusTarget } from './date-segments.tsx'

/** What the parts of a date are tied to: `useDateEntry` holds it. */
interface Entry<Shown> {
  shown: Shown | null
  segments: Ref<FocusTarget>
  generation: number
  filled: boolean
  change: (shown: Shown | null) => void
  changePartial: (partial: boolean) => void
  clear: () => void
  enter: () => void
  leave: () => void
}

interface DateEntryProps<Shown> {
  entry: Entry<Shown>
  links: ControlLinks
  label: string
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  lockedBecause?: string | undefined
  granularity: 'day' | 'minute' | 'second'
  onPasteText: (text: string) => void
  after?: ReactNode
  calendar?: (close: () => void) => ReactNode
}

/** The control of a date: its parts, what clears them and what opens a calendar. */
export function DateEntry<Shown extends DateValue>(props: DateEntryProps<Shown>) {
  const { entry, links, label, disabled = false, required = false } = props
  const locked = props.lockedBecause !== undefined
  return (
    <DateControl
      label={label}
      invalid={links['aria-invalid']}
      locked={locked}
      disabled={disabled}
      filled={entry.filled}
      onClear={entry.clear}
      onPasteText={props.onPasteText}
      after={props.after}
      {...(props.calendar && { calendar: props.calendar })}
    >
      <DateField<DateValue>
        key={entry.generation}
        id={links.id}
        aria-labelledby={links['aria-labelledby']}
        aria-describedby={links['aria-describedby']}
        {...(props.name !== undefined && { name: props.name })}
        isInvalid={links['aria-invalid']}
        isRequired={required}
        isDisabled={disabled}
        isReadOnly={locked}
        validationBehavior="aria"
        granularity={props.granularity}
        hideTimeZone
        value={entry.shown}
        onChange={shown => entry.change(shown as Shown | null)}
        onFocus={entry.enter}
        onBlur={entry.leave}
      >
        <DateSegments ref={entry.segments} onPartial={entry.changePartial} />
      </DateField>
    </DateControl>
  )
}
