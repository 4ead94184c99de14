/** The number that a charity is registered by: Canada's business number with its program account, or the US EIN. */
import type { Country } from '../organizations/organization.ts'

const forms: Readonly<Record<Country, RegExp>> = {
  CA: /^(\d{5})(\d{4})(RR\d{4})$/,
  US: /^(\d{2})(\d{7})$/,
}

/** As it is kept, without the blanks and dashes that people type: "123456789RR0001"; null where it is none of that country. */
export function tidyCharityNumber(country: Country, typed: string): string | null {
  const tidy = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
  return forms[country].test(tidy) ? tidy : null
}

/** As people read it: "12345 6789 RR0001", "12-3456789". */
export function formatCharityNumber(country: Country, kept: string): string {
  return kept.replace(forms[country], country === 'CA' ? '$1 $2 $3' : '$1-$2')
}
