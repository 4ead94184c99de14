import { type RawBuilder, sql } from 'kysely'
import {
  type Country,
  type Currency,
  countries,
} from '../../../src/core/organizations/organization.ts'

/** The currency of a country's organizations, in SQL. */
export function currencyIn(country: RawBuilder<Country>): RawBuilder<Currency> {
  const each = Object.entries(countries).map(
    ([code, { currency }]) => sql`when ${sql.lit(code)} then ${sql.lit(currency)}`,
  )
  return sql<Currency>`case ${country} ${sql.join(each, sql` `)} end`
}
