import { RotateCw } from 'lucide'
import type { MouseEvent } from 'react'
import { Button } from './button.tsx'
import { holdFocus } from './hold-focus.ts'
import { Icon } from './icon.tsx'

/** How long an answer may take and still give the focus back. */
const patienceMs = 10_000

/**
 * Retry. It goes with its failure, so the focus goes on from the title of what it stood in (a section, a tab, a
 * dialog, else the page), unless somebody moved it elsewhere.
 */
export function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  function retry({ currentTarget }: MouseEvent<HTMLElement>) {
    const root = currentTarget.getRootNode() as Document | ShadowRoot
    if (root.activeElement === currentTarget) giveTitleFocus(root, currentTarget)
    onRetry()
  }
  return (
    <Button icon={<Icon of={RotateCw} size={16} />} onClick={retry}>
      {label}
    </Button>
  )
}

const titles = 'h2,h3,h4'

/** What waits has a title of its own, which goes as well: looked after until the time is up. */
function giveTitleFocus(root: Document | ShadowRoot, button: Element) {
  const place = button.closest<HTMLElement>(
    `section:has(${titles}),[role="tabpanel"],[role$="dialog"]`,
  )
  const title = () => {
    if (!place?.isConnected) return root.querySelector('h1')
    return place.querySelector<HTMLElement>(titles) ?? place
  }
  holdFocus(root, title, patienceMs, button)
}
