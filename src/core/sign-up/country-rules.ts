/** What of a sign-up has to be of its country. Apart from the calls: pages that only ask them load no provinces. */
import { isRegionOf } from '../format/regions.ts'
import type { Country } from '../organizations/organization.ts'
import { tidyCharityNumber } from './charity-number.ts'

export type SignUpReason = 'province' | 'charity-number'

/** What doesn't fit the country, by its field: the form and the API ask the same. */
export function countryReasons(given: {
  country: Country
  province: string
  charityNumber: string
}): Partial<Record<'province' | 'charityNumber', SignUpReason>> {
  const { country, province, charityNumber } = given
  return {
    ...(!isRegionOf(country, province) && { province: 'province' }),
    ...(tidyCharityNumber(country, charityNumber) === null && { charityNumber: 'charity-number' }),
  }
}
