import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import linkCss from './link.css?inline'

addSheet(linkCss)

interface LinkProps {
  /** The whole address, for a visit or a new tab. */
  href: string
  /** Below the base path: what a plain click announces. */
  path: string
  className?: string
  onMouseDown?: MouseEventHandler
  children: ReactNode
}

/**
 * A link to a screen. A plain click asks whoever stands above to go there (`raffle-desk-navigate`);
 * if nobody does, the browser visits the address.
 */
export function Link({ href, path, className = 'rd-link', onMouseDown, children }: LinkProps) {
  return (
    <a
      className={className}
      href={href}
      onMouseDown={onMouseDown}
      onClick={event => announce(event, path)}
    >
      {children}
    </a>
  )
}

function announce(event: MouseEvent<HTMLAnchorElement>, path: string) {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const detail = { path }
  const navigate = new CustomEvent('raffle-desk-navigate', {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail,
  })
  if (!event.currentTarget.dispatchEvent(navigate)) event.preventDefault()
}

interface OutsideLinkProps {
  href: string
  /** Read out after the words: that another tab opens. */
  hint: string
  children: ReactNode
}

/** A link away from the product, into a tab of its own. */
export function OutsideLink({ href, hint, children }: OutsideLinkProps) {
  return (
    <a className="rd-link" href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="rd-only-read-out"> ({hint})</span>
    </a>
  )
}
