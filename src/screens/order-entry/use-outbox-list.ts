import { useCallback, useRef, useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import type { Outbox } from '../../core/outbox/outbox.ts'

export const loadOutboxList = () => loadChunk(() => import('./outbox-list.tsx'))

/** The list of orders that wait, while it is open; and which of those that need somebody were looked at in it. */
export function useOutboxList({ $state }: Outbox) {
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const button = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    seen,
    button,
    open: () => $state.get().state === 'ready' && setOpen(true),
    close: () => setOpen(false),
    see: useCallback(
      (keys: readonly string[]) => setSeen(before => new Set([...before, ...keys])),
      [],
    ),
  }
}
