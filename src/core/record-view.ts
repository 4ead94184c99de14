/** One record as its page shows it: read, kept while it is read again, polled while it can still change by itself. */
import { atom, onMount, onStart, type ReadableAtom } from 'nanostores'
import type { Desk } from './desk.ts'
import { DeskError } from './errors.ts'
import { perDesk } from './per-desk.ts'
import { createResource, isCutOff, liveMs, onWritten } from './resource.ts'

export type RecordViewState<T> =
  | { state: 'loading' }
  /** No such record, or another organisation's. */
  | { state: 'not-found' }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }
  /** `error`: why reading it again failed; what was read before still shows. */
  | { state: 'ready'; data: T; error: unknown }

export interface RecordReading<T> {
  readonly $view: ReadableAtom<RecordViewState<T>>
  /** Reads again and keeps what shows meanwhile: after anything that changed the record, and Retry. */
  reload(): void
  /** What an action answered: it shows without another call. */
  show(record: T): void
}

interface Reads<T> {
  read: (desk: Desk, id: string, signal: AbortSignal) => Promise<T>
  /** Nothing changes it any more: it isn't polled. */
  isOver: (record: T) => boolean
}

/** The same stores for the same record of a desk, so that the parts of its page can tell it to read again. */
export function recordViews<T extends { version: number }>(
  reads: Reads<T>,
): (desk: Desk, id: string) => RecordReading<T> {
  const viewsOf = perDesk(() => new Map<string, RecordReading<T>>())
  return (desk, id) => {
    const views = viewsOf(desk)
    const known = views.get(id)
    if (known) return known
    const made = createView(desk, id, reads)
    views.set(id, made)
    return made
  }
}

function createView<T extends { version: number }>(
  desk: Desk,
  id: string,
  { read, isOver }: Reads<T>,
): RecordReading<T> {
  let given: T | undefined
  let last: T | undefined
  /** Who read `last`. */
  let lastFor: string | null = null

  const resource = createResource<T>(desk, {
    pollMs: liveMs,
    async load({ signal, ifVersion }) {
      if (given) return answerOf(given)
      // Only a poll says which version it has. What is over stays as it is; all else others may change meanwhile.
      if (ifVersion && last && isOver(last)) return { unchanged: true }
      return answerOf(await read(desk, id, signal))
    },
  })

  function answerOf(record: T) {
    given = undefined
    last = record
    lastFor = desk.$subject.get()
    return { data: record, version: String(record.version) }
  }

  const $view = atom<RecordViewState<T>>({ state: 'loading' })
  onStart($view, resource.freshen)
  onMount($view, () => {
    let subject = desk.$subject.get()
    const unwatch = resource.$state.subscribe(answer => {
      // Another person's record, or another organisation's, is never shown while theirs comes.
      const isSame = subject === desk.$subject.get()
      subject = desk.$subject.get()
      const shown = $view.get()
      if (answer.state === 'ready')
        $view.set({ state: 'ready', data: answer.data as T, error: null })
      else if (answer.state === 'failed') {
        const failure = failureOf(answer.error)
        const keeps = failure.state === 'failed' && shown.state === 'ready' && isSame
        if (keeps) $view.set({ ...shown, error: failure.error })
        // Whoever comes back without a network finds the record that they left.
        else if (last && lastFor === subject && isCutOff(answer.error)) {
          $view.set({ state: 'ready', data: last, error: answer.error })
        } else $view.set(failure)
      } else if (answer.state === 'forbidden') $view.set({ state: 'forbidden' })
      else if (shown.state !== 'ready' || !isSame) $view.set({ state: 'loading' })
    })
    const unhear = onWritten(desk, () => $view.lc > 0 && resource.freshen())
    return () => {
      unhear()
      unwatch()
      $view.set({ state: 'loading' })
    }
  })

  return {
    $view,
    reload: resource.reload,
    show(record) {
      given = record
      resource.reload()
    },
  }
}

function failureOf(error: unknown): { state: 'not-found' } | { state: 'failed'; error: unknown } {
  const isGone = error instanceof DeskError && error.failure === 'not-found'
  // An id that isn't one at all is answered as a wrong shape.
  const isNoId = error instanceof DeskError && error.failure === 'invalid'
  return isGone || isNoId ? { state: 'not-found' } : { state: 'failed', error }
}
