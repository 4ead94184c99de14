import { RotateCw } from 'lucide'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/**
 * Retry. It goes with its failure, pressed or not, and so the focus, if it is here, goes on from the title of what it
 * stood in (a section, a tab, a dialog, else the page), unless somebody moves it elsewhere.
 */
export function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Button data-to-title icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
      {label}
    </Button>
  )
}
