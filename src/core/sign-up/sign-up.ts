/** What somebody gives who signs an organization up (docs/domain.md, section 2, "Public"). */
import * as v from 'valibot'
import { isOneLine } from '../format/one-line.ts'
import { isRegionOf } from '../format/regions.ts'
import type { Country } from '../organizations/organization.ts'
import { tidyCharityNumber } from './charity-number.ts'

/** On one line. By itself: what all fields stand on is more than the page that asks for it. */
const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), v.check(isOneLine))

/** What is said of an organization, and who says it; what is sent back may be mended. */
export const SignUpDetailsSchema = v.strictObject({
  country: v.picklist(['CA', 'US']),
  province: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  organizationName: line(120),
  charityNumber: line(40),
  /** Of the person, who will own it. */
  name: line(100),
})
export type SignUpDetails = v.InferOutput<typeof SignUpDetailsSchema>

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
