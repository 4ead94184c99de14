/**
 * Clicks on our links become routes. The router's own listener can't be used: `closest('a')` misses
 * shadow roots and would take the host page's links.
 */
import type { ShellRouter } from './router.ts'

/** Follows plain left clicks on our anchors, and answers `raffle-desk-navigate`. */
export function followLinks(host: HTMLElement, router: ShellRouter): () => void {
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlain(event)) return
    const anchor = anchorOf(event)
    const path = anchor && isOurs(anchor) ? router.pathOf(anchor.href) : null
    if (path === null) return
    event.preventDefault()
    router.open(path)
  }

  function onNavigate(event: Event) {
    const path = pathIn(event)
    if (path === null || event.defaultPrevented) return
    event.preventDefault()
    router.open(router.pathOf(path) ?? path)
  }

  host.addEventListener('click', onClick)
  host.addEventListener('raffle-desk-navigate', onNavigate)
  return () => {
    host.removeEventListener('click', onClick)
    host.removeEventListener('raffle-desk-navigate', onNavigate)
  }
}

/** Anything but a plain left click is the browser's: a new tab, a new window, a download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function anchorOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement)
}

function isOurs(anchor: HTMLAnchorElement): boolean {
  const sameDocument = anchor.target === '' || anchor.target === '_self'
  return anchor.href !== '' && sameDocument && !anchor.hasAttribute('download')
}

function pathIn(event: Event): string | null {
  const path: unknown = event instanceof CustomEvent ? event.detail?.path : null
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null
}
