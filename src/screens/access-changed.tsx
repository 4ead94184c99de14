import { useEffect, useRef } from 'react'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { Banner } from './kit/banner.tsx'
import { useNotify } from './use-notify.ts'

/** What was open to somebody no longer is, and stays because of their unsaved work (`StaysOpen`). */
export default function AccessChanged() {
  const { accessChanged, accessChangedDetail } = useTexts(errorTexts)
  const notify = useNotify()
  const place = useRef<HTMLDivElement>(null)

  // Behind a drawer or a dialog nobody sees or hears it.
  useEffect(() => {
    if (place.current?.closest('[inert]')) notify('bad', `${accessChanged} ${accessChangedDetail}`)
  }, [notify, accessChanged, accessChangedDetail])

  return (
    <div ref={place}>
      <Banner tone="bad" title={accessChanged} detail={accessChangedDetail} />
    </div>
  )
}
