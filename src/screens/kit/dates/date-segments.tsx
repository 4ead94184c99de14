import { type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { addSheet } from '../../../core/style/sheets.ts'
import dateSegmentsCss from './date-segments.css?inline'

addSheet(dateSegmentsCss)

/** What a form gives the focus to. */
export interface FocusTarget {
  focus(): void
}

interface DateSegmentsProps {
  /** Some parts are filled in, and some are not: there is no value yet. */
  onPartial: (partial: boolean) => void
  ref?: Ref<FocusTarget> | undefined
}

/** The parts of a date or a time, each to be typed or turned with the arrow keys. */
export function DateSegments({ onPartial, ref }: DateSegmentsProps) {
  const dateState = useContext(DateFieldStateContext)
  const timeState = useContext(TimeFieldStateContext)
  const input = useRef<HTMLDivElement>(null)
  const parts = (dateState ?? timeState)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const filled = parts.filter(({ isPlaceholder }) => !isPlaceholder).length
  const partial = filled > 0 && filled < parts.length
  const said = useRef(false)

  useEffect(() => {
    if (said.current !== partial) onPartial(partial)
    said.current = partial
  }, [partial, onPartial])

  // As in any field of a form: what was typed is saved by Enter.
  useEffect(() => {
    const element = input.current
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing) return
      event.preventDefault()
      element?.closest('form')?.requestSubmit()
    }
    element?.addEventListener('keydown', submit)
    return () => element?.removeEventListener('keydown', submit)
  }, [])

  useImperativeHandle(ref, () => ({
    focus: () =>
      input.current?.querySelector<HTMLElement>('[contenteditable], [tabindex]')?.focus(),
  }))

  return (
    <DateInput ref={input} className="rd-date-segments">
      {segment => <DateSegment segment={segment} className="rd-date-segment" />}
    </DateInput>
  )
}
