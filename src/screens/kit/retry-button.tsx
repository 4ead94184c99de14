import { RotateCw } from 'lucide'
import type { MouseEvent } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** How long an answer may take and still give the focus back. */
const patienceMs = 10_000
const lookEveryMs = 100

/**
 * Retry. It goes with its failure, so the focus goes on from the title of what it stood in (a section, a tab, a
 * dialog, else the page), unless somebody moved it elsewhere.
 */
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

/** A tab or a dialog keeps the focus, title or not; a section only hands it to its title. */
const keeping = '[role="tabpanel"],[role="dialog"],[role="alertdialog"]'

/** What waits has a title of its own, which goes as well: looked after until the time is up. */
function giveTitleFocus(root: Document | ShadowRoot, button: Element) {
  const places = placesOf(button)
  const until = performance.now() + patienceMs
  let given: Element | null = button
  function look() {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) {
      given = titleIn(places) ?? root.querySelector('h1')
      focus(given)
    } else if (root.activeElement !== given) return
    if (performance.now() < until) setTimeout(look, lookEveryMs)
  }
  setTimeout(look, lookEveryMs)
}

/** Those around it, the nearest first: what it stands in may go as well. */
function placesOf(button: Element): Element[] {
  const places: Element[] = []
  let place = button.closest(`section,${keeping}`)
  while (place) {
    places.push(place)
    if (place.matches(keeping)) break
    place = place.parentElement?.closest(`section,${keeping}`) ?? null
  }
  return places
}

function titleIn(places: readonly Element[]): Element | null {
  for (const place of places) {
    if (!place.isConnected) continue
    const title = place.querySelector('h2,h3,h4')
    if (title ?? place.matches(keeping)) return title ?? place
  }
  return null
}

function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}
