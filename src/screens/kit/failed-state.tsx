import { CircleAlert, RotateCw } from 'lucide'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
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
    <Button icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
      {retry}
    </Button>
  )
  return (
    <StateView kind="failed" icon={CircleAlert} title={title} message={message} action={button} />
  )
}
