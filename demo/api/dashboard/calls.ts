import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { dashboardCalls } from '../../../src/core/dashboard/calls.ts'
import type { Database } from '../database/schema.ts'
import { requireZone } from '../database/zones.ts'
import type { Call } from '../http/call.ts'
import { answers } from '../http/routes.ts'
import { requireProduct } from '../organizations/product.ts'
import { reachedOrganization } from '../session/guard.ts'
import type { FigureRequest } from './periods.ts'
import { donationKpi as readDonationKpi, salesKpi as readSalesKpi } from './sales-kpi.ts'
import { dailySales, monthlyDonations, monthlySales } from './series.ts'

type Figures = (db: Kysely<Database>, request: FigureRequest) => Promise<unknown>

const { salesKpi, donationKpi, donationsByMonth, salesByDay, salesByMonth } = dashboardCalls

export const dashboardRoutes: readonly Call[] = [
  figuresCall(salesKpi, 'The eight sales figures of home.', readSalesKpi),
  figuresCall(donationKpi, 'All donations together.', readDonationKpi),
  figuresCall(donationsByMonth, 'Donations of the last 12 months.', monthlyDonations),
  figuresCall(salesByDay, 'Sales of the last 30 days.', dailySales),
  figuresCall(salesByMonth, 'Sales of the last 12 months.', monthlySales),
]

function figuresCall(
  contract: (typeof dashboardCalls)[keyof typeof dashboardCalls],
  summary: string,
  figures: Figures,
): Call {
  const { action } = contract.access
  return answers(contract, summary, async ({ body, session, api }) => {
    const organizationId = body.organizationId.toLowerCase()
    await reachedOrganization(api.db, session, action, organizationId)
    // Section 6 of the specification.
    if (action === 'donations:read') await requireProduct(api.db, organizationId, 'donations')
    await requireZone(api.db, body.timeZone)
    const request = { organizationId, timeZone: body.timeZone, now: api.now() }
    const data = await figures(api.db, request)
    const version = versionOf(data)
    return {
      json:
        body.ifVersion === version ? { data: null, unchanged: true, version } : { data, version },
    }
  })
}

/** The figures' own digest: it changes when they do, and at midnight, and at no other time. */
function versionOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)
}
