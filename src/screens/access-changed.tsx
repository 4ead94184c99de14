import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { accessTexts } from '../core/system/access-texts.ts'
import { useDesk, useTexts } from './desk.tsx'
import { Banner } from './kit/banner.tsx'
import { useNotify } from './use-notify.ts'

/** What was open to somebody no longer is, and stays because of their unsaved work (`StaysOpen`). */
export default function AccessChanged() {
  const { changed, changedDetail } = useTexts(accessTexts)
  const notify = useNotify()
  const place = useRef<HTMLDivElement>(null)
  const isTold = useRef(false)
  const isLoading = useStore(useDesk().texts.$loading)

  // Behind a drawer or a dialog nobody sees or hears it. Once, in the person's language.
  useEffect(() => {
    if (isLoading || isTold.current || !place.current?.closest('[inert]')) return
    isTold.current = true
    notify('bad', `${changed} ${changedDetail}`)
  }, [notify, isLoading, changed, changedDetail])

  return (
    <div ref={place}>
      <Banner tone="bad" title={changed} detail={changedDetail} />
    </div>
  )
}
