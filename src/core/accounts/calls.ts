import { contracts } from '../contract.ts'
import { AccountSchema } from './account.ts'

export const accountCalls = contracts({
  get: {
    method: 'GET',
    path: '/organization-service/v2/accounts/:id',
    access: { action: 'account:read', embed: 'account:read' },
    answer: AccountSchema,
  },
})
