import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import alertCss from './alert.css?inline'

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
      <CircleAlert className="rd-alert-icon" aria-hidden="true" />
      <div className="rd-alert-text">{children}</div>
      {onDismiss && (
        <button
          type="button"
          className="rd-alert-dismiss"
          aria-label={dismissLabel}
          title={dismissLabel}
          onClick={onDismiss}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
