/** The list of raffles (docs/domain.md, section 2, "Raffles list"): its table, and its file. One of each a desk. */
import type { Desk } from '../desk.ts'
import { createDownload, type Download } from '../download.ts'
import { formatInstant } from '../format/instants.ts'
import { isoDay } from '../format/iso-day.ts'
import { regionsByName } from '../format/regions.ts'
import { browserTimeZone } from '../format/time-zone.ts'
import { perDesk } from '../per-desk.ts'
import { may } from '../permissions.ts'
import { createTable, type TableStore } from '../table/create-table.ts'
import type { ListPage } from '../table/page.ts'
import type { TableView } from '../table/view.ts'
import { pagedFile } from './paged-file.ts'
import { raffleCategories, raffleStatuses } from './raffle.ts'
import { raffleCsvHead, raffleCsvRow } from './raffle-csv.ts'
import { raffleQueryOf } from './raffle-query.ts'
import type { RaffleRow } from './raffle-row.ts'
import { listRaffles } from './raffles-api.ts'
import { raffleTexts } from './texts.ts'

/** The columns that the API sorts by. */
export const sortableColumns = [
  'name',
  'status',
  'category',
  'startDate',
  'endDate',
  'drawDate',
] as const

export interface RaffleList {
  readonly table: TableStore<RaffleRow>
  /** Everything that the filters let through. */
  readonly download: Download
}

const countries = ['CA', 'US'] as const
const provinces = countries.flatMap(country =>
  regionsByName(country, 'en').map(({ code }) => ({ id: code })),
)

/** Rows a request, of the file. */
const filePageSize = 500

export const raffleListOf = perDesk((desk): RaffleList => {
  const table = createTable<RaffleRow>(desk, {
    name: 'raffles',
    sortable: sortableColumns,
    filters: [
      { id: 'search', kind: 'search' },
      { id: 'status', kind: 'choice', many: true, options: raffleStatuses.map(id => ({ id })) },
      { id: 'category', kind: 'choice', many: true, options: raffleCategories.map(id => ({ id })) },
      { id: 'province', kind: 'choice', many: true, options: provinces },
      { id: 'ends', kind: 'days' },
      { id: 'live', kind: 'yes-no' },
    ],
    defaults: { sort: { by: 'endDate', direction: 'desc' } },
    load: (view, signal) => loadPage(desk, view, signal),
  })
  return { table, download: downloadOf(desk, table) }
})

function loadPage(desk: Desk, view: TableView, signal: AbortSignal): Promise<ListPage<RaffleRow>> {
  return listRaffles(desk.http, queryOf(desk, view), signal)
}

function queryOf({ $organization }: Desk, view: TableView) {
  const timeZone = browserTimeZone()
  const today = isoDay(new Date(), timeZone)
  return raffleQueryOf(view, { organizationId: $organization.get()?.id ?? '', today })
}

function downloadOf(desk: Desk, table: TableStore<RaffleRow>): Download {
  const $texts = desk.texts(raffleTexts)
  const file = pagedFile<RaffleRow>({
    load(cursor, signal) {
      const { page, ...query } = queryOf(desk, table.$view.get())
      return listRaffles(desk.http, { ...query, cursor, pageSize: filePageSize }, signal)
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
