/**
 * Downloads of whole filtered sets (docs/architecture.md, "Downloads and uploads"). The job protocol:
 *
 * 1. `start` asks for the file. An answer under 5 MB is the file itself, as a blob. A larger one is made by a
 *    job on the server: the answer is the job's id.
 * 2. `poll` asks for the job every second: `{ done, total, state }`, counted in rows; total 0 while unknown.
 * 3. Once it is finished, `ticket` answers a single-use URL that lives 60 seconds and answers an attachment. The
 *    browser writes it to disk: neither side holds the file.
 *
 * `cancel` ends the job on the server. Leaving the page doesn't: the job is found again by its id (`resume`).
 * Which paths these are, the screen's API functions say.
 */

import { atom, type ReadableAtom } from 'nanostores'
import { DeskError } from './errors.ts'
import { withoutIsolates } from './i18n/isolate.ts'

export interface DownloadFile {
  kind: 'file'
  name: string
  blob: Blob
}

export interface DownloadJob {
  kind: 'job'
  id: string
  /** Between two questions how far it is; a second without it. */
  pollMs?: number
}

export interface DownloadProgress {
  /** Rows written so far. */
  done: number
  /** Rows in all; 0 while that isn't known. */
  total: number
  state: 'running' | 'finished' | 'failed'
  /** Why it failed, in the reader's words. */
  message?: string | undefined
  /** What it failed with, if that is known here. */
  error?: unknown
}

export interface DownloadCalls {
  start(signal: AbortSignal): Promise<DownloadFile | DownloadJob>
  poll(id: string, signal: AbortSignal): Promise<DownloadProgress>
  ticket(id: string, signal: AbortSignal): Promise<string>
  cancel(id: string): Promise<void>
}

export type DownloadState =
  | { state: 'idle' }
  /** Under way; `rowsPerSecond` is null until there is something to go by. */
  | { state: 'running'; done: number; total: number; rowsPerSecond: number | null }
  | { state: 'failed'; error: unknown }
  | { state: 'finished' }

export interface Download {
  readonly $state: ReadableAtom<DownloadState>
  /** Begins, or after a failure begins again. */
  start(): void
  /** Goes on with a job that an earlier page started. */
  resume(jobId: string): void
  cancel(): void
}

interface Options {
  calls: DownloadCalls
  /** Told of a job's id, null when it is over: who wants to resume keeps it. */
  onJob?: (id: string | null) => void
  pollMs?: number
  /** How a file and an attachment reach the person's disk; tests look on. */
  save?: (file: Pick<DownloadFile, 'name' | 'blob'>) => void
  openAttachment?: (url: string) => void
}

export class DownloadError extends Error {
  override readonly name = 'DownloadError'
}

export function createDownload({
  calls,
  onJob = () => undefined,
  pollMs = 1000,
  save = saveBlob,
  openAttachment = visitAttachment,
}: Options): Download {
  const $state = atom<DownloadState>({ state: 'idle' })
  let controller: AbortController | undefined
  let job: string | null = null

  function remember(id: string | null) {
    job = id
    onJob(id)
  }

  async function run(begin: (signal: AbortSignal) => Promise<DownloadFile | DownloadJob>) {
    if ($state.get().state === 'running') return
    controller = new AbortController()
    const { signal } = controller
    $state.set({ state: 'running', done: 0, total: 0, rowsPerSecond: null })
    try {
      const answer = await begin(signal)
      if (signal.aborted) {
        // Cancelled before the job had an id.
        if (answer.kind === 'job') await calls.cancel(answer.id)
        return
      }
      if (answer.kind === 'file') save(answer)
      else await follow(answer, signal)
      if (signal.aborted) return
      remember(null)
      $state.set({ state: 'finished' })
    } catch (error) {
      if (signal.aborted) return
      // Unheard of for a moment, a job goes on, and Retry with it.
      if (error instanceof DeskError && error.failure === 'not-found') remember(null)
      $state.set({ state: 'failed', error })
    }
  }

  async function follow({ id, pollMs: everyMs = pollMs }: DownloadJob, signal: AbortSignal) {
    remember(id)
    const startedAt = performance.now()
    for (;;) {
      const { state, done, total, message, error } = await calls.poll(id, signal)
      if (signal.aborted) return
      if (state === 'failed') {
        remember(null)
        throw error ?? new DownloadError(message ?? '')
      }
      const seconds = (performance.now() - startedAt) / 1000
      const rowsPerSecond = done > 0 && seconds > 0.5 ? done / seconds : null
      $state.set({ state: 'running', done, total, rowsPerSecond })
      if (state === 'finished') break
      await pause(everyMs, signal)
      if (signal.aborted) return
    }
    const url = await calls.ticket(id, signal)
    if (!signal.aborted) openAttachment(url)
  }

  const resume = (id: string) => void run(async () => ({ kind: 'job', id }))

  return {
    $state,
    start: () => void (job === null ? run(calls.start) : resume(job)),
    resume,
    cancel() {
      if ($state.get().state !== 'running') return
      controller?.abort()
      $state.set({ state: 'idle' })
      const id = job
      remember(null)
      // The server ends a job that nobody collects by itself, so a lost cancel does no harm.
      if (id) calls.cancel(id).catch(() => undefined)
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function saveBlob({ name, blob }: Pick<DownloadFile, 'name' | 'blob'>) {
  const address = URL.createObjectURL(blob)
  visit(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The server answers it as an attachment, so the page stays. */
export function visitAttachment(url: string) {
  visit(url, '')
}

function visit(address: string, name: string) {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = withoutIsolates(name)
  anchor.rel = 'noreferrer'
  anchor.click()
}
