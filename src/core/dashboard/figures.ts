/** The figures of the dashboard (section 3, "Dashboard figures"). All amounts are integer cents. */
import * as v from 'valibot'

const cents = v.pipe(v.number(), v.safeInteger())

/** dashboard-kpi. Sales are the ticket cents of ACTIVE orders, donations apart. */
export const SalesKpiSchema = v.object({
  salesAllTimeCents: cents,
  salesThisYearCents: cents,
  salesLastMonthCents: cents,
  salesLastWeekCents: cents,
  salesThisMonthCents: cents,
  salesThisWeekCents: cents,
  salesTodayCents: cents,
  salesYesterdayCents: cents,
})
export type SalesKpi = v.InferOutput<typeof SalesKpiSchema>

/** donation-report, as home uses it. */
export const DonationKpiSchema = v.object({ donationsTotalCents: cents })
export type DonationKpi = v.InferOutput<typeof DonationKpiSchema>

/** total-sales-last-30-days: one item a day of the asked zone, oldest first, today included. `date` is YYYY-MM-DD. */
export const DailySalesSchema = v.array(
  v.object({ date: v.pipe(v.string(), v.isoDate()), dailySalesCents: cents }),
)
export type DailySales = v.InferOutput<typeof DailySalesSchema>

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** total-sales-by-month-last-12-months: oldest first, this month included. `month` is YYYY-MM. */
export const MonthlySalesSchema = v.array(v.object({ month, monthlySalesCents: cents }))
export type MonthlySales = v.InferOutput<typeof MonthlySalesSchema>

/** donations-monthly: oldest first, this month included. `monthCreated` is YYYY-MM. */
export const MonthlyDonationsSchema = v.array(v.object({ monthCreated: month, totalCents: cents }))
export type MonthlyDonations = v.InferOutput<typeof MonthlyDonationsSchema>

/** The body of a reading POST by organisation (section 7, "POST with organizationId"). */
export const ReportRequestSchema = v.object({
  organizationId: v.pipe(v.string(), v.uuid()),
  /**
   * IANA zone that days, weeks and months are cut in; our screens send the browser's (section 1). Section 7 asks
   * for `organizationId` alone: UTC without one. Invalid: 422.
   */
  timeZone: v.optional(v.pipe(v.string(), v.maxLength(64)), 'UTC'),
  /** The `version` of the last answer; unchanged is `{ data: null, unchanged: true }`. */
  ifVersion: v.optional(v.pipe(v.string(), v.maxLength(128))),
})
export type ReportRequest = v.InferOutput<typeof ReportRequestSchema>
