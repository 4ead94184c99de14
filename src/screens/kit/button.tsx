import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import buttonCss from './button.css?inline'
import { Spinner } from './spinner.tsx'

addSheet(buttonCss)

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary a view; `quiet` stands inside other parts. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'md' | 'lg'
  icon?: ReactNode
  /** Work is under way: the button keeps its focus and place, shows a spinner and ignores clicks. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  className,
  onClick,
  children,
  ...attributes
}: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={['rd-button', `rd-button-${variant}`, `rd-button-${size}`, className]
        .filter(Boolean)
        .join(' ')}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
