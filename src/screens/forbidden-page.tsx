import { useLayoutEffect, useRef } from 'react'
import { claimFocus } from './claim-focus.ts'
import { useDesk } from './desk.tsx'
import { Forbidden } from './forbidden.tsx'

/** A refusal that stands for the whole page: its heading takes the focus. */
export function ForbiddenPage({ title }: { title?: string }) {
  const { kind } = useDesk().session
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const heading = place.current?.querySelector('h2')
    const root = heading?.getRootNode()
    if (!heading || !(root instanceof ShadowRoot)) return undefined
    // Where nobody has put it: on the page's title, as the shell does, or nowhere.
    heading.tabIndex = -1
    if (root.activeElement?.localName === 'h1') heading.focus({ preventScroll: true })
    return kind === 'standalone' ? claimFocus(heading) : undefined
  }, [kind])

  return <Forbidden ref={place} title={title} />
}
