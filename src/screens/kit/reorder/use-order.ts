import { useEffect, useRef, useState } from 'react'
import { moved, reconciled } from './order.ts'

export interface Order {
  /** As shown: the wished order until it is saved, then the caller's. */
  ids: readonly string[]
  /** Saving the last one failed. */
  failed: boolean
  move(id: string, to: number): void
}

/**
 * An order that shows at once and is saved behind it, one after another; where that fails, the last one that
 * was saved is back.
 * @param onFailed the one moved last, and where it stands again
 */
export function useOrder(
  ids: readonly string[],
  save: (ids: string[]) => Promise<void> | void,
  onFailed: (id: string, position: number) => void,
): Order {
  const [wished, setWished] = useState<readonly string[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [open, setOpen] = useState(0)
  const queue = useRef(Promise.resolve())
  const saved = useRef<readonly string[] | null>(null)
  const latest = useRef(0)
  const theirs = ids.join('\n')

  // What the caller shows once all is saved, is the truth again.
  const settled = useRef(theirs)
  useEffect(() => {
    if (open > 0 || settled.current === theirs) return
    settled.current = theirs
    saved.current = null
    setWished(null)
  }, [theirs, open])

  const shown = wished ? reconciled(wished, ids) : ids

  function move(id: string, to: number) {
    if (shown.indexOf(id) === to) return
    const next = moved(shown, id, to)
    latest.current += 1
    const mine = latest.current
    setWished(next)
    setFailed(false)
    setOpen(count => count + 1)
    queue.current = queue.current.then(async () => {
      try {
        await save(next)
        saved.current = next
      } catch {
        if (mine === latest.current) putBack(id)
      } finally {
        setOpen(count => count - 1)
      }
    })
  }

  function putBack(id: string) {
    setFailed(true)
    setWished(saved.current)
    const back = saved.current ? reconciled(saved.current, ids) : ids
    onFailed(id, back.indexOf(id))
  }

  return { ids: shown, failed, move }
}
