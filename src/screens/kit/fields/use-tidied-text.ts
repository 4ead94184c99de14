import { type ChangeEvent, useRef } from 'react'
import type { FieldProps } from './field.tsx'

type Text = Pick<FieldProps<string>, 'value' | 'onChange' | 'onBlur'>

/**
 * Handlers of a control whose text is tidied (trimmed, normalised) once somebody who changed it leaves. Passing
 * through a field changes nothing: a form that nobody edited has nothing to save.
 */
export function useTidiedText({ value, onChange, onBlur }: Text, tidy: (text: string) => string) {
  const isEdited = useRef(false)
  return {
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      isEdited.current = true
      onChange(currentTarget.value)
    },
    onBlur() {
      const tidied = isEdited.current ? tidy(value) : value
      isEdited.current = false
      if (tidied !== value) onChange(tidied)
      onBlur?.()
    },
  }
}
