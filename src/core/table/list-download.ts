/** The file of all that a list's filters let through: written here from the API's pages, or by the server where it is large. */
import { onMount } from 'nanostores'
import type { ListCall, RowOfCall } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { createDownload, type Download, visitAttachment } from '../download.ts'
import { isoDay } from '../format/iso-day.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { keptIds } from '../jobs/kept-ids.ts'
import { loadChunk } from '../load-chunk.ts'
import { type FileOptions, fileHead, fileLine } from './list-file.ts'
import type { ListStore } from './list-store.ts'
import { pagedFile, pagesJob } from './paged-file.ts'

/** Rows a request. */
const pageSize = 500

/** @param begin asked at the start of each file; `title` is what it is called before its day */
export function listDownload<const C extends ListCall>(
  desk: Desk,
  call: C,
  { table, load, fileQuery }: ListStore<C>,
  begin: () => Omit<FileOptions<C['list']>, 'locale'> & { title: string },
): Download {
  const { list }: C = call
  const onServer = async () => (await loadChunk(() => import('../jobs/list-file.ts')))(desk)
  const pages = pagedFile<RowOfCall<C>>({
    load: (cursor, signal) =>
      load({ ...table.$view.get(), page: 1, pageSize, cursor: cursor ?? null }, signal),
    begin() {
      const options = { ...begin(), locale: desk.$locale.get() }
      return {
        name: `${options.title} - ${isoDay(new Date(), browserTimeZone())}.csv`,
        head: fileHead<C['list']>(list, options),
        line: row => fileLine<C['list']>(list, row, options),
      }
    },
    async beginLarge(signal) {
      const { sort } = table.$view.get()
      const order = sort && { sortBy: sort.by, sortDir: sort.direction }
      return (await onServer()).begin(list.name, { ...fileQuery(), ...order }, signal)
    },
  })
  const madeBy = async (id: string) => (id === pagesJob ? pages.calls : onServer())
  const kept = desk.session.kind === 'standalone' ? keptIds(`file-${list.name}`) : undefined
  const download = createDownload({
    calls: {
      start: pages.calls.start,
      poll: async (id, signal) => (await madeBy(id)).poll(id, signal),
      ticket: async (id, signal) => (await madeBy(id)).ticket(id, signal),
      cancel: async id => (await madeBy(id)).cancel(id),
    },
    onJob: id => keep(id),
    openAttachment: url =>
      url.startsWith('blob:') ? pages.openAttachment(url) : visitAttachment(url),
  })

  /** What the server writes goes on when its page is left: whoever comes back finds it. */
  function keep(id: string | null) {
    const subject = desk.$subject.get()
    if (!subject || !kept || id === pagesJob) return
    if (id === null) for (const each of kept.read(subject)) kept.remove(subject, each)
    else kept.add(subject, id)
  }

  onMount(download.$state, () => {
    const subject = desk.$subject.get()
    const [id] = subject && kept ? kept.read(subject) : []
    if (id) download.resume(id)
  })
  return download
}
