import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
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
  onToggle?: (state: 'open' | 'closed') => void
}

/**
 * A panel in the browser's top layer, beside its button: no host page clips it. Escape and a click
 * outside close it, and the focus goes back to the button.
 */
export function Popover({ id, anchor, panel, label, children, onToggle }: PopoverProps) {
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
        if (event.newState === 'open' && anchor.current) {
          placeBeside(event.currentTarget, anchor.current)
        }
        setState(event.newState)
        onToggle?.(event.newState)
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
