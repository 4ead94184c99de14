/** The list of raffles (docs/domain.md, section 2, "Raffles list"): its table, and its file. One of each a desk. */
import type { Desk } from '../desk.ts'
import { createDownload, type Download } from '../download.ts'
import type { FilterShape } from '../format/filters.ts'
import { formatInstant } from '../format/instants.ts'
import { isoDay } from '../format/iso-day.ts'
import { regionsByName } from '../format/regions.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { perDesk } from '../per-desk.ts'
import { may } from '../permissions.ts'
import { createTable, type TableStore } from '../table/create-table.ts'
import { sortKeys } from '../table/list.ts'
import { listQuery } from '../table/list-query.ts'
import type { ListPage } from '../table/page.ts'
import { pagedFile } from '../table/paged-file.ts'
import type { TableView } from '../table/view.ts'
import { raffleList, raffleListCalls } from './list-calls.ts'
import { raffleCsvHead, raffleCsvRow } from './raffle-csv.ts'
import type { RaffleRow } from './raffle-row.ts'
import { raffleTexts } from './texts.ts'

export interface RaffleList {
  readonly table: TableStore<RaffleRow>
  /** Everything that the filters let through. */
  readonly download: Download
}

const countries = ['CA', 'US'] as const
/** Of both countries: the API takes any. */
const province: FilterShape = {
  kind: 'choice',
  many: true,
  options: countries.flatMap(country =>
    regionsByName(country, 'en').map(({ code }) => ({ id: code })),
  ),
}

/** Rows a request, of the file. */
const filePageSize = 500

export const raffleListOf = perDesk((desk): RaffleList => {
  const table = createTable<RaffleRow>(desk, {
    name: 'raffles',
    sortable: sortKeys(raffleList),
    filters: Object.entries({ ...raffleList.filters, province }).map(([id, filter]) => ({
      ...filter,
      id,
    })),
    defaults: { sort: raffleList.order },
    load: (view, signal) => loadPage(desk, view, signal),
  })
  return { table, download: downloadOf(desk, table) }
})

function loadPage(desk: Desk, view: TableView, signal: AbortSignal): Promise<ListPage<RaffleRow>> {
  const today = isoDay(new Date(), browserTimeZone())
  const organizationId = desk.$organization.get()?.id ?? ''
  const query = { organizationId, ...listQuery(raffleList, view, today) }
  return desk.http.ask(raffleListCalls.list, { query }, { signal })
}

function downloadOf(desk: Desk, table: TableStore<RaffleRow>): Download {
  const $texts = desk.texts(raffleTexts)
  const file = pagedFile<RaffleRow>({
    load(cursor, signal) {
      const view = { ...table.$view.get(), page: 1, pageSize: filePageSize, cursor: cursor ?? null }
      return loadPage(desk, view, signal)
    },
    begin() {
      const texts = $texts.get()
      const locale = desk.$locale.get()
      const today = isoDay(new Date(), browserTimeZone())
      const session = desk.session.$session.get()
      const roles = session.state === 'signed-in' ? session.user.roles : []
      return {
        name: `${texts.raffles} - ${today}.csv`,
        head: raffleCsvHead(texts, may('raffles:figures', roles)),
        line: row =>
          raffleCsvRow(row, texts, instant =>
            // With the zone's name of that day: half past one can come twice.
            formatInstant(instant, {
              timeZone: row.timeZone,
              locale,
              style: 'date-time',
              zone: true,
            }),
          ),
      }
    },
  })
  return createDownload(file)
}
