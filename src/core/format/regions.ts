/** Countries and their provinces or states (section 3, "Country model"), named in both languages. */
import type { Locale } from '../i18n/texts.ts'
import type { PostalCountry } from './postal-code.ts'

export interface Region {
  /** The two letters of the post: "NS", "NY". */
  code: string
  name: Readonly<Record<Locale, string>>
}

/** "NS: Nova Scotia | Nouvelle-Écosse"; one name serves both languages where they agree. */
function regionsOf(lines: string): readonly Region[] {
  return lines
    .trim()
    .split('\n')
    .map(line => {
      const [code = '', en = '', fr = en] = line.trim().split(/: | \| /)
      return { code, name: { en, fr } }
    })
}

const regions: Readonly<Record<PostalCountry, readonly Region[]>> = {
  CA: regionsOf(`
    AB: Alberta
    BC: British Columbia | Colombie-Britannique
    MB: Manitoba
    NB: New Brunswick | Nouveau-Brunswick
    NL: Newfoundland and Labrador | Terre-Neuve-et-Labrador
    NS: Nova Scotia | Nouvelle-Écosse
    NT: Northwest Territories | Territoires du Nord-Ouest
    NU: Nunavut
    ON: Ontario
    PE: Prince Edward Island | Île-du-Prince-Édouard
    QC: Quebec | Québec
    SK: Saskatchewan
    YT: Yukon`),
  US: regionsOf(`
    AL: Alabama
    AK: Alaska
    AZ: Arizona
    AR: Arkansas
    CA: California | Californie
    CO: Colorado
    CT: Connecticut
    DE: Delaware
    DC: District of Columbia | District de Columbia
    FL: Florida | Floride
    GA: Georgia | Géorgie
    HI: Hawaii | Hawaï
    ID: Idaho
    IL: Illinois
    IN: Indiana
    IA: Iowa
    KS: Kansas
    KY: Kentucky
    LA: Louisiana | Louisiane
    ME: Maine
    MD: Maryland
    MA: Massachusetts
    MI: Michigan
    MN: Minnesota
    MS: Mississippi
    MO: Missouri
    MT: Montana
    NE: Nebraska
    NV: Nevada
    NH: New Hampshire
    NJ: New Jersey
    NM: New Mexico | Nouveau-Mexique
    NY: New York
    NC: North Carolina | Caroline du Nord
    ND: North Dakota | Dakota du Nord
    OH: Ohio
    OK: Oklahoma
    OR: Oregon
    PA: Pennsylvania | Pennsylvanie
    RI: Rhode Island
    SC: South Carolina | Caroline du Sud
    SD: South Dakota | Dakota du Sud
    TN: Tennessee
    TX: Texas
    UT: Utah
    VT: Vermont
    VA: Virginia | Virginie
    WA: Washington
    WV: West Virginia | Virginie-Occidentale
    WI: Wisconsin
    WY: Wyoming
    AS: American Samoa | Samoa américaines
    GU: Guam
    MP: Northern Mariana Islands | Îles Mariannes du Nord
    PR: Puerto Rico | Porto Rico
    VI: U.S. Virgin Islands | Îles Vierges américaines
    AA: Armed Forces Americas | Forces armées – Amériques
    AE: Armed Forces Europe | Forces armées – Europe
    AP: Armed Forces Pacific | Forces armées – Pacifique`),
}

const collators = { en: new Intl.Collator('en'), fr: new Intl.Collator('fr') }

/** A country's provinces and territories, or states, territories and military mail, by name in that language. */
export function regionsByName(country: PostalCountry, locale: Locale): readonly Region[] {
  return regions[country].toSorted((a, b) =>
    collators[locale].compare(a.name[locale], b.name[locale]),
  )
}

/** The name of a province or state; the code itself when the country has no such one. */
export function regionName(country: PostalCountry, code: string, locale: Locale): string {
  return regions[country].find(region => region.code === code)?.name[locale] ?? code
}

/** Whether a country has such a province or state. */
export function isRegionOf(country: PostalCountry, code: string): boolean {
  return regions[country].some(region => region.code === code)
}

/** Of both countries, for a list's filter. */
export const regionOptions: readonly { id: string }[] = Object.values(regions)
  .flat()
  .map(({ code }) => ({ id: code }))
