import { CalendarDays, X } from 'lucide'
import type { ClipboardEvent, ReactNode } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { PopoverButton } from '../overlays/popover-button.tsx'
import dateControlCss from './date-control.css?inline'
import { dateTexts } from './texts.ts'

addSheet(dateControlCss)

interface DateControlProps {
  /** The field that it belongs to: the buttons' names say it too. */
  label: string
  invalid: boolean
  locked: boolean
  disabled: boolean
  filled: boolean
  onClear: () => void
  onPasteText: (text: string) => void
  /** What stands after the parts, such as the zone. */
  after?: ReactNode
  /** In the pop-up; without one there is no button. */
  calendar?: (close: () => void) => ReactNode
  children: ReactNode
}

/** The box around the parts of a date: it can be pasted into, cleared, and opens a calendar. */
export function DateControl(props: DateControlProps) {
  const { label, invalid, locked, disabled, filled, calendar } = props
  const words = useWords(dateTexts)
  const changeable = !locked && !disabled
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (changeable) props.onPasteText(event.clipboardData.getData('text/plain').slice(0, 100))
  }
  return (
    <div
      className="rd-input rd-date-control"
      data-invalid={invalid || undefined}
      data-locked={locked || undefined}
      data-disabled={disabled || undefined}
      onPasteCapture={paste}
    >
      <div className="rd-date-main">
        {props.children}
        {props.after}
      </div>
      {changeable && filled && (
        <button
          type="button"
          className="rd-date-button rd-date-button-small"
          aria-label={`${words.clear}, ${label}`}
          title={words.clear}
          onClick={props.onClear}
        >
          <Icon of={X} size={14} />
        </button>
      )}
      {changeable && calendar && (
        <PopoverButton
          label={label}
          align="end"
          trigger={
            <button
              type="button"
              className="rd-date-button"
              aria-label={`${words.openCalendar}, ${label}`}
              title={words.openCalendar}
            >
              <Icon of={CalendarDays} />
            </button>
          }
        >
          {calendar}
        </PopoverButton>
      )}
    </div>
  )
}
