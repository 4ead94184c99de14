import { RotateCw } from 'lucide'
import type { MouseEvent } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** How long an answer may take and still give the focus back. */
const patienceMs = 10_000
const lookEveryMs = 100

/** Retry. It goes with its failure, so the focus goes on from the page's title, unless somebody moved it elsewhere. */
export function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  function retry({ currentTarget }: MouseEvent<HTMLElement>) {
    const root = rootOf(currentTarget)
    if (root.activeElement === currentTarget) giveTitleFocus(root, currentTarget)
    onRetry()
  }
  return (
    <Button icon={<Icon of={RotateCw} size={16} />} onClick={retry}>
      {label}
    </Button>
  )
}

function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : document
}

/** What waits has a title of its own, which goes as well: looked after until the time is up. */
function giveTitleFocus(root: Document | ShadowRoot, button: Element) {
  const until = performance.now() + patienceMs
  function look() {
    const title = root.querySelector('h1')
    if (document.activeElement === null || document.activeElement === document.body) title?.focus()
    else if (root.activeElement !== button && root.activeElement !== title) return
    if (performance.now() < until) setTimeout(look, lookEveryMs)
  }
  setTimeout(look, lookEveryMs)
}
