import { useCallback } from 'react'
import { loadChunk } from '../core/load-chunk.ts'
import type { Notice, NoticeAction } from '../core/notices.ts'
import { useDesk } from './desk.tsx'

type Notify = (kind: Notice['kind'], text: string, action?: NoticeAction) => void

/**
 * Says in a corner what happened: `notify('ok', texts.voided, { label: texts.undo, onAction })`. Under
 * the shell its corner shows it, elsewhere one of the page's.
 */
export function useNotify(): Notify {
  const desk = useDesk()
  return useCallback(
    (kind, text, action) => {
      desk.notices.add(kind, text, action)
      if (desk.session.kind !== 'host') return
      // When its part is missing, the notice waits for the next one's attempt.
      loadChunk(() => import('./shell/page-notices.ts')).then(
        show => show(desk),
        () => undefined,
      )
    },
    [desk],
  )
}
