/** Postal codes of Canada and ZIP codes of the United States, and the province or state that each lies in. */
import { zipCodesElsewhere, zipPrefixes } from './zip-prefixes.ts'

export type PostalCountry = 'CA' | 'US'

/**
 * A letter begins the codes of one province, but for X, which two territories share. Canada Post's delivery areas:
 * canadapost-postescanada.ca, "Postal codes"; D, F, I, O, Q and U never stand in a code, W and Z never first.
 */
const provinces: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
  X0A: 'NU',
  X0B: 'NU',
  X0C: 'NU',
  X0E: 'NT',
  X0G: 'NT',
  X1A: 'NT',
}

const letter = '[ABCEGHJ-NPRSTV-Z]'
const canadian = new RegExp(`^([ABCEGHJ-NPRSTVXY]\\d${letter})(\\d${letter}\\d)$`)
const american = /^(\d{5})(\d{4})?$/

/** "B3H 4R2" from "b3h4r2"; "12345" or "12345-6789". Null for what no postal code of that country looks like. */
export function parsePostalCode(text: string, country: PostalCountry): string | null {
  const written = text.trim().toUpperCase()
  if (country === 'CA') {
    const [, area, unit] = canadian.exec(joined(written)) ?? []
    return area === undefined ? null : `${area} ${unit}`
  }
  // Only between the two parts: a dash or a space elsewhere is a slip.
  const [, zip, more] = american.exec(written.replace(/^(\d{5})[\s-]+(?=\d{4}$)/, '$1')) ?? []
  if (zip === undefined) return null
  return more === undefined ? zip : `${zip}-${more}`
}

/**
 * The provinces or states that a code lies in: none for a code that isn't assigned, two for a ZIP code that
 * crosses a border. In Canada the first three characters are enough, so that a form can fill in the province.
 */
export function regionsOfPostalCode(text: string, country: PostalCountry): readonly string[] {
  return country === 'CA' ? provincesOf(text) : statesOf(text)
}

/** Section 5: valid for the chosen province. Normalise with `parsePostalCode`. */
export function isPostalCodeOf(text: string, country: PostalCountry, region: string): boolean {
  return (
    parsePostalCode(text, country) !== null && regionsOfPostalCode(text, country).includes(region)
  )
}

/** Canadian codes are taken wherever somebody put a space or a dash. */
function joined(text: string): string {
  return text.replace(/[\s-]/g, '')
}

function provincesOf(text: string): readonly string[] {
  const area = joined(text).toUpperCase().slice(0, 3)
  if (!new RegExp(`^[A-Z]\\d${letter}$`).test(area)) return []
  const province = provinces[area] ?? provinces[area.charAt(0)]
  return province === undefined ? [] : [province]
}

function statesOf(text: string): readonly string[] {
  const zip = parsePostalCode(text, 'US')?.slice(0, 5)
  if (zip === undefined) return []
  const elsewhere = zipCodesElsewhere[zip]
  if (elsewhere !== undefined) return elsewhere.split(' ').filter(state => state !== '')
  return stateOfPrefix(Number(zip.slice(0, 3)))
}

function stateOfPrefix(prefix: number): readonly string[] {
  const found = Object.entries(zipPrefixes).find(([, ranges]) =>
    ranges.some(([first, last = first]) => first <= prefix && prefix <= last),
  )
  return found ? [found[0]] : []
}
