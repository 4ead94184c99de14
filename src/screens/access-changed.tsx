import { useEffect, useRef } from 'react'
import { accessTexts } from '../core/system/access-texts.ts'
import { useTexts } from './desk.tsx'
import { Banner } from './kit/banner.tsx'
import { useNotify } from './use-notify.ts'

/** What was open to somebody no longer is, and stays because of their unsaved work (`StaysOpen`). */
export default function AccessChanged() {
  const { changed, changedDetail } = useTexts(accessTexts)
  const notify = useNotify()
  const place = useRef<HTMLDivElement>(null)

  // Behind a drawer or a dialog nobody sees or hears it.
  useEffect(() => {
    if (place.current?.closest('[inert]')) notify('bad', `${changed} ${changedDetail}`)
  }, [notify, changed, changedDetail])

  return (
    <div ref={place}>
      <Banner tone="bad" title={changed} detail={changedDetail} />
    </div>
  )
}
