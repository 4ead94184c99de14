import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import nativeSelectCss from './native-select.css?inline'

addSheet(nativeSelectCss)

/** The browser's own list, for what it can fill in by itself: a country, a province. */
export function NativeSelect(attributes: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="rd-native-select">
      <select {...attributes} className="rd-input" />
      <Icon of={ChevronDown} />
    </div>
  )
}
