/** The file of a list that a job on the server writes: the steps of core/download.ts. @lazy imported by list-download.ts */
import type { Desk } from '../desk.ts'
import type { DownloadCalls } from '../download.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { asListText } from '../table/list-text.ts'
import { type FileList, jobCalls } from './calls.ts'
import { isOver } from './job.ts'

type Query = Readonly<Record<string, unknown>>

export default function listFileJob({ http }: Pick<Desk, 'http'>): Omit<DownloadCalls, 'start'> & {
  /** @param query what the list's own call is asked, but for its page. @returns the job's id */
  begin(list: string, query: Query, signal: AbortSignal): Promise<string>
} {
  return {
    async begin(list, query, signal) {
      const body = { list: list as FileList, query: asListText(query), timeZone: browserTimeZone() }
      return (await http.ask(jobCalls.exportList, { body }, { signal })).id
    },
    async poll(id, signal) {
      const job = await http.ask(jobCalls.get, { params: { id } }, { signal })
      const state = !isOver(job) ? 'running' : job.state === 'finished' ? 'finished' : 'failed'
      return { done: job.done, total: job.total ?? 0, state, message: job.message ?? undefined }
    },
    async ticket(id, signal) {
      return (await http.ask(jobCalls.ticket, { params: { id } }, { signal })).url
    },
    cancel: id => http.ask(jobCalls.cancel, { params: { id } }),
  }
}
