import { RotateCw } from 'lucide'
import { Button } from './button.tsx'
import { holdFocus } from './hold-focus.ts'
import { Icon } from './icon.tsx'

/** How long what comes may be drawn anew and still have the focus. */
const patienceMs = 10_000

/**
 * Retry. It goes with its failure, pressed or not, and so the focus, if it is here, goes on from the title of what it
 * stood in (a section, a tab, a dialog, else the page), unless somebody moves it elsewhere.
 */
export function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Button ref={passFocusOn} icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
      {label}
    </Button>
  )
}

const titles = 'h2,h3,h4'

/** As a ref: when the button goes, it still stands in the page. What waits has a title of its own, which goes as well. */
function passFocusOn(button: Element | null) {
  return () => {
    const root = button?.getRootNode() as Document | ShadowRoot | undefined
    if (!button || root?.activeElement !== button) return
    const place = button.closest<HTMLElement>(
      `section:has(${titles}),[role="tabpanel"],[role$="dialog"]`,
    )
    const title = () => {
      if (place?.isConnected) return place.querySelector<HTMLElement>(titles) ?? place
      return root.querySelector<HTMLElement>('h1') ?? root.querySelector<HTMLElement>(titles)
    }
    holdFocus(root, title, patienceMs, button)
  }
}
