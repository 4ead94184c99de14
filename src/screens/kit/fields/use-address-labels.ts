import type { PostalCountry } from '../../../core/format/postal-code.ts'
import { useWords } from '../language.tsx'
import { fieldTexts } from './texts.ts'

/** What a country calls the parts of an address: Province for Canada, otherwise State (section 3, "Country model"). */
export function useAddressLabels(country: PostalCountry) {
  const words = useWords(fieldTexts)
  return country === 'CA'
    ? { region: words.province, postalCode: words.postalCode, choose: words.chooseProvince }
    : { region: words.state, postalCode: words.zipCode, choose: words.chooseState }
}
