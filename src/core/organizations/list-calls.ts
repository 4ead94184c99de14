/** All organizations, for those who run the product, and as choices for whoever switches. */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { InstantSchema } from '../fields/values.ts'
import { lessOf } from '../table/less-of.ts'
import { defineList } from '../table/list.ts'
import { organizationPath } from './calls.ts'
import { OrganizationSchema, productCodes } from './organization.ts'

/** How its payments stand: no connected account, nothing wanted of it, or the worst that is (core/accounts/rules.ts). */
export const paymentStates = ['none', 'ready', 'eventual', 'due', 'past-due'] as const

/** An organization as those who run the product see it. */
export const ListedOrganizationSchema = v.object({
  ...OrganizationSchema.entries,
  province: v.string(),
  /** When it joined. */
  createdAt: InstantSchema,
  payments: v.picklist(paymentStates),
})
export type ListedOrganization = v.InferOutput<typeof ListedOrganizationSchema>

export const organizationList = defineList({
  name: 'organizations',
  row: ListedOrganizationSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    payments: { kind: 'choice', card: 'status' },
    products: {
      kind: 'text',
      value: ({ enabledProducts }: ListedOrganization) => enabledProducts.join(', '),
    },
    province: { kind: 'province' },
    country: { kind: 'choice', sort: 'asc', hidden: true },
    createdAt: { kind: 'instant', sort: 'desc' },
  },
  filters: {
    search: { kind: 'search' },
    payments: {
      kind: 'choice',
      many: true,
      pinned: true,
      options: paymentStates.map(id => ({ id })),
    },
    product: { kind: 'choice', pinned: true, options: productCodes.map(id => ({ id })) },
    country: { kind: 'choice', options: [{ id: 'CA' }, { id: 'US' }] },
  },
  order: { by: 'name', direction: 'asc' },
})

export const organizationListCalls = contracts({
  list: {
    method: 'GET',
    // With its slash, as section 7 writes it.
    path: `${organizationPath}/`,
    access: { action: 'organization:list', embed: 'never' },
    list: organizationList,
    of: {},
  },
})

/** The same list as choices. */
export const organizationChoices = lessOf(
  organizationListCalls.list,
  v.array(v.object({ id: v.string(), name: v.string() })),
)
