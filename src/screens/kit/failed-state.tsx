import { CircleAlert } from 'lucide-react'
import { addSheet } from '../../core/style/sheets.ts'
import { Button } from './button.tsx'
import stateCss from './state-view.css?inline'

addSheet(stateCss)

interface Props {
  /** What happened, in people's words. */
  message: string
  /** The word on the button: Retry. */
  retry: string
  onRetry: () => void
}

/** Something couldn't be loaded: the message, and a way on. */
export function FailedState({ message, retry, onRetry }: Props) {
  return (
    <div className="rd-state" role="alert">
      <p className="rd-state-line">
        <CircleAlert size={16} aria-hidden="true" />
        {message}
      </p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  )
}
