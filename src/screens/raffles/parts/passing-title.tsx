import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { holdFocus } from '../../kit/hold-focus.ts'

/** What comes is drawn at once, and its title with it. */
const patienceMs = 2_000

interface PassingTitleProps {
  className?: string
  /** The page's `h1`, or what holds it. */
  children: ReactNode
}

/** The title of a page on its way. When it goes, the focus that the shell gave it goes on from the title that comes. */
export function PassingTitle({ className, children }: PassingTitleProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const title = place.current?.querySelector('h1')
    const root = title?.getRootNode()
    return () => {
      if (!(root instanceof ShadowRoot || root instanceof Document)) return
      if (root.activeElement !== title) return
      holdFocus(root, () => root.querySelector('h1'), patienceMs, title)
    }
  }, [])
  return (
    <div className={className} ref={place}>
      {children}
    </div>
  )
}
