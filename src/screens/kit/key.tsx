import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import keyCss from './key.css?inline'

addSheet(keyCss)

/** A key of the keyboard, by what is written on it. */
export function Key({ children }: { children: ReactNode }) {
  return <kbd className="rd-key">{children}</kbd>
}

/** The same beside what it does: drawn alone, for the control tells its key to those who hear it. */
export function KeyMark({ of }: { of: string }) {
  return (
    <span className="rd-key" aria-hidden="true">
      {of}
    </span>
  )
}
