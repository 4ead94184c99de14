/** The figures and charts of home, at a million orders and at 20,000, in turn. */
import { dashboardCalls } from '../../../src/core/dashboard/calls.ts'
import { organizationId, quantile, type Sized } from './products.ts'

const rounds = 25

export async function measureFigures(large: Sized, small: Sized): Promise<void> {
  for (const sized of [large, small]) {
    const { rows } = await sized.db.query<{ orders: number }>(
      'select count(*)::int as orders from orders where organization_id = $1',
      [organizationId],
    )
    console.log(`  an organization with ${rows[0]?.orders} orders`)
  }
  const body = { organizationId, timeZone: 'America/Halifax' }
  for (const [name, { path }] of Object.entries(dashboardCalls)) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds + 2; round += 1) {
      const both = [await large.ask(path, body), await small.ask(path, body)] as const
      // The first ones open connections and plan.
      if (round < 2) continue
      times[0].push(both[0].ms)
      times[1].push(both[1].ms)
    }
    const [ofLarge, ofSmall] = [quantile(times[0], 0.5), quantile(times[1], 0.5)]
    console.log(
      `  ${name.padEnd(20)} ${ofLarge.toFixed(1).padStart(7)} ms, ${ofSmall.toFixed(1).padStart(6)} at 20,000: ${(ofLarge / ofSmall).toFixed(2)} times`,
    )
  }
}
