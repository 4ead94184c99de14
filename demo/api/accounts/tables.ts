import type { Generated, JSONColumnType } from 'kysely'
import type { FutureRequirements } from '../../../src/core/accounts/account.ts'

export interface AccountTable {
  /** The payment provider's own id of the connected account. */
  id: string
  organizationId: string
  provider: 'stripe'
  futureRequirements: JSONColumnType<FutureRequirements>
  createdAt: Generated<Date>
}

export interface AccountTables {
  accounts: AccountTable
}
