/**
 * The tabs of a raffle's view, in their order: the one list. A domain adds its own from its `parts/` (Devices, Reports); a tab's code is loaded when it is first shown.
 */
import type { ComponentType } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import type { Action } from '../../core/permissions.ts'
import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import type { RaffleTexts } from '../../core/raffles/texts.ts'

export interface RaffleTabProps {
  raffle: RaffleDetail
}

export interface RaffleTab {
  /** Its value in the location: `tab=sales`. */
  id: string
  /** Key of its name in core/raffles/texts.ts. */
  title: keyof RaffleTexts
  /** How many things are in it. */
  count?: (raffle: RaffleDetail) => number
  /** Whoever may not do it doesn't see the tab. */
  needs?: Action
  load: () => Promise<ComponentType<RaffleTabProps>>
}

/** A board is a named export of its file. */
function tabOf(load: () => Promise<ComponentType<RaffleTabProps>>): RaffleTab['load'] {
  return () => loadChunk(async () => ({ default: await load() }))
}

export const raffleTabs: readonly [RaffleTab, ...RaffleTab[]] = [
  {
    id: 'overview',
    title: 'overview',
    load: tabOf(async () => (await import('./overview/overview-board.tsx')).OverviewBoard),
  },
  {
    id: 'sales',
    title: 'sales',
    needs: 'raffles:figures',
    load: tabOf(async () => (await import('./sales-board.tsx')).SalesBoard),
  },
  {
    id: 'orders',
    title: 'orders',
    needs: 'orders:read',
    load: tabOf(async () => (await import('../orders/parts/raffle-orders.tsx')).RaffleOrders),
  },
  {
    id: 'prizes',
    title: 'prizes',
    count: ({ prizeCount }) => prizeCount,
    load: tabOf(async () => (await import('./prizes/prize-board.tsx')).PrizeBoard),
  },
  {
    id: 'winners',
    title: 'winnersAndDraw',
    load: tabOf(async () => (await import('./winners/winners-and-draws.tsx')).WinnersAndDraws),
  },
  {
    id: 'members',
    title: 'members',
    load: tabOf(async () => (await import('./members/member-board.tsx')).MemberBoard),
  },
  {
    id: 'activity',
    title: 'activity',
    needs: 'activity:read',
    load: tabOf(async () => (await import('./activity-board.tsx')).ActivityBoard),
  },
]
