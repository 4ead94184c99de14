import { loadChunk } from '../../core/load-chunk.ts'

/** A part of the shell that loads when it is first needed. */
export type LazyPart<T> =
  | { state: 'absent' | 'loading' }
  | { state: 'ready'; part: T }
  | { state: 'failed'; error: unknown }

export interface LazyLoader<T> {
  get(): LazyPart<T>
  /** Starts loading once. */
  want(): void
  /** After a failure: loads anew. */
  retry(): void
}

export function lazyPart<T>(
  load: () => Promise<{ default: T }>,
  onChange: () => void,
): LazyLoader<T> {
  let current: LazyPart<T> = { state: 'absent' }

  async function fetch() {
    current = { state: 'loading' }
    try {
      current = { state: 'ready', part: await loadChunk(load) }
    } catch (error) {
      current = { state: 'failed', error }
    }
    onChange()
  }

  return {
    get: () => current,
    want() {
      if (current.state === 'absent') void fetch()
    },
    retry: () => void fetch(),
  }
}
