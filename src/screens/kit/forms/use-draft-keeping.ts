import { useEffect, useRef, useState } from 'react'
import type { OpenSave } from '../../../core/forms/create-once.ts'
import type { FormDraft } from '../../../core/forms/drafts.ts'

/** So long after the last key: typing costs nothing, and a killed tab costs half a second of it. */
const restMs = 500

interface DraftKeeping {
  /** Something changed. */
  schedule(): void
  /** A save begins or was refused: a tab that is killed now leaves word of it. */
  keepNow(): void
  /** Saved, discarded, or left on purpose. `keep` is called off until something changes again. */
  drop(): void
  notKept: 'too-large' | 'no-storage' | null
}

interface Unsaved {
  saved: Record<string, unknown>
  typed: Record<string, unknown>
  /** Saves whose answers have not come. */
  open: readonly OpenSave<Record<string, unknown>>[]
}

/** Keeps what is unsaved: after a rest, as the tab is hidden, and as the form goes. */
export function useDraftKeeping(
  draft: FormDraft | null | undefined,
  read: () => Unsaved,
): DraftKeeping {
  const [notKept, setNotKept] = useState<DraftKeeping['notKept']>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reading = useRef(read)
  reading.current = read

  const [{ schedule, flush, keepNow, drop }] = useState(() => {
    function flush() {
      if (timer.current !== undefined) keepNow()
    }
    function keepNow() {
      clearTimeout(timer.current)
      timer.current = undefined
      if (!draft) return
      const { saved, typed, open } = reading.current()
      const keeping = draft.keep(saved, typed, open)
      setNotKept(keeping === 'kept' ? null : keeping)
    }
    function schedule() {
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, restMs)
    }
    function drop() {
      clearTimeout(timer.current)
      timer.current = undefined
      draft?.drop()
      setNotKept(null)
    }
    return { schedule, flush, keepNow, drop }
  })

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { schedule, keepNow, drop, notKept }
}
