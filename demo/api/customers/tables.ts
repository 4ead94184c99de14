import type { Generated } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'

export interface CustomerTable {
  id: Generated<string>
  organizationId: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  locale: Locale
  consent: Generated<boolean>
  createdAt: Generated<Date>
}

export interface CustomerTables {
  customers: CustomerTable
}
