import { sql } from 'kysely'
import { organizationCalls } from '../../../src/core/organizations/calls.ts'
import {
  type ListedOrganization,
  type organizationList,
  organizationListCalls,
} from '../../../src/core/organizations/list-calls.ts'
import type { Organization } from '../../../src/core/organizations/organization.ts'
import { openAddress } from '../files/addresses.ts'
import { equals, oneOf, readList, type Source, searchIn } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { reads } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'
import { organizationCreationRoutes } from './create.ts'
import { organizationRecordRoutes } from './record.ts'

const from = sql`
  from organizations left join accounts on accounts.organization_id = organizations.id
`
const columns = sql`
  organizations.id, organizations.name, organizations.country, organizations.logo,
  accounts.id as stripe_connected_account_id,
  array(
    select product from organization_products
    where organization_id = organizations.id order by product
  ) as enabled_products
`
/** A list may be null, or not there. */
const wants = (list: string) =>
  sql`coalesce(accounts.future_requirements::jsonb -> ${sql.lit(list)} -> 0, 'null') <> 'null'`
const payments = sql`
  case when accounts.id is null then 'none'
    when ${wants('past_due')} then 'past-due'
    when ${wants('currently_due')} then 'due'
    when ${wants('eventually_due')} then 'eventual'
    else 'ready' end
`

const source: Source<typeof organizationList> = {
  from,
  columns: sql`${columns}, organizations.province, organizations.created_at, ${payments} as payments`,
  id: sql`organizations.id`,
  sort: {
    name: { by: sql`organizations.search_name`, type: 'text' },
    createdAt: { by: sql`organizations.created_at`, type: 'timestamptz' },
    country: { by: sql`organizations.country`, type: 'text' },
  },
  filters: {
    search: searchIn(sql`organizations.search_name`),
    payments: oneOf(payments),
    product: product => sql<boolean>`exists (
      select from organization_products
      where organization_id = organizations.id and product = ${product}
    )`,
    country: equals(sql`organizations.country`),
  },
}

/** Its instant is a Date. */
type StoredOrganization = Omit<ListedOrganization, 'createdAt'> & { createdAt: Date }

const listOrganizations = reads(
  organizationListCalls.list,
  'Organisations, by name unless sorted otherwise.',
  ({ query, api }) =>
    readList<StoredOrganization, typeof organizationList>(
      api.db,
      source,
      query,
      sql<boolean>`organizations.removed_at is null and not organizations.waiting`,
    ),
)

const getOrganization = reads(
  organizationCalls.get,
  'One organisation.',
  async ({ session, api, params, origin }) => {
    const id = params.id.toLowerCase()
    if (!isUuid(id) || !reaches(session, 'organization:read', id))
      throw new Refusal(404, 'not-found')
    const { rows } = await sql<Organization>`
      select ${columns} ${from} where organizations.id = ${id} and organizations.removed_at is null
        and not organizations.waiting
    `.execute(api.db)
    if (!rows[0]) throw new Refusal(404, 'not-found')
    // Which account it is, is for those who may read it.
    const seesAccount = reaches(session, 'account:read', id)
    const row = { ...rows[0], logo: openAddress(origin, rows[0].logo) }
    return seesAccount ? row : { ...row, stripeConnectedAccountId: null }
  },
)

export const organizationRoutes = [
  listOrganizations,
  getOrganization,
  ...organizationCreationRoutes,
  ...organizationRecordRoutes,
]
