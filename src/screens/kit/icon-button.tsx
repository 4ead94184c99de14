import type { IconNode } from 'lucide'
import type { ButtonHTMLAttributes } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { Icon } from './icon.tsx'
import iconButtonCss from './icon-button.css?inline'

addSheet(iconButtonCss)

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does: its name, and what hovering shows. */
  label: string
  icon: IconNode
  /** 24 or 28 px a side. */
  size?: 'sm' | 'md'
  /** It can't be pressed now. It keeps the focus and its place. */
  idle?: boolean
}

/** A small button that says what it does by a drawing alone: close, clear, move up. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'md', idle = false, className = '', onClick, ...attributes } = props
  return (
    <button
      type="button"
      {...attributes}
      className={`rd-icon-button rd-icon-button-${size} ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      onClick={event => idle || onClick?.(event)}
    >
      <Icon of={icon} size={size === 'sm' ? 14 : 16} />
    </button>
  )
}
