/** The sales tiles (section 2, Dashboard): their order, their figures, one store a desk. */
import { computed, type ReadableAtom } from 'nanostores'
import { messageOf } from '../errors.ts'
import { type Currency, currencyOf } from '../organizations/organization.ts'
import { perDesk } from '../per-desk.ts'
import type { Resource } from '../resource.ts'
import { dashboardCalls } from './calls.ts'
import { createReport } from './report.ts'

/** In the order of the specification; each is also the key of its label. */
export const salesTiles = [
  'salesAllTime',
  'salesThisYear',
  'salesLastMonth',
  'salesLastWeek',
  'salesThisMonth',
  'salesThisWeek',
  'salesToday',
  'salesYesterday',
] as const

export type SalesTileId = (typeof salesTiles)[number]
export type TileId = SalesTileId | 'donationsAllTime'

export type TileState =
  | { state: 'loading' }
  | { state: 'ready'; cents: number }
  | { state: 'failed'; message: string }

/** One tile; its amount in integer cents of the board's currency. */
export interface Tile {
  id: TileId
  figure: TileState
}

/** All tiles. They stand in their places from the first paint on; only figures arrive. */
export interface TileBoard {
  state: 'loading' | 'ready' | 'failed' | 'forbidden'
  currency: Currency
  tiles: Tile[]
  /** Why it failed; empty when the error has no words of its own. */
  message: string
}

export interface SalesTiles {
  readonly $board: ReadableAtom<TileBoard>
  reload(): void
  reloadDonations(): void
}

/** The store behind every showing of the tiles on this desk. */
export const salesTilesOf: (desk: Parameters<typeof createReport>[0]) => SalesTiles = perDesk(
  desk => {
    const hasDonations = () =>
      desk.$organization.get()?.enabledProducts.includes('donations') ?? false
    const sales = createReport(desk, dashboardCalls.salesKpi)
    const donations = createReport(desk, dashboardCalls.donationKpi, {
      wanted: hasDonations,
      absent: { donationsTotalCents: 0 },
    })

    const $board = computed(
      [sales.$state, donations.$state, desk.$organization],
      (salesState, donationState, organization): TileBoard => ({
        state: salesState.state === 'empty' ? 'ready' : salesState.state,
        currency: organization ? currencyOf(organization) : 'CAD',
        message: salesState.state === 'failed' ? messageOf(salesState.error, '') : '',
        tiles: [
          ...salesTiles.map(id => ({
            id,
            figure: figureOf(salesState, data => data[`${id}Cents`]),
          })),
          ...(hasDonations()
            ? [
                {
                  id: 'donationsAllTime' as const,
                  figure: figureOf(donationState, data => data.donationsTotalCents),
                },
              ]
            : []),
        ],
      }),
    )

    return { $board, reload: sales.reload, reloadDonations: donations.reload }
  },
)

function figureOf<T>(resource: Resource<T>, cents: (data: T) => number): TileState {
  if (resource.state === 'ready') return { state: 'ready', cents: cents(resource.data) }
  if (resource.state === 'failed')
    return { state: 'failed', message: messageOf(resource.error, '') }
  if (resource.state === 'forbidden') return { state: 'failed', message: '' }
  return { state: 'loading' }
}
