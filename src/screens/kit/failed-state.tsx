import { CircleAlert } from 'lucide'
import { RetryButton } from './retry-button.tsx'
import { StateView } from './state-view.tsx'

interface FailedStateProps {
  title?: string
  message: string
  /** The button's word. */
  retry: string
  onRetry: () => void
}

/** It failed: why, and Retry. */
export function FailedState({ title, message, retry, onRetry }: FailedStateProps) {
  const button = <RetryButton label={retry} onRetry={onRetry} />
  return (
    <StateView kind="failed" icon={CircleAlert} title={title} message={message} action={button} />
  )
}
