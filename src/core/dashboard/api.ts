import type * as v from 'valibot'
import type { Http, Versioned } from '../http.ts'
import { paths } from '../paths.ts'
import {
  type DailySales,
  DailySalesSchema,
  type DonationKpi,
  DonationKpiSchema,
  type MonthlyDonations,
  MonthlyDonationsSchema,
  type MonthlySales,
  MonthlySalesSchema,
  type ReportRequest,
  type SalesKpi,
  SalesKpiSchema,
} from './figures.ts'

/** A report by organisation (section 7): a POST that reads. */
export type ReportCall<T> = (
  http: Http,
  request: ReportRequest,
  signal: AbortSignal,
) => Promise<Versioned<T>>

function reportCall<S extends v.GenericSchema>(
  path: string,
  schema: S,
): ReportCall<v.InferOutput<S>> {
  return (http, { ifVersion, ...body }, signal) =>
    http.read(path, schema, { body, ifVersion, signal })
}

export const readSalesKpi: ReportCall<SalesKpi> = reportCall(paths.dashboardKpi, SalesKpiSchema)
export const readDonationKpi: ReportCall<DonationKpi> = reportCall(
  paths.donationReport,
  DonationKpiSchema,
)
export const readSalesByDay: ReportCall<DailySales> = reportCall(paths.salesByDay, DailySalesSchema)
export const readSalesByMonth: ReportCall<MonthlySales> = reportCall(
  paths.salesByMonth,
  MonthlySalesSchema,
)
export const readDonationsByMonth: ReportCall<MonthlyDonations> = reportCall(
  paths.donationsMonthly,
  MonthlyDonationsSchema,
)
