/** One raffle as its view shows it: read, kept while it is read again, polled while it can still change by itself. */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import { perDesk } from '../per-desk.ts'
import { createResource, isCutOff, liveMs } from '../resource.ts'
import { getRaffle } from './get-raffle.ts'
import type { RaffleDetail } from './raffle-detail.ts'

export type RaffleViewState =
  | { state: 'loading' }
  /** No such raffle, or another organisation's. */
  | { state: 'not-found' }
  | { state: 'failed'; error: unknown }
  | { state: 'forbidden' }
  /** `error`: why reading it again failed; what was read before still shows. */
  | { state: 'ready'; raffle: RaffleDetail; error: unknown }

export interface RaffleReading {
  readonly $view: ReadableAtom<RaffleViewState>
  /** Reads again and keeps what shows meanwhile: after anything that changed the raffle, and Retry. */
  reload(): void
  /** What an action answered: it shows without another call. */
  show(raffle: RaffleDetail): void
}

/** The same stores for the same raffle of a desk, so that its boards can tell it to read again. */
export function raffleViewOf(desk: Desk, id: string): RaffleReading {
  const views = viewsOf(desk)
  const known = views.get(id)
  if (known) return known
  const made = createRaffleView(desk, id)
  views.set(id, made)
  return made
}

const viewsOf = perDesk(() => new Map<string, RaffleReading>())

function createRaffleView(desk: Desk, id: string): RaffleReading {
  let given: RaffleDetail | undefined
  let last: RaffleDetail | undefined
  /** Who read `last`. */
  let lastFor: string | null = null

  const resource = createResource<RaffleDetail>(desk, {
    pollMs: liveMs,
    async load({ signal, ifVersion }) {
      if (given) return answerOf(given)
      // Only a poll says which version it has. What is closed stays as it is; all else others may change meanwhile.
      if (ifVersion && last?.status === 'closed') return { unchanged: true }
      return answerOf(await getRaffle(desk.http, id, signal))
    },
  })

  function answerOf(raffle: RaffleDetail) {
    given = undefined
    last = raffle
    lastFor = desk.$subject.get()
    return { data: raffle, version: String(raffle.version) }
  }

  const $view = atom<RaffleViewState>({ state: 'loading' })
  onMount($view, () => {
    let subject = desk.$subject.get()
    const unwatch = resource.$state.subscribe(answer => {
      // Another person's raffle, or another organisation's, is never shown while theirs comes.
      const isSame = subject === desk.$subject.get()
      subject = desk.$subject.get()
      const shown = $view.get()
      if (answer.state === 'ready') $view.set({ state: 'ready', raffle: answer.data, error: null })
      else if (answer.state === 'failed') {
        const failure = failureOf(answer.error)
        const keeps = failure.state === 'failed' && shown.state === 'ready' && isSame
        if (keeps) $view.set({ ...shown, error: failure.error })
        // Whoever comes back without a network finds the raffle that they left.
        else if (last && lastFor === subject && isCutOff(answer.error)) {
          $view.set({ state: 'ready', raffle: last, error: answer.error })
        } else $view.set(failure)
      } else if (answer.state === 'forbidden') $view.set({ state: 'forbidden' })
      else if (shown.state !== 'ready' || !isSame) $view.set({ state: 'loading' })
    })
    return () => {
      unwatch()
      $view.set({ state: 'loading' })
    }
  })

  return {
    $view,
    reload: resource.reload,
    show(raffle) {
      given = raffle
      resource.reload()
    },
  }
}

function failureOf(error: unknown): RaffleViewState {
  const isGone = error instanceof DeskError && error.failure === 'not-found'
  // An id that isn't one at all is answered as a wrong shape.
  const isNoId = error instanceof DeskError && error.failure === 'invalid'
  return isGone || isNoId ? { state: 'not-found' } : { state: 'failed', error }
}
