import { CircleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import alertCss from './alert.css?inline'
import { Icon } from './icon.tsx'

addSheet(alertCss)

interface AlertProps {
  children: ReactNode
  /** With both, a button takes the alert away. */
  onDismiss?: () => void
  dismissLabel?: string
}

/** A red alert in the page's flow, read out as it appears. */
export function Alert({ children, onDismiss, dismissLabel }: AlertProps) {
  return (
    <div className="rd-alert" role="alert">
      <Icon of={CircleAlert} className="rd-alert-icon" />
      <div className="rd-alert-text">{children}</div>
      {onDismiss && (
        <button
          type="button"
          className="rd-alert-dismiss"
          aria-label={dismissLabel}
          title={dismissLabel}
          onClick={onDismiss}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  )
}
