import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import {
  type Organization,
  OrganizationSchema,
} from '../../../src/core/organizations/organization.ts'
import { paths } from '../../../src/core/paths.ts'
import { ok } from '../http/answers.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { readPage, type SortColumn } from '../http/keyset.ts'
import { listAnswer, pagingEntries, searchText } from '../http/lists.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'
import { containing } from './containing.ts'

const sortColumns = {
  name: { by: sql`organizations.search_name`, type: 'text' },
  createdAt: { by: sql`organizations.created_at`, type: 'timestamptz' },
  country: { by: sql`organizations.country`, type: 'text' },
} as const satisfies Record<string, SortColumn>

const columns = sql`
  organizations.id, organizations.name, organizations.country, organizations.logo,
  accounts.id as stripe_connected_account_id,
  array(
    select product from organization_products
    where organization_id = organizations.id order by product
  ) as enabled_products
`
const from = sql`
  from organizations left join accounts on accounts.organization_id = organizations.id
`

const listOrganizations = defineCall(
  {
    method: 'get',
    path: paths.organizationList,
    summary: 'Organisations, by name unless sorted otherwise.',
    chosenHere: false,
    access: { action: 'organization:list', embed: 'never' },
    query: v.object({
      ...pagingEntries,
      sortBy: v.optional(v.picklist(['name', 'createdAt', 'country']), 'name'),
      search: v.optional(searchText, ''),
    }),
    answer: listAnswer(OrganizationSchema),
  },
  async ({ query, api }) => {
    const { search, sortBy, sortDir = 'asc' } = query
    const where: RawBuilder<boolean> =
      search.trim() === '' ? sql`true` : sql`organizations.search_name like ${containing(search)}`
    const { rows, paging } = await readPage<Organization & { sortValue: string }>(
      api.db,
      { from, columns, where, id: sql`organizations.id`, sort: sortColumns[sortBy] },
      { ...query, sortBy, descending: sortDir.toLowerCase() === 'desc' },
    )
    return { json: { data: rows.map(({ sortValue, ...organization }) => organization), paging } }
  },
)

const getOrganization = defineCall(
  {
    method: 'get',
    path: patternOf(paths.organization),
    summary: 'One organisation.',
    chosenHere: false,
    access: { action: 'organization:read', embed: 'any-scope' },
    answer: v.object({ data: OrganizationSchema }),
  },
  async ({ session, api, param }) => {
    const id = param('id').toLowerCase()
    if (!isUuid(id) || !reaches(session, 'organization:read', id)) {
      throw new Refusal(404, 'not-found')
    }
    const { rows } = await sql<Organization>`
      select ${columns} ${from} where organizations.id = ${id}
    `.execute(api.db)
    if (!rows[0]) throw new Refusal(404, 'not-found')
    // Which account it is, is for those who may read it.
    const seesAccount = reaches(session, 'account:read', id)
    return ok(seesAccount ? rows[0] : { ...rows[0], stripeConnectedAccountId: null })
  },
)

export const organizationCalls = [listOrganizations, getOrganization]
