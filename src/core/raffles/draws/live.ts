/**
 * Something that several people work on at once: read again every few seconds while it is watched and visible,
 * and at once after a step. What stands on screen stays there until a newer answer takes its place.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import { DeskError } from '../../errors.ts'
import { canHeal, notBefore, onOnline } from '../../resource.ts'

export type Live<T> =
  | { state: 'loading' }
  /** `staleSince`: reading fails since then (ms of the browser's clock); null while all is well. */
  | { state: 'ready'; data: T; staleSince: number | null }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }

export interface LiveStore<T> {
  readonly $state: ReadableAtom<Live<T>>
  /** Reads again and keeps what shows; settles when the answer is in place. */
  refresh(): Promise<void>
  /** After a failure: from loading on. */
  retry(): void
}

interface Options<T> {
  load: (signal: AbortSignal) => Promise<T>
  /** How long until the next reading, in ms. */
  pauseMs: (data: T) => number
}

/** Of a failure, until it is tried again. */
const afterFailureMs = 5_000

export function createLive<T>({ load, pauseMs }: Options<T>): LiveStore<T> {
  const $state = atom<Live<T>>({ state: 'loading' })
  let controller: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let watched = false
  let askAfter = 0

  async function read(): Promise<void> {
    controller?.abort()
    clearTimeout(timer)
    const mine = new AbortController()
    controller = mine
    try {
      const data = await load(mine.signal)
      if (mine.signal.aborted) return
      $state.set({ state: 'ready', data, staleSince: null })
      wait(pauseMs(data))
    } catch (error) {
      if (mine.signal.aborted) return
      fail(error)
    }
  }

  function fail(error: unknown) {
    askAfter = notBefore(error)
    const pause = Math.max(afterFailureMs, askAfter - Date.now())
    const known = $state.get()
    if (error instanceof DeskError && error.failure === 'forbidden') {
      $state.set({ state: 'forbidden' })
    } else if (known.state === 'ready') {
      $state.set({ ...known, staleSince: known.staleSince ?? Date.now() })
      wait(pause)
    } else {
      $state.set({ state: 'failed', error })
      if (canHeal($state.get())) wait(pause)
    }
  }

  function wait(milliseconds: number) {
    clearTimeout(timer)
    if (watched) timer = setTimeout(readIfVisible, milliseconds)
  }

  function readIfVisible() {
    if (document.visibilityState === 'visible') void read()
  }

  function onVisible() {
    const shown = $state.get()
    const asks = shown.state === 'ready' || canHeal(shown)
    if (asks && Date.now() >= askAfter) readIfVisible()
  }

  onMount($state, () => {
    watched = true
    void read()
    document.addEventListener('visibilitychange', onVisible)
    const unlisten = onOnline(onVisible)
    return () => {
      unlisten()
      watched = false
      clearTimeout(timer)
      controller?.abort()
      document.removeEventListener('visibilitychange', onVisible)
      $state.set({ state: 'loading' })
    }
  })

  return {
    $state,
    refresh: read,
    retry() {
      $state.set({ state: 'loading' })
      void read()
    },
  }
}
