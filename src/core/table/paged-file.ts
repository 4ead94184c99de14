/**
 * A CSV file of a whole list, made here from the API's pages: a job of the browser's own, with the same steps as one
 * of the server's (core/download.ts). Nothing is cut off unseen: the pages are read to the end.
 */

import type { createDownload, DownloadProgress } from '../download.ts'
import { byteOrderMark, type CsvCell, csvLine } from '../format/csv.ts'
import { withoutIsolates } from '../i18n/isolate.ts'
import type { ListPage } from './page.ts'

interface FileWords<Row> {
  name: string
  head: readonly CsvCell[]
  line: (row: Row) => readonly CsvCell[]
}

/** From here on the server writes the file (docs/architecture.md, "Downloads and uploads"). */
export const mostBytesHere = 5_000_000

/** The job of the browser's own. */
export const pagesJob = 'pages'

interface Options<Row> {
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>
  /** Asked at the start of each file. */
  begin: () => FileWords<Row>
  /** Has the server write a file that is too large for here. @returns its job's id */
  beginLarge: (signal: AbortSignal) => Promise<string>
}

interface Work {
  progress: DownloadProgress
  controller: AbortController
  failure?: unknown
  file?: Blob
}

type DownloadOptions = Required<
  Pick<Parameters<typeof createDownload>[0], 'calls' | 'openAttachment'>
>

export function pagedFile<Row>({ load, begin, beginLarge }: Options<Row>): DownloadOptions {
  let work: Work | undefined
  let name = ''

  async function write(current: Work, words: FileWords<Row>, first: ListPage<Row>) {
    const lines = [byteOrderMark, csvLine(words.head)]
    const { signal } = current.controller
    let page = first
    for (;;) {
      lines.push(...page.data.map(row => csvLine(words.line(row))))
      current.progress.done += page.data.length
      const next = page.paging.nextCursor
      if (!next || signal.aborted) break
      page = await load(next, signal)
    }
    current.file = new Blob(lines, { type: 'text/csv;charset=utf-8' })
    current.progress.state = 'finished'
  }

  return {
    calls: {
      async start(signal) {
        const words = begin()
        name = words.name
        const first = await load(undefined, signal)
        if (isLarge(first, words)) return { kind: 'job', id: await beginLarge(signal) }
        const progress: DownloadProgress = { done: 0, total: first.paging.total, state: 'running' }
        const current: Work = { progress, controller: new AbortController() }
        work = current
        const written = write(current, words, first).catch((failure: unknown) => {
          current.failure = failure
        })
        if (first.paging.nextCursor) return { kind: 'job', id: pagesJob, pollMs: 250 }
        await written
        return { kind: 'file', name, blob: fileOf(current) }
      },
      async poll() {
        if (!work) return { done: 0, total: 0, state: 'failed' }
        const { progress, failure } = work
        return failure ? { ...progress, state: 'failed', error: failure } : { ...progress }
      },
      ticket: async () => URL.createObjectURL(work ? fileOf(work) : new Blob()),
      async cancel() {
        work?.controller.abort()
        work = undefined
      },
    },
    openAttachment(address) {
      const anchor = document.createElement('a')
      anchor.href = address
      anchor.download = withoutIsolates(name)
      anchor.click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    },
  }
}

/** By the bytes of its first page, and how many more rows there are. */
function isLarge<Row>({ data, paging }: ListPage<Row>, { line }: FileWords<Row>): boolean {
  if (data.length === 0 || paging.nextCursor === null) return false
  if (paging.totalCapped) return true
  const { size } = new Blob(data.map(row => csvLine(line(row))))
  return (size / data.length) * paging.total > mostBytesHere
}

function fileOf({ file, failure }: Work): Blob {
  if (!file) throw failure
  return file
}
