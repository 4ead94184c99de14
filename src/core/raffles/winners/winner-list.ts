/** A raffle's winners: their table, and their file. */
import type { Desk } from '../../desk.ts'
import { createDownload, type Download } from '../../download.ts'
import { formatInstant } from '../../format/instants.ts'
import { isoDay } from '../../format/iso-day.ts'
import { browserTimeZone } from '../../format/time-zone.ts'
import { createResource, type ResourceStore } from '../../resource.ts'
import { createTable, type TableStore } from '../../table/create-table.ts'
import { listQuery } from '../../table/list-query.ts'
import type { ListPage } from '../../table/page.ts'
import { pagedFile } from '../../table/paged-file.ts'
import type { TableView } from '../../table/view.ts'
import { winnerCalls, winnerList } from './calls.ts'
import { winnerTexts } from './texts.ts'
import type { Winner } from './winner.ts'
import { winnerCsvHead, winnerCsvRow } from './winner-csv.ts'

export interface WinnerList {
  readonly table: TableStore<Winner>
  /** Everything that the filters let through. */
  readonly download: Download
}

/** Rows a request, of the file. */
const filePageSize = 500

export function createWinnerList(
  desk: Desk,
  { id, timeZone }: { id: string; timeZone: string },
): WinnerList {
  const table = createTable<Winner>(desk, {
    name: 'winners',
    filters: Object.entries(winnerList.filters).map(([id, filter]) => ({ ...filter, id })),
    load: (view, signal) => loadPage(view, signal),
  })

  function loadPage(view: TableView, signal: AbortSignal): Promise<ListPage<Winner>> {
    const query = { eventId: id, ...listQuery(winnerList, view, '') }
    return desk.http.ask(winnerCalls.list, { query }, { signal })
  }

  const $texts = desk.texts(winnerTexts)
  const file = pagedFile<Winner>({
    load: (cursor, signal) =>
      loadPage(
        { ...table.$view.get(), page: 1, pageSize: filePageSize, cursor: cursor ?? null },
        signal,
      ),
    begin() {
      const texts = $texts.get()
      const locale = desk.$locale.get()
      return {
        name: texts.csvName({ date: isoDay(new Date(), browserTimeZone()) }),
        head: winnerCsvHead(texts),
        line: winner =>
          winnerCsvRow(winner, texts, instant =>
            formatInstant(instant, { timeZone, locale, style: 'date-time', zone: true }),
          ),
      }
    },
  })
  return { table, download: createDownload(file) }
}

/** One winner by itself: what a list's drawer shows. */
export function createWinner(desk: Desk, id: string): ResourceStore<Winner> {
  return createResource<Winner>(desk, {
    load: async ({ signal }) => ({
      data: await desk.http.ask(winnerCalls.get, { params: { id } }, { signal }),
      version: '',
    }),
  })
}
