/** Where a customer lives and is called: what can't be right, and how it is kept. The form and the API ask the same. */
import { parsePhone } from '../format/phone.ts'
import { isPostalCodeOf, type PostalCountry, parsePostalCode } from '../format/postal-code.ts'
import { isRegionOf } from '../format/regions.ts'

type Address = Readonly<{ province: string | null; postalCode: string | null }>

/** What is wrong with an address, as codes that the form words; texts that are empty are none. */
export function addressReasons(
  { province, postalCode }: Address,
  country: PostalCountry,
): { path: 'province' | 'postalCode'; code: 'province' | 'postal-code' }[] {
  const isRegion = !province || isRegionOf(country, province)
  const isCode =
    !postalCode ||
    (parsePostalCode(postalCode, country) !== null &&
      (!province || isPostalCodeOf(postalCode, country, province)))
  return [
    ...(isRegion ? [] : [{ path: 'province' as const, code: 'province' as const }]),
    ...(isCode ? [] : [{ path: 'postalCode' as const, code: 'postal-code' as const }]),
  ]
}

/** As they are kept: a phone as its ten digits, a postal code as the post writes it. */
export function tidied<Given extends { phone?: string | null; postalCode?: string | null }>(
  given: Given,
  country: PostalCountry,
): Given {
  const { phone, postalCode } = given
  return {
    ...given,
    ...(phone && { phone: parsePhone(phone) }),
    ...(postalCode && { postalCode: parsePostalCode(postalCode, country) }),
  }
}
