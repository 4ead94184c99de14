import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { holdFocus } from '../../kit/hold-focus.ts'

/** What comes is drawn at once, and its title with it. */
const patienceMs = 2_000

interface PassingTitleProps {
  className?: string
  /** The page's `h1`, or what holds it. */
  children: ReactNode
}

/** The title of a page on its way. When it goes, the focus that the shell gave it goes on from the title that comes, or from a refusal's. */
export function PassingTitle({ className, children }: PassingTitleProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const title = place.current?.querySelector('h1')
    const root = title?.getRootNode()
    return () => {
      if (!(root instanceof ShadowRoot || root instanceof Document)) return
      if (root.activeElement !== title) return
      const next = () =>
        root.querySelector<HTMLElement>('.rd-state-forbidden h2') ?? root.querySelector('h1')
      holdFocus(root, next, patienceMs, title)
    }
  }, [])
  return (
    <div className={className} ref={place}>
      {children}
    </div>
  )
}
