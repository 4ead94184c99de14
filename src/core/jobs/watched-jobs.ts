/** The long jobs that somebody started and still watches: polled until they are over, found again after a reload. */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { DeskError } from '../errors.ts'
import { notBefore } from '../resource.ts'
import { isOver, type Job } from './job.ts'
import { idsInMemory, type KeptIds, keptIds } from './kept-ids.ts'

export interface WatchedJob<Each extends Job = Job> {
  readonly id: string
  /** Null until its first answer. */
  readonly job: Each | null
  /** Why the last poll failed; what is known stays. Null when it didn't. */
  readonly error: unknown
}

export interface WatchedJobs<Each extends Job = Job> {
  /** The ones of this person in this organisation, oldest first. Polled while somebody listens and the page is visible. */
  readonly $jobs: ReadableAtom<readonly WatchedJob<Each>[]>
  /** Watches a job that was just started. @param job what starting it answered, if it did */
  watch(id: string, job?: Each): void
  /** Reads one now: after Cancel, or as Retry after a failed poll. */
  refresh(id: string): Promise<void>
  /** Takes it off the list: its result has been seen. */
  forget(id: string): void
}

interface Options<Each extends Job> {
  /** Names the kind of job: "void-orders". */
  kind: string
  /** The call that answers how far a job is. */
  read: (id: string, signal: AbortSignal) => Promise<Each>
  pollMs?: number
}

/** Often enough for a bar that moves, seldom enough for the server. */
const jobPollMs = 2_000

type WatchingDesk = Pick<Desk, '$subject'> & { session: Pick<Desk['session'], 'kind'> }

export function createWatchedJobs<Each extends Job>(
  desk: WatchingDesk,
  { kind, read, pollMs = jobPollMs }: Options<Each>,
): WatchedJobs<Each> {
  const kept: KeptIds = desk.session.kind === 'standalone' ? keptIds(kind) : idsInMemory()
  const $jobs = atom<readonly WatchedJob<Each>[]>([])
  let controller = new AbortController()
  let askAfter = 0

  const has = (id: string) => $jobs.get().some(watched => watched.id === id)

  function change(id: string, news: Partial<WatchedJob<Each>>) {
    $jobs.set($jobs.get().map(watched => (watched.id === id ? { ...watched, ...news } : watched)))
  }

  function drop(id: string) {
    const subject = desk.$subject.get()
    if (subject) kept.remove(subject, id)
    $jobs.set($jobs.get().filter(watched => watched.id !== id))
  }

  async function refresh(id: string) {
    const { signal } = controller
    try {
      const job = await read(id, signal)
      if (!signal.aborted) change(id, { job, error: null })
    } catch (error) {
      if (signal.aborted) return
      askAfter = notBefore(error)
      // The server has forgotten it: there is nothing left to show.
      if (error instanceof DeskError && error.failure === 'not-found') drop(id)
      else change(id, { error })
    }
  }

  function poll() {
    if (document.visibilityState !== 'visible' || Date.now() < askAfter) return
    for (const { id, job } of $jobs.get()) if (!job || !isOver(job)) void refresh(id)
  }

  function restart() {
    controller.abort()
    controller = new AbortController()
    const subject = desk.$subject.get()
    const ids = subject ? kept.read(subject) : []
    $jobs.set(ids.map(id => ({ id, job: null, error: null })))
    for (const id of ids) void refresh(id)
  }

  onMount($jobs, () => {
    restart()
    const unwatch = desk.$subject.listen(restart)
    const timer = setInterval(poll, pollMs)
    return () => {
      unwatch()
      clearInterval(timer)
      controller.abort()
    }
  })

  return {
    $jobs,
    refresh,
    forget: drop,
    watch(id, job) {
      const subject = desk.$subject.get()
      if (!subject || has(id)) return
      kept.add(subject, id)
      $jobs.set([...$jobs.get(), { id, job: job ?? null, error: null }])
      if (!job) void refresh(id)
    },
  }
}
