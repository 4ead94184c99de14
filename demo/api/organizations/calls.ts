import { sql } from 'kysely'
import { organizationCalls, type organizationList } from '../../../src/core/organizations/calls.ts'
import type { Organization } from '../../../src/core/organizations/organization.ts'
import { readList, type Source, searchIn } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { reads } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'

const source: Source<typeof organizationList> = {
  from: sql`
    from organizations left join accounts on accounts.organization_id = organizations.id
  `,
  columns: sql`
    organizations.id, organizations.name, organizations.country, organizations.logo,
    accounts.id as stripe_connected_account_id,
    array(
      select product from organization_products
      where organization_id = organizations.id order by product
    ) as enabled_products
  `,
  id: sql`organizations.id`,
  sort: {
    name: { by: sql`organizations.search_name`, type: 'text' },
    createdAt: { by: sql`organizations.created_at`, type: 'timestamptz' },
    country: { by: sql`organizations.country`, type: 'text' },
  },
  filters: { search: searchIn(sql`organizations.search_name`) },
}

const listOrganizations = reads(
  organizationCalls.list,
  'Organisations, by name unless sorted otherwise.',
  ({ query, api }) => readList<Organization, typeof organizationList>(api.db, source, query),
)

const getOrganization = reads(
  organizationCalls.get,
  'One organisation.',
  async ({ session, api, params }) => {
    const id = params.id.toLowerCase()
    if (!isUuid(id) || !reaches(session, 'organization:read', id))
      throw new Refusal(404, 'not-found')
    const { rows } = await sql<Organization>`
      select ${source.columns} ${source.from} where organizations.id = ${id}
    `.execute(api.db)
    if (!rows[0]) throw new Refusal(404, 'not-found')
    // Which account it is, is for those who may read it.
    const seesAccount = reaches(session, 'account:read', id)
    return seesAccount ? rows[0] : { ...rows[0], stripeConnectedAccountId: null }
  },
)

export const organizationRoutes = [listOrganizations, getOrganization]
