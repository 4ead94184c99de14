import type { FutureRequirements } from '../../../src/core/accounts/account.ts'
import type { SeedOrganizationKey } from './organizations.ts'

/** What the payment provider still asks of one organisation. */
export interface SeedAccount {
  organization: SeedOrganizationKey
  id: string
  currentlyDue?: string[]
  pastDue?: string[]
  eventuallyDue?: string[]
  /** Days from now until payouts stop. */
  deadlineInDays?: number
}

/** Larkspur has none yet; of the others each kind of outstanding requirement stands at one at least. */
export const seedAccounts: SeedAccount[] = [
  {
    organization: 'ternCove',
    id: 'acct_TernCoveDemo01',
    pastDue: ['external_account', 'representative.verification.document'],
    deadlineInDays: 8,
  },
  {
    organization: 'saltmarsh',
    id: 'acct_SaltmarshDemo02',
    eventuallyDue: ['company.tax_id', 'representative.verification.document'],
  },
  {
    organization: 'aileDuNord',
    id: 'acct_AileDuNordDemo03',
    currentlyDue: ['external_account'],
    deadlineInDays: 12,
  },
  {
    organization: 'bramblewick',
    id: 'acct_BramblewickDemo04',
    pastDue: ['representative.verification.document', 'company.registration_number'],
    currentlyDue: ['representative.verification.document', 'company.registration_number'],
    deadlineInDays: -3,
  },
  { organization: 'lanternPrairie', id: 'acct_LanternPrairieDemo05' },
  { organization: 'kettlebrook', id: 'acct_KettlebrookDemo07' },
  { organization: 'cinderRidge', id: 'acct_CinderRidgeDemo08', pastDue: ['individual.ssn_last_4'] },
]

/** The requirements as the provider words them. */
export function requirementsOf(account: SeedAccount, now: Date): FutureRequirements {
  const { deadlineInDays } = account
  return {
    currently_due: account.currentlyDue ?? [],
    past_due: account.pastDue ?? [],
    eventually_due: account.eventuallyDue ?? [],
    current_deadline:
      deadlineInDays === undefined
        ? null
        : new Date(now.getTime() + deadlineInDays * 86_400_000).toISOString(),
  }
}
