/** A stored sign-up with what its organization is called, and the letters that it gets. */
import type { Kysely, Transaction } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import type { Country } from '../../../src/core/organizations/organization.ts'
import { tidyCharityNumber } from '../../../src/core/sign-up/charity-number.ts'
import { countryReasons } from '../../../src/core/sign-up/country-rules.ts'
import type { SignUpDetails } from '../../../src/core/sign-up/sign-up.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { mailTo } from '../one-time-links/letters.ts'
import { issueLink, revokeSignUpLinks, type Sending } from '../one-time-links/links.ts'
import { type Applicant, verifyLetter } from './letters.ts'

interface OfCountry {
  country: Country
  province: string
  /** As it was typed; empty or null: it has none, which only those who run the product may say. */
  charityNumber: string | null
}

/** @throws Refusal 422, by the field: what isn't of the country */
export function requireOfCountry({ charityNumber, ...place }: OfCountry): void {
  const number = charityNumber ?? ''
  const reasons = Object.entries(countryReasons({ ...place, charityNumber: number })).filter(
    ([field]) => field !== 'charityNumber' || number !== '',
  )
  if (reasons.length === 0) return
  throw new Refusal(
    422,
    reasons.map(([field, code]) => ({
      code: code === 'province' ? 'organization-province' : code,
      field,
    })),
  )
}

/** As it is kept. */
export function numberOf(country: Country, charityNumber: string | null): string | null {
  return charityNumber ? tidyCharityNumber(country, charityNumber) : null
}

/** What an organization that signs up is called and registered by. @throws Refusal 422, by the field */
export function organizationOf(given: SignUpDetails) {
  requireOfCountry(given)
  const { country, province, organizationName: name, charityNumber } = given
  return {
    name,
    searchName: searchName(name),
    country,
    province,
    charityNumber: numberOf(country, charityNumber),
  }
}

/** Whoever signed up, as letters are written to them: in no organization's name, for theirs is none yet. */
export async function applicantOf(
  db: Kysely<Database>,
  id: string,
): Promise<Applicant & { at: string; state: string }> {
  const { organizationId: at, ...row } = await db
    .selectFrom('signUps')
    .innerJoin('organizations', 'organizations.id', 'signUps.organizationId')
    .select(['signUps.name', 'signUps.email', 'signUps.state', 'signUps.organizationId'])
    .select(['organizations.locale', 'organizations.name as organizationName'])
    .where('signUps.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, at, organizationId: null }
}

/** Mails a link that verifies the address; former ones end. */
export async function mailVerification(
  transaction: Transaction<Database>,
  signUpId: string,
  sending: Sending,
): Promise<void> {
  await revokeSignUpLinks(transaction, signUpId, sending.at)
  const applicant = await applicantOf(transaction, signUpId)
  const { url } = await issueLink(transaction, { kind: 'verify-email', signUpId }, sending)
  const letter = verifyLetter(applicant.locale, url)
  await mailTo(transaction, applicant, letter, { at: sending.at, holdsLink: true })
}
