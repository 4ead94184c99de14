import type { ChangeEvent } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import rowCheckboxCss from './row-checkbox.css?inline'

addSheet(rowCheckboxCss)

interface RowCheckboxProps {
  label: string
  /** `some` of what it stands for. */
  checked: boolean | 'some'
  disabled?: boolean
  /** The row's own: Space on the row goes to it, and Tab doesn't stop here. */
  ofRow?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Selects a row, or all of them. */
export function RowCheckbox({ label, checked, disabled, ofRow, onChange }: RowCheckboxProps) {
  return (
    <input
      ref={input => {
        if (input) input.indeterminate = checked === 'some'
      }}
      className="rd-row-checkbox"
      type="checkbox"
      aria-label={label}
      checked={checked === true}
      disabled={disabled}
      onChange={onChange}
      {...(ofRow ? { 'data-row-select': true, tabIndex: -1 } : {})}
    />
  )
}
