import { type Kysely, sql } from 'kysely'
import type { Action } from '../../../src/core/permissions.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches, requireReach } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'

export interface FoundCustomer {
  id: string
  organizationId: string
}

/**
 * A customer that somebody may read, and do `action` with. The id of one that was merged leads to the one that stayed.
 * @throws Refusal 404, 403
 */
export async function findCustomerOf(
  db: Kysely<Database>,
  session: Caller,
  id: string,
  action: Action = 'customers:read',
): Promise<FoundCustomer> {
  const { rows } = isUuid(id)
    ? await sql<FoundCustomer>`
        select coalesce(merged_into, id) as id, organization_id from customers where id = ${id}
      `.execute(db)
    : { rows: [] }
  const [customer] = rows
  if (!customer || !reaches(session, 'customers:read', customer.organizationId))
    throw new Refusal(404, 'not-found')
  requireReach(session, action, customer.organizationId)
  return customer
}
