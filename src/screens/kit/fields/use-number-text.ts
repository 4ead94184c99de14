import { useState } from 'react'
import type { DecimalAnswer, DecimalReason } from '../../../core/format/decimal.ts'

/** Says that something is written which is no number: a field's value then, which every rule of numbers refuses. */
export const unreadable = Number.NaN

interface NumberText {
  value: number | null
  onChange: (value: number | null) => void
  /** What was written, as a number or the reason why it is none. */
  read: (text: string) => DecimalAnswer
  write: (value: number) => string
}

interface Edited {
  /** What is being written; null where the value itself is shown. */
  text: string | null
  /** The value that this part told last, and the one that it was given last. */
  told: number | null
  given: number | null
}

/**
 * The text of a field whose value is a number. While somebody writes, their text stays as it is; when they leave,
 * the number is written out in full. What can't be read stays, and the value is `unreadable`.
 */
export function useNumberText({ value, onChange, read, write }: NumberText) {
  const [edited, setEdited] = useState<Edited>({ text: null, told: value, given: value })
  const [isTouched, setTouched] = useState(false)
  // Another value from outside, such as a form that is reset, takes the place of what was written.
  if (!Object.is(edited.given, value)) {
    const isOwn = Object.is(edited.told, value)
    setEdited({ text: isOwn ? edited.text : null, told: value, given: value })
    if (!isOwn) setTouched(false)
  }

  const answer = edited.text === null ? null : read(edited.text)
  const problem: DecimalReason | undefined =
    answer && 'reason' in answer ? answer.reason : undefined
  // A value that is no integer (a fault elsewhere) is not made one here; it stays unseen.
  const written = value !== null && Number.isSafeInteger(value) ? write(value) : ''

  function tell(text: string | null, told: number | null) {
    setTouched(true)
    setEdited(before => ({ ...before, text, told }))
    onChange(told)
  }

  return {
    text: edited.text ?? written,
    /** Why the text is no number. */
    problem,
    isTouched,
    change(text: string) {
      const found = read(text)
      tell(text, 'reason' in found ? unreadable : found.units)
    },
    /** Another number in place of what was written, as the arrow keys give. */
    put: (next: number) => tell(null, next),
    leave: () => !problem && setEdited(before => ({ ...before, text: null })),
  }
}
