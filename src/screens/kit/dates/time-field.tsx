import type { Time } from '@internationalized/date'
import type { Ref } from 'react'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { Field, type FieldProps } from '../fields/field.tsx'
import { useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import { DateControl } from './date-control.tsx'
import { DateSegments, type FocusTarget } from './date-segments.tsx'
import { clockTimeOf } from './date-values.ts'
import { pastedTime } from './pasted-date.ts'
import { dateTexts } from './texts.ts'
import { useDateEntry } from './use-date-entry.ts'

interface TimeFieldProps extends FieldProps<string | null> {
  ref?: Ref<FocusTarget> | undefined
}

/** A time of day, "HH:MM", in a zone that stands beside it. */
export function TimeField(props: TimeFieldProps) {
  return (
    <AriaRoot>
      <TimeFieldInside {...props} />
    </AriaRoot>
  )
}

function TimeFieldInside(props: TimeFieldProps) {
  const { label, disabled = false, required = false } = props
  const words = useWords(dateTexts)
  const locked = props.lockedBecause !== undefined
  const entry = useDateEntry<Time>({
    ...props,
    incomplete: words.incompleteTime,
    read: clockTimeOf,
    write: shown => shown.toString().slice(0, 5),
    problemOf: () => null,
  })
  function paste(text: string) {
    const read = pastedTime(text)
    if (read) entry.change(clockTimeOf(read))
    else entry.refuse(words.unreadable({ text: text.trim(), sample: '20:00' }))
  }
  return (
    <Field {...props} error={entry.problem ?? props.error} holds="group">
      {links => (
        <DateControl
          label={label}
          invalid={links['aria-invalid']}
          locked={locked}
          disabled={disabled}
          filled={entry.filled}
          onClear={entry.clear}
          onPasteText={paste}
        >
          <AriaTimeField<Time>
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
            value={entry.shown}
            onChange={entry.change}
            onFocus={entry.enter}
            onBlur={entry.leave}
          >
            <DateSegments ref={entry.segments} onPartial={entry.changePartial} />
          </AriaTimeField>
        </DateControl>
      )}
    </Field>
  )
}
