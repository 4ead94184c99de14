import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { lessOf } from '../table/less-of.ts'
import { defineList } from '../table/list.ts'
import { OrganizationSchema } from './organization.ts'

const path = '/organization-service/v2/organizations'

export const organizationList = defineList({
  name: 'organizations',
  row: OrganizationSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    createdAt: { kind: 'instant', sort: 'desc' },
    country: { kind: 'choice', sort: 'asc' },
  },
  filters: { search: { kind: 'search' } },
  order: { by: 'name', direction: 'asc' },
})

export const organizationCalls = contracts({
  list: {
    method: 'GET',
    // With its slash, as section 7 writes it.
    path: `${path}/`,
    access: { action: 'organization:list', embed: 'never' },
    list: organizationList,
    of: {},
  },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: { action: 'organization:read', embed: 'any-scope' },
    answer: OrganizationSchema,
  },
})

/** The same list as choices. */
export const organizationChoices = lessOf(
  organizationCalls.list,
  v.array(v.object({ id: v.string(), name: v.string() })),
)
