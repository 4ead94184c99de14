import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { placeBeside } from './place-beside.ts'
import popoverCss from './popover.css?inline'

addSheet(popoverCss)

interface PopoverProps {
  /** A button in the same root names it by `popoverTarget`. */
  id: string
  anchor: RefObject<HTMLElement | null>
  panel: RefObject<HTMLDivElement | null>
  label: string
  /** Drawn while open only. */
  children: () => ReactNode
}

/**
 * A panel in the browser's top layer, beside its button: no host page clips it. Escape and a click
 * outside close it, and the focus goes back to the button.
 */
export function Popover({ id, anchor, panel, label, children }: PopoverProps) {
  const [state, setState] = useState<'open' | 'closed'>('closed')

  useEffect(() => {
    const element = panel.current
    if (state === 'closed' || !element) return
    const follow = () => anchor.current && placeBeside(element, anchor.current)
    follow()
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, { capture: true })
    }
  }, [state, anchor, panel])

  return (
    <div
      ref={panel}
      id={id}
      className="rd-popover"
      popover="auto"
      role="dialog"
      aria-label={label}
      onBeforeToggle={event => {
        if (event.newState === 'open') {
          if (anchor.current) placeBeside(event.currentTarget, anchor.current)
          setState('open')
          return
        }
        // In a shadow root Chromium leaves the focus in the closed panel.
        const { activeElement } = event.currentTarget.getRootNode() as ShadowRoot
        if (event.currentTarget.contains(activeElement)) anchor.current?.focus()
      }}
      onToggle={event => {
        if (event.newState === 'closed') setState('closed')
      }}
      onBlur={event => {
        const to = event.relatedTarget
        if (to && !event.currentTarget.contains(to) && to !== anchor.current) {
          event.currentTarget.hidePopover()
        }
      }}
    >
      {state === 'open' && children()}
    </div>
  )
}
