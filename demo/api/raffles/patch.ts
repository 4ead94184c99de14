import type { Transaction } from 'kysely'
import type * as v from 'valibot'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import { lockableFields, lockOf } from '../../../src/core/raffles/locked-fields.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import { decide } from '../../../src/core/raffles/rules.ts'
import { type ActivityEntry, changesOf, recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { type Reason, Refusal, requireAllowed, StaleEdit } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { actorOf, type Session } from '../session/session.ts'
import { checkFields, checkJackpot } from './check.ts'
import { checkFees, checkParent, namedRaffle } from './create.ts'
import { type Answering, answering, readDetail } from './detail.ts'
import { storedFields } from './field-addresses.ts'
import { columnsOf, fieldsOf, withChanges } from './fields.ts'
import { lockRaffle, type StoredRaffle } from './find.ts'
import { type Held, heldOf } from './held.ts'
import { replacePackages } from './packages.ts'
import { raffleOf } from './reach.ts'
import { settleTerms } from './terms.ts'
import { ownShortlink } from './write.ts'

type Change = v.InferOutput<typeof editorCalls.change.body>

export const patchRaffle = writes(
  editorCalls.change,
  'Changes fields of a raffle; of a newer version 409 answers the record as it is now.',
  at => raffleOf(at, 'raffles', at.params.id),
  async ({ body, session, api, params, origin, transaction }) => {
    const raffle = await lockRaffle(transaction, session, params.id)
    // Whatever was sold while this waited was sold before it.
    const answer = await answering({ db: transaction, now: api.now }, origin)
    const detail = await readDetail(transaction, raffle, answer)
    requireAllowed(decide('edit', detail, session.roles, answer.now))
    checkFees(body, session)
    if (raffle.version !== body.version) throw await staleEdit(transaction, raffle, detail)
    const changed = await change(transaction, raffle, detail, body, session, answer)
    return changed ? readDetail(transaction, changed, answer) : detail
  },
)

/** Writes what differs. @returns the raffle as it is then; null where nothing does */
async function change(
  transaction: Transaction<Database>,
  raffle: StoredRaffle,
  detail: RaffleDetail,
  body: Change,
  session: Session,
  { now }: Answering,
): Promise<StoredRaffle | null> {
  const { version, reason, packages, parentId: givenParent, ...changes } = body
  const before = fieldsOf(raffle)
  const after = storedFields(withChanges(before, changes))
  const { organizationId } = raffle
  checkJackpot(changes, after)
  checkLocks(before, after, detail)
  await settleTerms(transaction, { raffleId: raffle.id, before, after, session, at: now, reason })
  checkAgainstSales(before, after, detail, await heldOf(transaction, raffle.id), now)
  await checkFields(transaction, after, { organizationId, country: detail.country }, before)
  const parentId =
    givenParent === undefined
      ? raffle.parentId
      : await checkParent(transaction, givenParent, raffle, raffle.id)
  const packageChange = packages ? await replacePackages(transaction, detail, packages) : null
  const difference = changesOf(
    { ...flat(before), parentEvent: await namedRaffle(transaction, raffle.parentId) },
    { ...flat(after), parentEvent: await namedRaffle(transaction, parentId) },
  )
  if (difference.after === null && packageChange === null) return null
  const written = await ownShortlink(() =>
    transaction
      .updateTable('raffles')
      .set(({ eb }) => ({
        ...columnsOf(after),
        parentId,
        ...(raffle.startingTicketNumber === after.startingTicketNumber
          ? {}
          : { nextTicketNumber: after.startingTicketNumber }),
        version: eb('version', '+', 1),
        changedAt: now,
        changedBy: session.user.id,
      }))
      .where('id', '=', raffle.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  await recordActivities(
    transaction,
    [difference, packageChange].flatMap((each): ActivityEntry[] =>
      each?.after
        ? [
            {
              organizationId,
              raffleId: raffle.id,
              subject: { type: 'raffle', id: raffle.id },
              action: 'changed',
              actor: actorOf(session),
              at: now,
              before: each.before,
              after: each.after,
              comment: reason ?? null,
            },
          ]
        : [],
    ),
  )
  return written
}

/** @throws Refusal 409 naming each field that no longer changes, with its reason */
function checkLocks(before: RaffleFields, after: RaffleFields, detail: RaffleDetail): void {
  const from = flat(before)
  const to = flat(after)
  // Packages stand beside the fields, and are compared where they are written.
  const changed = lockableFields.filter(field => from[field] !== to[field])
  const reasons = changed.flatMap((field): Reason[] => {
    const code = lockOf(field, detail)
    return code ? [{ code, field }] : []
  })
  if (reasons.length > 0) throw new Refusal(409, reasons)
}

/** What was sold, or is being paid for, stays valid: no date or limit cuts it off afterwards. @throws Refusal 422 */
function checkAgainstSales(
  before: RaffleFields,
  after: RaffleFields,
  detail: RaffleDetail,
  held: readonly Held[],
  now: Date,
): void {
  if (detail.orderCount === 0) return
  const { endDate, settings } = after
  const isMoved = timeOf(endDate) !== timeOf(before.endDate)
  const { ticketLimit } = settings
  const taken = held.reduce((sum, { tickets }) => sum + tickets, detail.ticketsSold)
  const reasons: Reason[] = [
    ...(isMoved && endDate !== null && Date.parse(endDate) < now.getTime()
      ? [{ code: 'end-in-the-past', field: 'endDate' } as const]
      : []),
    ...(ticketLimit !== null && ticketLimit < taken
      ? [{ code: 'limit-below-sold', field: 'settings.ticketLimit', params: { taken } } as const]
      : []),
  ]
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}

/** Settings beside the fields, under the names that refusals give them. */
function flat({ settings, ...fields }: RaffleFields): Record<string, unknown> {
  const named = Object.entries(settings).map(([name, value]) => [`settings.${name}`, value])
  const dates = {
    startDate: isoOf(fields.startDate),
    endDate: isoOf(fields.endDate),
    drawDate: isoOf(fields.drawDate),
  }
  return { ...fields, ...dates, ...Object.fromEntries(named) }
}

function isoOf(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

export async function staleEdit(
  transaction: Transaction<Database>,
  raffle: StoredRaffle,
  data: RaffleDetail,
): Promise<StaleEdit> {
  const author =
    raffle.changedBy === null
      ? undefined
      : await transaction
          .selectFrom('users')
          .select('name')
          .where('id', '=', raffle.changedBy)
          .executeTakeFirst()
  return new StaleEdit({ data, changedBy: author?.name ?? null, changedAt: raffle.changedAt })
}
