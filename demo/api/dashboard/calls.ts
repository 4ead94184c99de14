import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import {
  DailySalesSchema,
  DonationKpiSchema,
  MonthlyDonationsSchema,
  MonthlySalesSchema,
  ReportRequestSchema,
  SalesKpiSchema,
} from '../../../src/core/dashboard/figures.ts'
import { paths } from '../../../src/core/paths.ts'
import type { Action } from '../../../src/core/permissions.ts'
import type { Database } from '../database/schema.ts'
import { isAgreedZone } from '../database/zones.ts'
import { type Call, defineCall } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { requireReach } from '../session/guard.ts'
import type { FigureRequest } from './periods.ts'
import { donationKpi, salesKpi } from './sales-kpi.ts'
import { dailySales, monthlyDonations, monthlySales } from './series.ts'

interface Report {
  path: string
  summary: string
  action: Action
  answer: v.GenericSchema
  figures(db: Kysely<Database>, request: FigureRequest): Promise<unknown>
}

const reports: Report[] = [
  {
    path: paths.dashboardKpi,
    summary: 'The eight sales figures of home.',
    action: 'dashboard:read',
    answer: SalesKpiSchema,
    figures: salesKpi,
  },
  {
    path: paths.donationReport,
    summary: 'All donations together.',
    action: 'donations:read',
    answer: DonationKpiSchema,
    figures: donationKpi,
  },
  {
    path: paths.donationsMonthly,
    summary: 'Donations of the last 12 months.',
    action: 'donations:read',
    answer: MonthlyDonationsSchema,
    figures: monthlyDonations,
  },
  {
    path: paths.salesByDay,
    summary: 'Sales of the last 30 days.',
    action: 'dashboard:read',
    answer: DailySalesSchema,
    figures: dailySales,
  },
  {
    path: paths.salesByMonth,
    summary: 'Sales of the last 12 months.',
    action: 'dashboard:read',
    answer: MonthlySalesSchema,
    figures: monthlySales,
  },
]

function reportCall(report: Report): Call {
  const { path, summary, action, answer, figures } = report
  const changed = v.object({ data: answer, version: v.string() })
  const unchanged = v.object({
    data: v.null(),
    unchanged: v.literal(true),
    version: v.string(),
  })
  return defineCall(
    {
      method: 'post',
      path,
      summary,
      chosenHere: false,
      access: { action, embed: 'dashboard:read' },
      body: ReportRequestSchema,
      answer: v.union([changed, unchanged]),
      maxBytes: 4096,
    },
    async ({ body, session, api }) => {
      const organizationId = body.organizationId.toLowerCase()
      requireReach(session, action, organizationId)
      await requireProduct(api.db, action, organizationId)
      if (!(await isAgreedZone(api.db, body.timeZone))) {
        throw new Refusal(422, [{ code: 'invalid-time-zone', field: 'timeZone' }])
      }
      const request = { organizationId, timeZone: body.timeZone, now: api.now() }
      const data = await figures(api.db, request)
      const version = versionOf(data)
      return {
        json:
          body.ifVersion === version ? { data: null, unchanged: true, version } : { data, version },
      }
    },
  )
}

/** Donations need the product as well (docs/specification.md, section 6); organisations must exist. */
async function requireProduct(
  db: Kysely<Database>,
  action: Action,
  organizationId: string,
): Promise<void> {
  const found = await db
    .selectFrom('organizations')
    .leftJoin('organizationProducts', join =>
      join
        .onRef('organizationProducts.organizationId', '=', 'organizations.id')
        .on('organizationProducts.product', '=', 'donations'),
    )
    .select('organizationProducts.product')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst()
  if (!found) throw new Refusal(403, 'other-organization')
  if (action === 'donations:read' && !found.product) throw new Refusal(403, 'product-missing')
}

/** The figures' own digest: it changes when they do, and at midnight, and at no other time. */
function versionOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)
}

export const dashboardCalls = reports.map(reportCall)
