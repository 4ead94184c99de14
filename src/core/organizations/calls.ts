import { contracts } from '../contract.ts'
import { OrganizationSchema } from './organization.ts'

export const organizationPath = '/organization-service/v2/organizations'

export const organizationCalls = contracts({
  get: {
    method: 'GET',
    path: `${organizationPath}/:id`,
    access: { action: 'organization:read', embed: 'any-scope' },
    answer: OrganizationSchema,
  },
})
