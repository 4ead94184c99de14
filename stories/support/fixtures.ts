/** Invented people and figures that stories share. Dates stand still. */
import type {
  DailySales,
  MonthlyDonations,
  MonthlySales,
  SalesKpi,
} from '../../src/core/dashboard/figures.ts'
import type { Organization } from '../../src/core/organizations/organization.ts'
import type { Role } from '../../src/core/session/role.ts'
import type { OrganizationChoice, SessionUser } from '../../src/core/session/user.ts'

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export const ternCove: Organization = {
  id: id(1),
  name: 'Tern Cove Hospice Society',
  country: 'CA',
  enabledProducts: ['donations', 'goldrush'],
  stripeConnectedAccountId: 'acct_story',
  logo: null,
}

/** A French name as long as they come. */
export const aileDuNord: Organization = {
  id: id(3),
  name: 'Fondation de l’Aile-du-Nord pour l’hébergement et l’accompagnement des familles éloignées',
  country: 'CA',
  enabledProducts: [],
  stripeConnectedAccountId: null,
  logo: null,
}

export const choices: readonly OrganizationChoice[] = [
  { id: id(6), name: 'Bramblewick Minor Hockey Association' },
  { id: id(8), name: 'Cinder Ridge Volunteer Fire Company' },
  { id: aileDuNord.id, name: aileDuNord.name },
  { id: id(7), name: 'Kettlebrook Animal Rescue' },
  { id: id(5), name: 'Lantern Prairie Children’s Fund' },
  { id: id(4), name: 'Larkspur Valley Food Share' },
  { id: id(2), name: 'Saltmarsh Regional Hospital Foundation' },
  { id: ternCove.id, name: ternCove.name },
]

/** As many as one page of the search holds. */
export const hundredChoices: readonly OrganizationChoice[] = Array.from(
  { length: 100 },
  (_, at) => ({
    id: id(1000 + at),
    name: `Lakeside Community Fund ${at + 1}`,
  }),
)

export function personIn(organization: Organization, role: Role): SessionUser {
  return {
    id: id(901),
    name: 'Eva Muise',
    email: 'eva.muise@example.org',
    organizationName: organization.name,
    organizationUuid: organization.id,
    roles: [role],
    organizations: choices.slice(1, 4),
  }
}

export const ordinarySales: SalesKpi = {
  salesAllTimeCents: 98_421_050,
  salesThisYearCents: 91_204_000,
  salesLastMonthCents: 31_248_000,
  salesLastWeekCents: 12_136_550,
  salesThisMonthCents: 28_711_500,
  salesThisWeekCents: 9_824_000,
  salesTodayCents: 1_602_000,
  salesYesterdayCents: 1_247_500,
}

export const salesInMillions: SalesKpi = {
  ...ordinarySales,
  salesAllTimeCents: 2_412_345_678_90,
  salesThisYearCents: 192_000_000_00,
  salesLastMonthCents: 1_000_000_00,
  salesThisMonthCents: 999_999_99,
}

export const noSales: SalesKpi = {
  salesAllTimeCents: 0,
  salesThisYearCents: 0,
  salesLastMonthCents: 0,
  salesLastWeekCents: 0,
  salesThisMonthCents: 0,
  salesThisWeekCents: 0,
  salesTodayCents: 0,
  salesYesterdayCents: 0,
}

/** 30 days to 20 November 2026. */
export const dailySales: DailySales = Array.from({ length: 30 }, (_, day) => ({
  date: new Date(Date.UTC(2026, 9, 22 + day)).toISOString().slice(0, 10),
  dailySalesCents: 480_000 + ((day * 37) % 30) * 91_300,
}))

/** 12 months to November 2026. */
const months = Array.from({ length: 12 }, (_, at) => ({
  month: new Date(Date.UTC(2025, 11 + at, 1)).toISOString().slice(0, 7),
  cents: 12_040_000 + ((at * 5) % 12) * 1_480_000,
}))

export const monthlySales: MonthlySales = months.map(({ month, cents }) => ({
  month,
  monthlySalesCents: cents,
}))

export const monthlyDonations: MonthlyDonations = months.map(({ month, cents }) => ({
  monthCreated: month,
  totalCents: Math.round(cents / 9),
}))

export const none = {
  daily: dailySales.map(day => ({ ...day, dailySalesCents: 0 })),
  monthly: monthlySales.map(month => ({ ...month, monthlySalesCents: 0 })),
  donations: monthlyDonations.map(month => ({ ...month, totalCents: 0 })),
}

type Requirements = Record<'currently_due' | 'past_due' | 'eventually_due', readonly string[]>

/** A connected account with these requirements outstanding. */
export function accountWith(requirements: Partial<Requirements>, deadline: string | null = null) {
  return {
    id: 'acct_story',
    provider: 'stripe',
    providerData: {
      futureRequirements: {
        currently_due: [],
        past_due: [],
        eventually_due: [],
        current_deadline: deadline,
        ...requirements,
      },
    },
  }
}
