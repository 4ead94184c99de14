import * as v from 'valibot'
import { contracts } from '../contract.ts'
import {
  DailySalesSchema,
  DonationKpiSchema,
  MonthlyDonationsSchema,
  MonthlySalesSchema,
  ReportRequestSchema,
  SalesKpiSchema,
} from './figures.ts'

const path = '/report-service/v2/reports'
const sales = { action: 'dashboard:read', embed: 'dashboard:read' } as const
const donations = { action: 'donations:read', embed: 'dashboard:read' } as const
/** A POST that reads (section 7); without data where nothing changed since `ifVersion`. */
const reading = { method: 'POST', body: ReportRequestSchema, maxBytes: 4096 } as const

function figures<const S extends v.GenericSchema>(schema: S) {
  return v.object({
    data: v.nullable(schema),
    version: v.optional(v.string(), ''),
    unchanged: v.optional(v.literal(true)),
  })
}

/** The reports of home, by organisation. */
export const dashboardCalls = contracts({
  salesKpi: {
    ...reading,
    path: `${path}/dashboard-kpi`,
    access: sales,
    whole: figures(SalesKpiSchema),
  },
  donationKpi: {
    ...reading,
    path: `${path}/donation-report`,
    access: donations,
    whole: figures(DonationKpiSchema),
  },
  donationsByMonth: {
    ...reading,
    path: `${path}/donations-monthly`,
    access: donations,
    whole: figures(MonthlyDonationsSchema),
  },
  salesByDay: {
    ...reading,
    path: `${path}/total-sales-last-30-days`,
    access: sales,
    whole: figures(DailySalesSchema),
  },
  salesByMonth: {
    ...reading,
    path: `${path}/total-sales-by-month-last-12-months`,
    access: sales,
    whole: figures(MonthlySalesSchema),
  },
})
