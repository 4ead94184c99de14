/**
 * Every API path once. Section 7 of the specification fixes most of them; those it leaves
 * "not shown" are chosen here and marked so. A client joins them to `config.apiUrl`.
 */
const session = '/session-service/v2'
const organization = '/organization-service/v2'
const event = '/event-service/v2'
const report = '/report-service/v2/reports'

export const paths = {
  /** Chosen here: POST signs in, GET answers the signed-in person, DELETE signs out. */
  session: `${session}/sessions`,
  /** Chosen here: POST { organizationId } switches the session's organisation. */
  sessionOrganization: `${session}/sessions/organization`,
  /** Chosen here: POST, from a charity's own server, mints a short-lived token for its page. */
  embedSessions: `${session}/embed-sessions`,
  /** Chosen here: POST takes batches of a session recording. */
  recordings: `${session}/recordings`,

  organizations: `${organization}/organizations`,
  organization: (id: string) => `${organization}/organizations/${encodeURIComponent(id)}`,
  account: (id: string) => `${organization}/accounts/${encodeURIComponent(id)}`,

  events: `${event}/events`,

  dashboardKpi: `${report}/dashboard-kpi`,
  donationReport: `${report}/donation-report`,
  donationsMonthly: `${report}/donations-monthly`,
  salesByDay: `${report}/total-sales-last-30-days`,
  salesByMonth: `${report}/total-sales-by-month-last-12-months`,

  /** Chosen here: Flagsmith-compatible endpoints of the local API live below this. */
  flags: '/flag-service/v1/',
  /** Chosen here: parts and their health, for start-up probes. */
  health: '/system-service/v2/health',
} as const
