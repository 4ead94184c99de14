/**
 * What must hold of a raffle as it would be stored (docs/specification.md, section 5; docs/domain.md, "Raffle editor").
 */
import type { Kysely } from 'kysely'
import { isRegionOf } from '../../../src/core/format/regions.ts'
import { isWebAddress } from '../../../src/core/format/web-address.ts'
import type { Country } from '../../../src/core/organizations/organization.ts'
import { isJackpotEntered } from '../../../src/core/raffles/jackpot.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import type { Database } from '../database/schema.ts'
import { isAgreedZone } from '../database/zones.ts'
import { fileIdOf } from '../files/addresses.ts'
import { type Reason, Refusal } from '../http/refusal.ts'
import { addressesIn } from './field-addresses.ts'

export interface Home {
  organizationId: string
  country: Country
}

/**
 * Refuses fields that don't go together, or name what isn't there. `before` are the fields as they stand: what was
 * stored once isn't asked for again.
 *
 * @throws Refusal 422 naming each field
 */
export async function checkFields(
  db: Kysely<Database>,
  fields: RaffleFields,
  home: Home,
  before: RaffleFields | null,
): Promise<void> {
  const reasons = [
    ...dateReasons(fields),
    ...amountReasons(fields),
    ...(isRegionOf(home.country, fields.province)
      ? []
      : [{ code: 'not-a-region', field: 'province' } as const]),
    ...(await zoneReasons(db, fields, before)),
    ...(await addressReasons(db, fields, home, before)),
  ]
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

async function zoneReasons(
  db: Kysely<Database>,
  { timeZone }: RaffleFields,
  before: RaffleFields | null,
): Promise<Reason[]> {
  if (timeZone === before?.timeZone || (await isAgreedZone(db, timeZone))) return []
  return [{ code: 'invalid-time-zone', field: 'timeZone' }]
}

/** "The end date's minimum is the start date. The draw date's minimum is the end date (or the start date)." */
function dateReasons({ startDate, endDate, drawDate }: RaffleFields): Reason[] {
  const reasons: Reason[] = []
  if (isBefore(endDate, startDate)) reasons.push({ code: 'end-before-start', field: 'endDate' })
  if (isBefore(drawDate, endDate)) reasons.push({ code: 'draw-before-end', field: 'drawDate' })
  else if (endDate === null && isBefore(drawDate, startDate))
    reasons.push({ code: 'draw-before-start', field: 'drawDate' })
  return reasons
}

function isBefore(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && Date.parse(one) < Date.parse(other)
}

/** A jackpot that is computed from sales is nobody's to write. @throws Refusal 422 */
export function checkJackpot(
  given: { actualJackpotCents?: number | null | undefined },
  fields: RaffleFields,
): void {
  const isWritten = given.actualJackpotCents !== undefined && given.actualJackpotCents !== null
  if (isWritten && !isJackpotEntered(fields.settings))
    throw new Refusal(422, [{ code: 'jackpot-computed', field: 'actualJackpotCents' }])
}

function amountReasons({ maxJackpot, guaranteedPotCents }: RaffleFields): Reason[] {
  return maxJackpot !== null && maxJackpot < guaranteedPotCents
    ? [{ code: 'max-below-guarantee', field: 'maxJackpot' }]
    : []
}

/** Addresses lead to the web, or to a file of the organisation's own that has arrived. */
async function addressReasons(
  db: Kysely<Database>,
  fields: RaffleFields,
  { organizationId }: Home,
  before: RaffleFields | null,
): Promise<Reason[]> {
  const known = new Map(before === null ? [] : addressesIn(before))
  const reasons: Reason[] = []
  for (const [field, address] of addressesIn(fields)) {
    if (known.get(field) === address) continue
    const reason = await addressReason(db, field, address, organizationId)
    if (reason) reasons.push(reason)
  }
  return reasons
}

/** Why a field can't hold an address: it leads neither to the web nor to a file of the organization's own that has arrived. */
export async function addressReason(
  db: Kysely<Database>,
  field: string,
  address: string,
  organizationId: string,
): Promise<Reason | null> {
  const fileId = fileIdOf(address)
  if (fileId === null)
    return isWebAddress(address) ? null : { code: 'url', field, params: { field } }
  const file = await db
    .selectFrom('files')
    .select('purpose')
    .where('id', '=', fileId)
    .where('organizationId', '=', organizationId)
    .where('storedAt', 'is not', null)
    .executeTakeFirst()
  const isFit = file && (field === 'licenseUrl') === (file.purpose === 'license')
  return isFit ? null : { code: 'invalid', field }
}
