import { useEffect, useState } from 'react'

export type Chunk<T> =
  | { state: 'loading' }
  | { state: 'ready'; part: T }
  | { state: 'failed'; retry: () => void }

/** A part loaded when it is first shown. @param load must be the same function on every render */
export function useChunk<T>(load: () => Promise<T>): Chunk<T> {
  const [attempt, setAttempt] = useState(1)
  const [chunk, setChunk] = useState<Chunk<T>>({ state: 'loading' })
  useEffect(() => {
    let stale = false
    load().then(
      part => stale || setChunk({ state: 'ready', part }),
      () => stale || setChunk({ state: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => {
      stale = true
    }
  }, [load, attempt])
  return chunk
}
