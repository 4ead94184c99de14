/** Why an RB admin changes what is another organization's: said once an hour, and read by its owner in the log. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { staffReasonCalls } from '../../../src/core/staff-reasons/calls.ts'
import { reasonHoldsMs } from '../../../src/core/staff-reasons/rules.ts'
import type { StaffReason } from '../../../src/core/staff-reasons/staff-reason.ts'
import { type ActivityEntry, recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, type Unwritten, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { requireReach } from '../session/guard.ts'
import { actorOf, holdSession, type Session } from '../session/session.ts'

const list = reads(
  staffReasonCalls.list,
  'The reasons of this session that hold now, by the organization’s name.',
  ({ api, session }) => readHeld(api.db, session, api.now()),
)

const give = writes(
  staffReasonCalls.give,
  'Says why an RB admin changes the data of an organization: for an hour, in this session. It stands in that organization’s log.',
  () => null,
  async ({ transaction, session, api, body }) => {
    const { organizationId, reason } = body
    requireReach(session, 'staff-reasons:give', organizationId)
    await requireThere(transaction, organizationId)
    const heldAt = await inItsTurn(transaction, session, api)
    // Of several at once each begins once the one before has its end.
    const now = await afterEnded(transaction, session, organizationId, heldAt)
    await endHeld(transaction, session, sql`organization_id = ${organizationId}`, now)
    const endsAt = new Date(now.getTime() + reasonHoldsMs)
    const entry = entryOf(session, organizationId, { action: 'staff-reason-given', at: now })
    await recordActivity(transaction, { ...entry, after: { endsAt }, comment: reason })
    const { id } = await transaction
      .insertInto('staffReasons')
      .values(({ selectFrom }) => ({
        sessionId: session.id,
        organizationId,
        sequence: selectFrom('activityHeads')
          .select('sequence')
          .where('organizationId', '=', organizationId)
          .$asScalar()
          .$notNull(),
        beginsAt: now,
        endsAt,
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const [given] = await readHeld(transaction, session, now, sql`staff_reasons.id = ${id}`)
    if (!given) throw new Error('A reason that was just given holds')
    return given
  },
)

const end = writes(
  staffReasonCalls.end,
  'Ends a reason of this session before its hour is over.',
  () => null,
  async ({ transaction, session, api, params: { id } }) => {
    const at = await inItsTurn(transaction, session, api)
    const ended = isUuid(id) ? await endHeld(transaction, session, sql`id = ${id}`, at) : undefined
    if (!ended) throw new Refusal(404, 'not-found')
    const entry = entryOf(session, ended, { action: 'staff-reason-ended', at })
    await recordActivity(transaction, entry)
  },
)

/** One that was removed has buyers who are owed money, or ask to be erased. @throws Refusal 403 */
async function requireThere(transaction: Transaction<Database>, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('waiting', '=', false)
    .executeTakeFirst()
  if (!row) throw new Refusal(403, 'other-organization')
}

/** Of what a session does with its reasons, one at a time. @returns when its turn has come */
async function inItsTurn(
  transaction: Transaction<Database>,
  { id }: Session,
  { now }: Pick<ApiContext, 'now'>,
): Promise<Date> {
  await holdSession(transaction, id, now())
  return now()
}

/** Now, or by the clock of whichever instance ended the last one of this session and organization. */
async function afterEnded(
  transaction: Transaction<Database>,
  { id: sessionId }: Session,
  organizationId: string,
  now: Date,
): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select greatest(${now}, max(ended_at)) as now from staff_reasons
    where session_id = ${sessionId} and organization_id = ${organizationId}
  `.execute(transaction)
  return rows[0]?.now ?? now
}

/** By whichever instance's clock. @returns of which organization it was */
async function endHeld(
  transaction: Transaction<Database>,
  { id: sessionId }: Session,
  which: RawBuilder<unknown>,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ organizationId: string }>`
    update staff_reasons set ended_at = greatest(begins_at, ${at})
    where session_id = ${sessionId} and ${which} and ended_at is null and ends_at > ${at}
    returning organization_id
  `.execute(transaction)
  return rows[0]?.organizationId
}

async function readHeld(
  db: Kysely<Database>,
  { id: sessionId }: Session,
  now: Date,
  which: RawBuilder<unknown> = sql`true`,
): Promise<Unwritten<StaffReason>[]> {
  const { rows } = await sql<Unwritten<StaffReason>>`
    select staff_reasons.id, organizations.id as organization_id,
      organizations.name as organization_name, activity.comment as reason, ends_at
    from staff_reasons join organizations on organizations.id = staff_reasons.organization_id
    join activity on activity.organization_id = staff_reasons.organization_id
      and activity.sequence = staff_reasons.sequence
    where session_id = ${sessionId} and ${which} and ended_at is null and ends_at > ${now}
    order by organizations.search_name
  `.execute(db)
  return rows
}

function entryOf(
  session: Session,
  organizationId: string,
  what: Pick<ActivityEntry, 'action' | 'at'>,
): ActivityEntry {
  return {
    ...what,
    organizationId,
    raffleId: null,
    subject: { type: 'organization', id: organizationId },
    actor: actorOf(session),
    before: null,
    after: null,
  }
}

export const staffReasonRoutes = [list, give, end]
