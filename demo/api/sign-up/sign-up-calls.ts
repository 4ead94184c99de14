import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { signUpCalls } from '../../../src/core/sign-up/calls.ts'
import { changesOf, recordActivity } from '../activity/record.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { requireZone } from '../database/zones.ts'
import { keyOf } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { lookAt, onceByLink, usingLink } from '../one-time-links/links.ts'
import { admitRequest } from '../one-time-links/public-requests.ts'
import { hashPassword } from '../session/password.ts'
import { hashSecret } from '../session/token.ts'
import { mailVerification, organizationOf } from './sign-ups.ts'

/** What nobody verified within this many days is forgotten, once no link that was mailed is good any more. */
const keptUnverifiedDays = 7

const signUp = answers(
  signUpCalls.signUp,
  'An organization signs up, and waits. It answers alike whether its name, its number or the address are known or not.',
  async ({ body, api, address, origin, header }) => {
    const { password, consent: _, ...said } = body
    const organization = organizationOf(body)
    const requestKey = hashSecret(keyOf(header))
    // Nothing is kept by which the password could be guessed.
    const requestDigest = createHash('sha256').update(JSON.stringify(said)).digest()
    if (await wasAsked(api.db, requestKey, requestDigest)) return { json: null }
    await requireZone(api.db, body.timeZone)
    const email = body.email.toLowerCase()
    await admitRequest(api, { kind: 'sign-up', subject: email, address })
    const passwordHash = await hashPassword(password, api.passwordCost)
    const at = api.now()
    await api.db.transaction().execute(async transaction => {
      await waitInQueue(transaction, 'signUps', requestKey.toString('hex'))
      if (await wasAsked(transaction, requestKey, requestDigest)) return
      await sql`
        delete from organizations using sign_ups
        where sign_ups.organization_id = organizations.id and sign_ups.verified_at is null
          and sign_ups.created_at < ${at}::timestamptz - make_interval(days => ${keptUnverifiedDays})
          and not exists (
            select from one_time_links as links where links.sign_up_id = sign_ups.id
              and links.used_at is null and links.revoked_at is null and links.expires_at > ${at}
          )
      `.execute(transaction)
      const { id: organizationId } = await transaction
        .insertInto('organizations')
        .values({
          ...organization,
          waiting: true,
          locale: body.language,
          timeZone: body.timeZone,
          logo: null,
          createdAt: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id } = await transaction
        .insertInto('signUps')
        .values({
          organizationId,
          state: 'waiting',
          name: body.name,
          email,
          passwordHash,
          createdAt: at,
          changedAt: at,
          requestKey,
          requestDigest,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await mailVerification(transaction, id, { at, origin })
    })
    return { json: null }
  },
)

/** Whether this very call was done before, and its answer was lost. @throws Refusal 422: another one has the key */
async function wasAsked(db: Kysely<Database>, key: Buffer, digest: Buffer): Promise<boolean> {
  const earlier = await db
    .selectFrom('signUps')
    .select('requestDigest')
    .where('requestKey', '=', key)
    .executeTakeFirst()
  if (!earlier) return false
  if (!earlier.requestDigest.equals(digest)) throw new Refusal(422, 'idempotency-key-reused')
  return true
}

/** As its form has it. */
async function detailsOf(db: Kysely<Database>, signUpId: string | null) {
  return db
    .selectFrom('signUps')
    .innerJoin('organizations', 'organizations.id', 'signUps.organizationId')
    .select(['organizations.country', 'organizations.province', 'organizations.charityNumber'])
    .select(['organizations.name as organizationName', 'organizations.id as organizationId'])
    .select(['signUps.name', 'signUps.email', 'signUps.reason'])
    .where('signUps.id', '=', signUpId)
    .executeTakeFirstOrThrow()
}

const lookToMend = answers(
  signUpCalls.lookToMend,
  'What was sent back, and why; or why its link is not good.',
  ({ body: { token }, api }) =>
    lookAt(api, { kind: 'mend-sign-up', token }, async ({ signUpId }) => {
      const { organizationId: _, ...details } = await detailsOf(api.db, signUpId)
      return { ...details, reason: details.reason ?? '' }
    }),
)

const mend = answers(
  signUpCalls.mend,
  'Sends a mended sign-up again, once.',
  async ({ body: { token, ...given }, api, header }) => {
    const { searchName, ...organization } = organizationOf(given)
    const using = { kind: 'mend-sign-up', token, key: header('idempotency-key') } as const
    return onceByLink(api, using, async () => {
      await usingLink(api, using, async (transaction, { signUpId }) => {
        const before = await detailsOf(transaction, signUpId)
        const { organizationId } = before
        const at = api.now()
        await transaction
          .updateTable('organizations')
          .set({ ...organization, searchName })
          .where('id', '=', organizationId)
          .execute()
        await transaction
          .updateTable('signUps')
          .set(({ eb }) => ({
            state: 'waiting',
            name: given.name,
            version: eb('version', '+', 1),
            changedAt: at,
            changedBy: null,
          }))
          .where('id', '=', signUpId)
          .execute()
        const { organizationName: name, country, province, charityNumber } = before
        await recordActivity(transaction, {
          organizationId,
          raffleId: null,
          subject: { type: 'organization', id: organizationId },
          action: 'sign-up-mended',
          actor: null,
          at,
          ...changesOf({ name, country, province, charityNumber }, organization),
        })
      })
    })
  },
)

export const signUpRoutes = [signUp, lookToMend, mend]
