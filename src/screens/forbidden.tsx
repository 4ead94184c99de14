import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { accessGiverOf } from '../core/access.ts'
import { userOf } from '../core/session/session.ts'
import { errorTexts } from '../core/system/texts.ts'
import { useDesk, useTexts } from './desk.tsx'
import { ForbiddenState } from './kit/forbidden-state.tsx'

interface ForbiddenProps {
  title?: string | undefined
  /** It stands for the whole page, whose focus its heading takes. */
  page?: boolean | undefined
}

/** In the place of what this person may not see: that it is so, and who can change it. */
export function Forbidden({ title, page = false }: ForbiddenProps) {
  const texts = useTexts(errorTexts)
  const { $session, kind } = useDesk().session
  const user = userOf(useStore($session))
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const heading = place.current?.querySelector('h2')
    const root = heading?.getRootNode()
    if (!page || !heading || !(root instanceof ShadowRoot)) return
    // Where nobody has put it: on the page's title, as the shell does, or nowhere.
    const isNowhere = kind === 'standalone' && document.activeElement === document.body
    if (!isNowhere && root.activeElement?.localName !== 'h1') return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [page, kind])

  return (
    <div ref={place}>
      <ForbiddenState
        title={title ?? texts.forbidden}
        message={user ? texts[accessGiverOf(user)] : undefined}
      />
    </div>
  )
}
