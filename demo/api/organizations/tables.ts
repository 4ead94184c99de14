import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Country } from '../../../src/core/organizations/organization.ts'
import type { usualFees } from '../../../src/core/raffles/fees.ts'

export interface OrganizationTable {
  id: Generated<string>
  name: string
  /** `searchName(name)`: what lists sort by and searches look in. */
  searchName: string
  country: Country
  province: string
  locale: Locale
  timeZone: string
  /** Of a file of ours its path alone (`files/addresses.ts`). */
  logo: string | null
  /** Those that aren't the product's usual ones, as JSON. */
  fees: ColumnType<Partial<typeof usualFees>, string | undefined, string>
  createdAt: Generated<Date>
  /** A winner is confirmed by two people. */
  confirmedByTwo: Generated<boolean>
  version: Generated<number>
  changedAt: Date | null
  changedBy: string | null
  /** Then nobody of it gets in, and nothing of it is sold or charged. */
  suspendedAt: Date | null
  suspendedReason: string | null
  /** In Canada "123456789RR0001", in the United States "123456789"; null where nobody asked for it. */
  charityNumber: string | null
  /** Signed up, and not taken in yet: nobody works in it, and it stands in no list. */
  waiting: Generated<boolean>
  /** Months that each is kept; null: for ever. */
  keepsBuyers: Generated<number | null>
  keepsEmails: Generated<number | null>
  keepsRecordings: Generated<number | null>
  retentionSetAt: Generated<Date | null>
  /** Off every list; its log, orders and money stay. */
  removedAt: Date | null
}

export interface OrganizationProductTable {
  organizationId: string
  product: string
}

export interface OrganizationTables {
  organizations: OrganizationTable
  organizationProducts: OrganizationProductTable
}
