/** A purchase's key that was taken back before anything was entered under it: nothing ever is. */
export interface WithdrawnKeyTable {
  idempotencyKey: string
  withdrawnBy: string
  withdrawnAt: Date
}

/** What of somebody's orders waits on a device, as it said last; no row where nothing waits. */
export interface OutboxReportTable {
  deviceId: string
  userId: string
  organizationId: string
  waiting: number
  waitingCents: number
  oldestTakenAt: Date | null
  reportedAt: Date
}

export interface OutboxReportRaffleTable {
  deviceId: string
  userId: string
  organizationId: string
  raffleId: string
  waiting: number
}

/** How often somebody took the list of those who bought last, within an hour. */
export interface RecentBuyerListTable {
  userId: string
  hour: Date
  count: number
}

export interface OutboxTables {
  withdrawnKeys: WithdrawnKeyTable
  outboxReports: OutboxReportTable
  outboxReportRaffles: OutboxReportRaffleTable
  recentBuyerLists: RecentBuyerListTable
}
