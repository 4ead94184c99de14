/** A raffle's winners: their table, and their file. */
import type { Desk } from '../../desk.ts'
import { createDownload, type Download } from '../../download.ts'
import { formatInstant } from '../../format/instants.ts'
import { isoDay } from '../../format/iso-day.ts'
import { browserTimeZone } from '../../format/time-zone.ts'
import { createResource, type ResourceStore } from '../../resource.ts'
import { createTable, type TableStore } from '../../table/create-table.ts'
import type { TableView } from '../../table/view.ts'
import { pagedFile } from '../paged-file.ts'
import { winnerCategories } from '../prizes/prize.ts'
import { getWinner, listWinners } from './api.ts'
import { winnerTexts } from './texts.ts'
import { type Winner, winnerStatuses } from './winner.ts'
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
    filters: [
      { id: 'prize', kind: 'lookup' },
      { id: 'status', kind: 'choice', options: winnerStatuses.map(status => ({ id: status })) },
      {
        id: 'category',
        kind: 'choice',
        options: winnerCategories.map(category => ({ id: category })),
      },
    ],
    load: (view, signal) =>
      listWinners(
        desk.http,
        {
          ...filtersOf(id, view),
          pageSize: view.pageSize,
          ...(view.cursor ? { cursor: view.cursor } : { page: view.page }),
        },
        signal,
      ),
  })

  const $texts = desk.texts(winnerTexts)
  const file = pagedFile<Winner>({
    load: (cursor, signal) =>
      listWinners(
        desk.http,
        { ...filtersOf(id, table.$view.get()), cursor, pageSize: filePageSize },
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

function filtersOf(eventId: string, { filters }: TableView) {
  const { prize, status, category } = filters
  return {
    eventId,
    prizeId: prize || undefined,
    status: status || undefined,
    category: category || undefined,
  }
}

/** One winner by itself: what a list's drawer shows. */
export function createWinner(desk: Desk, id: string): ResourceStore<Winner> {
  return createResource<Winner>(desk, {
    load: async ({ signal }) => ({ data: await getWinner(desk.http, id, signal), version: '' }),
  })
}
