import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import type { ControlLinks } from './field.tsx'
import nativeSelectCss from './native-select.css?inline'

addSheet(nativeSelectCss)

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  links: ControlLinks
  /** The chosen one in words, where it can't be changed: it keeps a place for the keyboard, and can be copied. */
  locked?: string | undefined
}

/** The browser's own list, for what it can fill in by itself: a country, a province. */
export function NativeSelect({ links, locked, ...attributes }: NativeSelectProps) {
  if (locked !== undefined) {
    return <input {...links} className="rd-input" type="text" readOnly value={locked} />
  }
  return (
    <div className="rd-native-select">
      <select {...attributes} {...links} className="rd-input" />
      <Icon of={ChevronDown} />
    </div>
  )
}
