/** What those who run the product make of a sign-up. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { mostSignUps, type SignUp, waitingCalls } from '../../../src/core/sign-up/waiting.ts'
import type { ActivityEntry } from '../activity/record.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, StaleEdit } from '../http/refusal.ts'
import { reads, type Unwritten, writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { mailTo } from '../one-time-links/letters.ts'
import { issueLink, revokeSignUpLinks } from '../one-time-links/links.ts'
import { actorOf, type Caller } from '../session/session.ts'
import { approvedLetter, returnedLetter } from './letters.ts'
import { makeOwner } from './owner.ts'
import { applicantOf } from './sign-ups.ts'

type Shown = Unwritten<SignUp>

/** Those that are or were ready to be looked at, whose verified address is their person's. */
async function readSignUps(db: Kysely<Database>, where: RawBuilder<boolean>): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select sign_ups.id, sign_ups.version, sign_ups.state, own.name as organization_name, own.country,
      own.province, own.charity_number, own.locale as language, own.time_zone, sign_ups.name,
      sign_ups.email, sign_ups.created_at, sign_ups.verified_at, sign_ups.reason,
      case when sign_ups.state = 'waiting' then (
        select activity.before from activity
        where activity.organization_id = own.id and activity.action = 'sign-up-mended'
        order by activity.sequence desc limit 1
      ) end as before,
      exists (
        select from users where users.email = sign_ups.email and users.suspended_at is not null
      ) as owner_suspended,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'waiting', waiting, 'by', by)
          order by search_name, id)
        from (
          select other.id, other.name, other.search_name, other.waiting, array_remove(array[
            case when other.charity_number = own.charity_number then 'charity-number' end,
            case when other.search_name = own.search_name then 'name' end
          ], null) as by
          from organizations as other
          where other.id <> own.id and other.country = own.country and other.removed_at is null
            and (other.charity_number = own.charity_number or other.search_name = own.search_name)
            and (not other.waiting or exists (
              select from sign_ups as theirs
              where theirs.organization_id = other.id and theirs.verified_at is not null))
          order by other.search_name, other.id limit 10
        ) as found
      ), '[]') as alike
    from sign_ups join organizations as own on own.id = sign_ups.organization_id
    where sign_ups.verified_at is not null and ${where}
    order by sign_ups.verified_at, sign_ups.id limit ${mostSignUps}
  `.execute(db)
  return rows
}

const list = reads(
  waitingCalls.list,
  'Sign-ups whose address is verified, until they are approved: those that wait the longest first.',
  ({ api }) => readSignUps(api.db, sql`sign_ups.state <> 'approved'`),
)

const approve = writes(
  waitingCalls.approve,
  'Takes an organization in that signed up; whoever signed it up owns it, and is told by a letter.',
  () => null,
  async ({ transaction, session, api, params, body, origin }) => {
    const signUp = await held(transaction, params.id, body.version)
    const at = api.now()
    await transaction
      .updateTable('organizations')
      .set({ waiting: false, createdAt: at })
      .where('id', '=', signUp.organizationId)
      .execute()
    const hasAccount = await makeOwner(transaction, signUp, at)
    await decide(transaction, signUp.id, session, { state: 'approved', passwordHash: null }, at)
    await revokeSignUpLinks(transaction, signUp.id, at)
    const applicant = await applicantOf(transaction, signUp.id)
    const letter = approvedLetter(applicant, { origin, hasAccount })
    await mailTo(transaction, applicant, letter, { at, holdsLink: false })
    await recordActivity(transaction, entryOf(signUp, session, at, 'sign-up-approved'))
  },
)

const sendBack = writes(
  waitingCalls.sendBack,
  'Sends a sign-up back to be mended, by a letter that says why.',
  () => null,
  async ({ transaction, session, api, params, body: { version, reason }, origin }) => {
    const signUp = await held(transaction, params.id, version)
    const at = api.now()
    await decide(transaction, signUp.id, session, { state: 'returned', reason }, at)
    await revokeSignUpLinks(transaction, signUp.id, at)
    const about = { kind: 'mend-sign-up', signUpId: signUp.id } as const
    const { url } = await issueLink(transaction, about, { at, origin })
    const applicant = await applicantOf(transaction, signUp.id)
    const letter = returnedLetter(applicant, { reason, url })
    await mailTo(transaction, applicant, letter, { at, holdsLink: true })
    const entry = entryOf(signUp, session, at, 'sign-up-returned')
    await recordActivity(transaction, { ...entry, comment: reason })
  },
)

/** Locked until the transaction ends. @throws Refusal 404; StaleEdit: somebody else decided, or it was mended, meanwhile */
async function held(transaction: Transaction<Database>, given: string, version: number) {
  const id = given.toLowerCase()
  const row = isUuid(id)
    ? await transaction
        .selectFrom('signUps')
        .selectAll()
        .where('id', '=', id)
        .where('verifiedAt', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw new Refusal(404, 'not-found')
  if (row.version !== version) {
    const [data] = await readSignUps(transaction, sql`sign_ups.id = ${id}`)
    const by = await transaction
      .selectFrom('users')
      .select('name')
      .where('id', '=', row.changedBy)
      .executeTakeFirst()
    throw new StaleEdit({ data, changedBy: by?.name ?? null, changedAt: row.changedAt })
  }
  const { passwordHash } = row
  if (passwordHash === null) throw new Refusal(404, 'not-found')
  return { ...row, passwordHash }
}

function decide(
  transaction: Transaction<Database>,
  id: string,
  session: Caller,
  set: { state: 'approved'; passwordHash: null } | { state: 'returned'; reason: string },
  at: Date,
) {
  return transaction
    .updateTable('signUps')
    .set(({ eb }) => ({
      ...set,
      version: eb('version', '+', 1),
      changedAt: at,
      changedBy: session.user.id,
    }))
    .where('id', '=', id)
    .execute()
}

function entryOf(
  { organizationId }: { organizationId: string },
  session: Caller,
  at: Date,
  action: 'sign-up-approved' | 'sign-up-returned',
): ActivityEntry {
  const subject = { type: 'organization' as const, id: organizationId }
  const nothing = { before: null, after: null }
  return {
    organizationId,
    raffleId: null,
    subject,
    action,
    actor: actorOf(session),
    at,
    ...nothing,
  }
}

export const waitingRoutes = [list, approve, sendBack]
