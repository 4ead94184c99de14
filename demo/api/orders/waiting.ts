import { sql } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { narrowedTo, type OrdersWaiting, waitingKinds } from '../../../src/core/orders/waiting.ts'
import type { ApiContext } from '../context.ts'
import { isAgreedZone } from '../database/zones.ts'
import { conditionOf } from '../http/read-list.ts'
import { reaches } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import { openOrderSource } from './list.ts'
import { visibleOrders } from './reach.ts'

interface Reading {
  api: Pick<ApiContext, 'db' | 'now'>
  session: Caller
  organizationId: string
  timeZone: string | undefined
}

/**
 * What waits of an organisation's orders, for whoever sees home's figures; counted as the list of orders is asked for it.
 * Nothing in a zone that the list doesn't count days in: a desk starts in any.
 */
export async function ordersWaiting(reading: Reading): Promise<OrdersWaiting | undefined> {
  const { api, session, organizationId, timeZone } = reading
  if (timeZone === undefined || !seesHome(session, organizationId)) return undefined
  if (!(await isAgreedZone(api.db, timeZone))) return undefined
  const now = api.now()
  const today = isoDay(now, timeZone)
  const source = await openOrderSource(api.db, { organizationId, timeZone, now })
  const own = sql<boolean>`orders.organization_id = ${organizationId} and ${visibleOrders(session)}`
  const counts = waitingKinds.map(
    kind => sql`(
      select count(*) from orders where ${conditionOf(source, narrowedTo(kind, today), own)}
    ) as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<Omit<OrdersWaiting, 'today'>>`
    select ${sql.join(counts)}
  `.execute(api.db)
  return rows[0] && { today, ...rows[0] }
}

/** An embedded page's token sees what its scopes name. */
function seesHome(session: Caller, organizationId: string): boolean {
  const { embed } = session
  const inScope = embed === null || embed.scopes.includes('dashboard:read')
  return inScope && reaches(session, 'dashboard:read', organizationId)
}
