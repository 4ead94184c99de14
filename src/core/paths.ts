/**
 * Every API path once: these, session/session-paths.ts (what login needs) and raffles/raffle-paths.ts.
 * Section 7 of the specification fixes most of them; those it leaves "not shown" are chosen here and
 * marked so. A client joins them to `config.apiUrl`.
 */
import { sessionPaths } from './session/session-paths.ts'

const organization = '/organization-service/v2'
const event = '/event-service/v2'
const report = '/report-service/v2/reports'

export const paths = {
  ...sessionPaths,

  organizations: `${organization}/organizations`,
  /** With its slash, as section 7 writes it. */
  organizationList: `${organization}/organizations/`,
  organization: (id: string) => `${organization}/organizations/${encodeURIComponent(id)}`,
  account: (id: string) => `${organization}/accounts/${encodeURIComponent(id)}`,

  events: `${event}/events`,

  dashboardKpi: `${report}/dashboard-kpi`,
  donationReport: `${report}/donation-report`,
  donationsMonthly: `${report}/donations-monthly`,
  salesByDay: `${report}/total-sales-last-30-days`,
  salesByMonth: `${report}/total-sales-by-month-last-12-months`,

  /** Chosen here: parts and their health, for start-up probes. */
  health: '/system-service/v2/health',
} as const
