import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { emit } from './emit.ts'

interface ScreenLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** The screen's path below the base path, as the shell routes it. */
  path: string
}

/** A real link. A plain click asks the shell or the host to go there; unanswered, the browser does. */
export function ScreenLink({ path, href, ...attributes }: ScreenLinkProps) {
  function ask(event: MouseEvent<HTMLAnchorElement>) {
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || event.defaultPrevented) return
    const visit = emit(event.currentTarget, 'raffle-desk-navigate', { path }, { cancelable: true })
    if (!visit) event.preventDefault()
  }
  return <a {...attributes} href={href} onClick={ask} />
}
