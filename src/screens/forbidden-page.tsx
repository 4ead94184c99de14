import { useLayoutEffect, useRef } from 'react'
import { useDesk } from './desk.tsx'
import { Forbidden } from './forbidden.tsx'
import { holdFocus } from './kit/hold-focus.ts'

const patienceMs = 5_000

/** A refusal that stands for the whole page: its heading takes the focus. */
export function ForbiddenPage({ title }: { title?: string }) {
  const { kind } = useDesk().session
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const heading = place.current?.querySelector('h2')
    const root = heading?.getRootNode()
    if (!heading || !(root instanceof ShadowRoot)) return
    // Where nobody has put it: on the page's title, as the shell does, or nowhere.
    const isNowhere = kind === 'standalone' && document.activeElement === document.body
    if (!isNowhere && root.activeElement?.localName !== 'h1') return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // French that is on its way hides it meanwhile.
    return holdFocus(root, () => heading, patienceMs, root.activeElement)
  }, [kind])

  return <Forbidden ref={place} title={title} />
}
