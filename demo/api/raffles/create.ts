import type { Kysely, Transaction } from 'kysely'
import type * as v from 'valibot'
import type { Country } from '../../../src/core/organizations/organization.ts'
import { may } from '../../../src/core/permissions.ts'
import { defaultFields } from '../../../src/core/raffles/default-fields.ts'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import { feeFields, type usualFees } from '../../../src/core/raffles/fees.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { decide } from '../../../src/core/raffles/rules.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { feesOf } from '../organizations/fees.ts'
import { reachedOrganization } from '../session/guard.ts'
import { actorOf, type Session } from '../session/session.ts'
import { checkFields, checkJackpot } from './check.ts'
import { type Answering, answering, readDetail, readRow } from './detail.ts'
import { storedFields } from './field-addresses.ts'
import { columnsOf, type FieldChanges, withChanges } from './fields.ts'
import type { StoredRaffle } from './find.ts'
import { checkDistinct, insertPackages } from './packages.ts'
import { setUpJackpot } from './prizes/jackpot-prize.ts'
import { ownShortlink, setStatus } from './write.ts'

type Creation = v.InferOutput<typeof editorCalls.create.body>

export const createRaffle = writes(
  editorCalls.create,
  'A new raffle with its jackpot prize and final draw. Stored as a draft, unless it is complete and the caller may activate it.',
  () => null,
  async ({ body, session, api, origin, transaction }) => {
    const answer = await answering({ db: transaction, now: api.now }, origin)
    const home = await homeOf(transaction, session, body.organizationId)
    requireEditor(session)
    checkFees(body, session)
    const fees = await ownFees(transaction, home.organizationId)
    const fields = storedFields(fieldsOfCreation(body, feesOf({ fees })))
    checkJackpot(body, fields)
    checkDistinct(body.packages ?? [])
    await checkFields(transaction, fields, home, null)
    const by = { at: answer.now, actor: actorOf(session) }
    const parentId = await checkParent(transaction, body.parentId, home, null)
    const raffle = await ownShortlink(() =>
      transaction
        .insertInto('raffles')
        .values({
          ...columnsOf(fields),
          organizationId: home.organizationId,
          parentId,
          status: 'draft',
          nextTicketNumber: fields.startingTicketNumber,
          createdAt: by.at,
          changedAt: by.at,
          changedBy: session.user.id,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    const { id } = raffle
    await insertPackages(transaction, id, body.packages ?? [])
    await setUpJackpot(transaction, { id, category: fields.category, locale: home.locale }, by)
    await recordActivity(transaction, {
      organizationId: home.organizationId,
      raffleId: id,
      subject: { type: 'raffle', id },
      action: 'created',
      ...by,
      before: null,
      after: {
        ...fees,
        ...entered(body),
        ...(parentId === null ? {} : { parentEvent: await namedRaffle(transaction, parentId) }),
        status: 'draft',
      },
    })
    const stored = await activateComplete(transaction, raffle, body, session, answer)
    return readDetail(transaction, stored, answer)
  },
)

/** @throws Refusal 403: only a reader */
export function requireEditor(session: Session): void {
  if (!may('raffles:edit', session.roles)) throw new Refusal(403, 'role-edit')
}

/** Fees are for administrators. @throws Refusal 403 naming each */
export function checkFees(body: FieldChanges, session: Session): void {
  if (may('raffles:fees', session.roles)) return
  const given = feeFields.filter(field => body[field] !== undefined)
  if (given.length === 0) return
  throw new Refusal(
    403,
    given.map(field => ({ code: 'fees-not-allowed', field })),
  )
}

export interface RaffleHome {
  organizationId: string
  country: Country
  locale: 'en' | 'fr'
}

/** @throws Refusal 403: another organisation, or none */
export async function homeOf(
  db: Kysely<Database>,
  session: Session,
  organizationId: string = session.organization.id,
): Promise<RaffleHome> {
  const { id, ...home } = await reachedOrganization(db, session, 'raffles:edit', organizationId)
  return { organizationId: id, ...home }
}

/** A 50/50 has half of its sales for a pot, unless it says otherwise. */
function fieldsOfCreation(body: Creation, fees: typeof usualFees): RaffleFields {
  const { packages, organizationId, status, parentId, ...changes } = body
  const { category, settings } = changes
  const hasOwnShare = category !== '50/50' || settings?.fractionalJackpotPercent !== undefined
  return withChanges(
    { ...defaultFields, ...fees },
    hasOwnShare ? changes : { ...changes, settings: { ...settings, fractionalJackpotPercent: 50 } },
  )
}

/** What an organization's raffles begin with where it isn't the product's usual. */
async function ownFees(transaction: Transaction<Database>, organizationId: string) {
  const { fees } = await transaction
    .selectFrom('organizations')
    .select('fees')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return fees
}

/** What the caller sent, for the log: the rest are the product's defaults. */
function entered({ organizationId, status, parentId, ...rest }: Creation) {
  return rest
}

/**
 * The raffle above it, which is the organisation's own and stands below no other.
 *
 * @throws Refusal 422
 */
export async function checkParent(
  transaction: Transaction<Database>,
  given: string | null | undefined,
  home: Pick<RaffleHome, 'organizationId'>,
  own: string | null,
): Promise<string | null> {
  const id = given?.toLowerCase() ?? null
  if (id === null) return null
  const parent = await transaction
    .selectFrom('raffles')
    .select('parentId')
    .where('id', '=', id)
    .where('organizationId', '=', home.organizationId)
    .executeTakeFirst()
  const hasChildren =
    own !== null &&
    (await transaction
      .selectFrom('raffles')
      .select('id')
      .where('parentId', '=', own)
      .executeTakeFirst()) !== undefined
  if (!parent || parent.parentId !== null || id === own || hasChildren) {
    throw new Refusal(422, [{ code: 'invalid', field: 'parentId' }])
  }
  return id
}

/** A raffle as the log names it: with the name that it has now. */
export async function namedRaffle(
  transaction: Transaction<Database>,
  id: string | null,
): Promise<{ id: string; name: string } | null> {
  if (id === null) return null
  const found = transaction.selectFrom('raffles').select(['id', 'name']).where('id', '=', id)
  return (await found.executeTakeFirst()) ?? null
}

/** The form's status "active", from somebody who may: it holds at once where nothing is missing. */
async function activateComplete(
  transaction: Transaction<Database>,
  raffle: StoredRaffle,
  body: Creation,
  session: Session,
  answer: Answering,
): Promise<StoredRaffle> {
  if (body.status !== 'active' || !may('raffles:activate', session.roles)) return raffle
  const row = await readRow(transaction, raffle.id, answer)
  if (!decide('request-activation', row, session.roles, answer.now).allowed) return raffle
  const pending = await setStatus(transaction, raffle, 'request-activation', session, answer.now)
  return setStatus(transaction, pending, 'activate', session, answer.now)
}
