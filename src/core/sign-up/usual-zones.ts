/** The time zone that most of a province or state goes by: what a sign-up begins with. */
import type { Country } from '../organizations/organization.ts'

/** Each with those that go by it. */
const zones: Readonly<Record<Country, string>> = {
  CA: `America/Toronto ON QC
    America/Vancouver BC
    America/Edmonton AB NT
    America/Winnipeg MB
    America/Regina SK
    America/Halifax NS PE
    America/Moncton NB
    America/St_Johns NL
    America/Whitehorse YT
    America/Iqaluit NU`,
  US: `America/New_York CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV
    America/Chicago AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI
    America/Denver CO ID MT NM UT WY
    America/Phoenix AZ
    America/Los_Angeles CA NV OR WA
    America/Anchorage AK
    Pacific/Honolulu HI
    America/Puerto_Rico PR VI
    Pacific/Guam GU MP
    Pacific/Pago_Pago AS`,
}

const linesOf = (country: Country) => zones[country].split('\n').map(line => line.trim().split(' '))

/** Those to choose from, by how many live there. @param own the browser's, which may be a rarer one */
export function zonesOf(country: Country, own: string): string[] {
  const usual = linesOf(country).map(([zone = '']) => zone)
  return usual.includes(own) || !/^(America|Pacific)\//.test(own) ? usual : [...usual, own]
}

/** Empty where there is none of it, as for armed forces abroad. */
export function usualZone(country: Country, region: string): string {
  return linesOf(country).find(([, ...regions]) => regions.includes(region))?.[0] ?? ''
}
