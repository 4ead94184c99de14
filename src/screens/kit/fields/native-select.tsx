import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import nativeSelectCss from './native-select.css?inline'

addSheet(nativeSelectCss)

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** The chosen one in words, where it can't be changed: it keeps a place for the keyboard, and can be copied. */
  locked?: string | undefined
}

/** The browser's own list, for what it can fill in by itself: a country, a province. */
export function NativeSelect({ locked, ...attributes }: NativeSelectProps) {
  if (locked !== undefined) {
    const { id } = attributes
    const links = {
      'aria-label': attributes['aria-label'],
      'aria-labelledby': attributes['aria-labelledby'],
      'aria-describedby': attributes['aria-describedby'],
    }
    return <input {...links} id={id} className="rd-input" type="text" readOnly value={locked} />
  }
  return (
    <div className="rd-native-select">
      <select {...attributes} className="rd-input" />
      <Icon of={ChevronDown} />
    </div>
  )
}
