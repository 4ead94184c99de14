import type { Country, ProductCode } from '../../../src/core/organizations/organization.ts'
import type { usualFees } from '../../../src/core/raffles/fees.ts'

/** The invented organisations of the demonstration. */
export interface SeedOrganization {
  id: string
  name: string
  country: Country
  province: string
  locale: 'en' | 'fr'
  timeZone: string
  products: ProductCode[]
  /** Telephone area code and city of its customers. */
  areaCode: string
  city: string
  /** Days before now that it joined. */
  joinedDaysAgo: number
  /** None that anybody is registered by; a club has none. */
  charityNumber?: string
  /** What was agreed with it otherwise than usual. */
  fees?: Partial<typeof usualFees>
}

const id = (number: number) =>
  `0a9f1c00-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`

export const seedOrganizations = {
  ternCove: {
    id: id(1),
    name: 'Tern Cove Hospice Society',
    country: 'CA',
    province: 'NS',
    locale: 'en',
    timeZone: 'America/Halifax',
    products: ['donations', 'goldrush', 'subscriptions'],
    areaCode: '902',
    city: 'Tern Cove',
    joinedDaysAgo: 900,
    charityNumber: '999990001RR0001',
  },
  saltmarsh: {
    id: id(2),
    name: 'Saltmarsh Regional Hospital Foundation',
    country: 'CA',
    province: 'NB',
    locale: 'en',
    timeZone: 'America/Moncton',
    products: ['donations', 'home-lottery'],
    areaCode: '506',
    city: 'Saltmarsh',
    joinedDaysAgo: 820,
    charityNumber: '999990002RR0001',
  },
  aileDuNord: {
    id: id(3),
    name: 'Fondation de l’Aile-du-Nord',
    country: 'CA',
    province: 'QC',
    locale: 'fr',
    timeZone: 'America/Toronto',
    products: ['donations'],
    areaCode: '418',
    city: 'Aile-du-Nord',
    joinedDaysAgo: 610,
    charityNumber: '999990003RR0001',
  },
  bramblewick: {
    id: id(4),
    name: 'Bramblewick Minor Hockey Association',
    country: 'CA',
    province: 'ON',
    locale: 'en',
    timeZone: 'America/Toronto',
    products: [],
    areaCode: '705',
    city: 'Bramblewick',
    joinedDaysAgo: 700,
    fees: { raffleboxOrderFeeDollars: 25 },
  },
  lanternPrairie: {
    id: id(5),
    name: 'Lantern Prairie Children’s Fund',
    country: 'CA',
    province: 'AB',
    locale: 'en',
    timeZone: 'America/Edmonton',
    products: ['donations'],
    areaCode: '403',
    city: 'Lantern Prairie',
    joinedDaysAgo: 480,
    charityNumber: '999990005RR0001',
  },
  larkspur: {
    id: id(6),
    name: 'Larkspur Valley Food Share',
    country: 'CA',
    province: 'MB',
    locale: 'en',
    timeZone: 'America/Winnipeg',
    products: ['donations'],
    areaCode: '204',
    city: 'Larkspur',
    joinedDaysAgo: 6,
    charityNumber: '999990006RR0001',
  },
  kettlebrook: {
    id: id(7),
    name: 'Kettlebrook Animal Rescue',
    country: 'US',
    province: 'MN',
    locale: 'en',
    timeZone: 'America/Chicago',
    products: ['donations'],
    areaCode: '218',
    city: 'Kettlebrook',
    joinedDaysAgo: 430,
    charityNumber: '999990007',
    fees: { processingFeePercent: 2.7 },
  },
  cinderRidge: {
    id: id(8),
    name: 'Cinder Ridge Volunteer Fire Company',
    country: 'US',
    province: 'ND',
    locale: 'en',
    timeZone: 'America/Denver',
    products: [],
    areaCode: '701',
    city: 'Cinder Ridge',
    joinedDaysAgo: 510,
    fees: { processingFeePercent: 2.7 },
  },
} as const satisfies Record<string, SeedOrganization>

export type SeedOrganizationKey = keyof typeof seedOrganizations
