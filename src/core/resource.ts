/**
 * Something read from the API, as one named union: loaded when first watched, aborted when nobody
 * watches, read again when the person or organisation changes, polled while the page is visible, after a
 * failure too, and read at once when a network that was missing is back. What nobody watches is kept for a second
 * (nanostores): whoever comes back within it finds what was read, and it is read again if the desk wrote meanwhile.
 */
import { atom, onMount, onStart, type ReadableAtom } from 'nanostores'
import type { Desk } from './desk.ts'
import { DeskError } from './errors.ts'
import type { Versioned } from './http.ts'

export type Resource<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T }
  | { state: 'empty' }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }

export interface ResourceStore<T> {
  readonly $state: ReadableAtom<Resource<T>>
  /** Retry: from failed back through loading. */
  reload(): void
  /** Reads again what was read before the desk's last write, and shows it until then. */
  freshen(): void
}

/** Live figures are polled this often while visible (docs/architecture.md, "Live figures"). */
export const liveMs = 15_000

/** Whether it failed, and asking again can help: below 429 (too many), the same call is refused the same way. */
export function canHeal({ state, error }: { state: string; error?: unknown }): boolean {
  return state === 'failed' && !(error instanceof DeskError && Number(error.status) < 429)
}

/** When the server may be asked again after a failure: not before the pause that it asked for (Retry-After) is over. */
export function notBefore(error: unknown): number {
  const seconds = error instanceof DeskError ? error.retryAfter : undefined
  return Date.now() + (seconds ?? 0) * 1000
}

/** Whether it failed because nothing could be reached, and nobody said no. */
export function isCutOff(error: unknown): boolean {
  return error instanceof DeskError && error.failure === 'offline'
}

/** Hears that the browser is online again. Outside of browsers there is no such event. */
export function onOnline(listener: () => void): () => void {
  globalThis.addEventListener?.('online', listener)
  return () => globalThis.removeEventListener?.('online', listener)
}

/**
 * Hears of each write of this desk that has ended, whatever came of it: after whoever wrote, who may have it read again,
 * or show its answer, themselves.
 */
export function onWritten({ $written }: Pick<Desk, '$written'>, listener: () => void): () => void {
  return $written.listen(() => setTimeout(listener, 0))
}

/** What reading asks of a desk. */
export type ReadingDesk = Pick<Desk, '$subject' | '$written'>

interface Options<T> {
  load: (call: { signal: AbortSignal; ifVersion?: string | undefined }) => Promise<Versioned<T>>
  isEmpty?: (data: T) => boolean
  pollMs?: number
  /**
   * Whether what was read last, by this person, answers what is asked now: where no network can be reached, it is
   * shown again instead of the failure. Without it nothing is kept.
   */
  keeps?: (last: T) => boolean
}

export function createResource<T>(
  desk: ReadingDesk,
  { load, isEmpty, pollMs, keeps }: Options<T>,
): ResourceStore<T> {
  const $state = atom<Resource<T>>({ state: 'loading' })
  let controller: AbortController | undefined
  /** Of what was read, '' if it has none; undefined while nothing is. */
  let version: string | undefined
  /** How many writes had ended when it was read last. */
  let readAfter = 0
  let askAfter = 0
  let cutOff = false
  let last: { subject: string | null; data: T; version: string } | undefined

  function show(data: T) {
    $state.set(isEmpty?.(data) ? { state: 'empty' } : { state: 'ready', data })
  }

  async function read() {
    controller?.abort()
    controller = new AbortController()
    const { signal } = controller
    readAfter = desk.$written.get()
    try {
      const answer = await load({ signal, ifVersion: version || undefined })
      if (signal.aborted) return
      cutOff = false
      if ('unchanged' in answer) return
      version = answer.version
      if (keeps) last = { ...answer, subject: desk.$subject.get() }
      show(answer.data)
    } catch (error) {
      if (!signal.aborted) fail(error)
    }
  }

  function fail(error: unknown) {
    askAfter = notBefore(error)
    cutOff = isCutOff(error)
    if (error instanceof DeskError && error.failure === 'forbidden') {
      version = undefined
      $state.set({ state: 'forbidden' })
      return
    }
    // A poll that fails keeps the figures on screen; the next one may succeed.
    if (version !== undefined) return
    if (cutOff && last && last.subject === desk.$subject.get() && keeps?.(last.data)) {
      version = last.version
      show(last.data)
    } else $state.set({ state: 'failed', error })
  }

  function restart() {
    pause()
    void read()
  }

  function pause() {
    controller?.abort()
    version = undefined
    cutOff = false
    $state.set({ state: 'loading' })
  }

  function freshen() {
    if (readAfter === desk.$written.get() || desk.$subject.get() === null) return
    // What is as it was is read as a whole, too: an answer that fails mustn't pass for what stands now.
    version = undefined
    void read()
  }

  // Before the first mount's listener: that one reads, and then there is nothing to freshen.
  onStart($state, freshen)
  onMount($state, () => {
    restart()
    const unwatch = desk.$subject.listen(subject => {
      // Nobody is signed in any more: a call now would be answered 401, and end what comes next.
      if (subject) restart()
      else pause()
    })
    const timer = pollMs ? setInterval(pollWhenVisible, pollMs) : undefined
    const unlisten = onOnline(() => {
      if (cutOff) void read()
    })
    return () => {
      unwatch()
      unlisten()
      clearInterval(timer)
      controller?.abort()
    }
  })

  function pollWhenVisible() {
    const asks = version !== undefined || canHeal($state.get())
    if (asks && Date.now() >= askAfter && document.visibilityState === 'visible') void read()
  }

  return { $state, reload: restart, freshen }
}
