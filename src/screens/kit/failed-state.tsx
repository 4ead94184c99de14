import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from './button.tsx'
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
  const button = (
    <Button icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
      {retry}
    </Button>
  )
  return (
    <StateView
      kind="failed"
      icon={<CircleAlert size={18} />}
      title={title}
      message={message}
      action={button}
    />
  )
}
