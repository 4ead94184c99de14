import { randomBytes } from 'node:crypto'
import {
  mostPasskeys,
  passkeyCalls,
  type Registration,
} from '../../../src/core/passkeys/passkey.ts'
import { recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { answers, reads } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { ownEntry, tellRefused } from '../profile/own.ts'
import { factorOf, holdFactor } from '../second-factor/factor.ts'
import { mailSecondFactor } from '../second-factor/letters.ts'
import { asOwner } from '../second-factor/owner.ts'
import { holdSession } from '../session/session.ts'
import { knownOf } from './known.ts'
import { signInRoutes } from './sign-in.ts'
import { PasskeyError, readRegistration, rpIdOf } from './webauthn.ts'

const goodForMs = 5 * 60_000

const list = reads(passkeyCalls.list, 'The person’s passkeys, by age.', ({ api, session }) =>
  api.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', session.user.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute(),
)

/* All that write by `answers`: a kept answer would hold a challenge, or a digest of a password. */

const begin = answers(
  passkeyCalls.begin,
  'Gives what a browser makes a passkey with, to whoever gives the password and a code.',
  async ({ body, session, api, address, origin }) => {
    const { id: userId } = session.user
    const challenge = randomBytes(32)
    await asOwner({ api, session, address }, body, async (transaction, at) => {
      const expiresAt = new Date(at.getTime() + goodForMs)
      await transaction
        .insertInto('passkeyRegistrations')
        .values({ sessionId: session.id, challenge, expiresAt })
        .onConflict(conflict => conflict.column('sessionId').doUpdateSet({ challenge, expiresAt }))
        .execute()
    })
    const known = await knownOf(api.db, userId)
    const data = { challenge: challenge.toString('base64url'), rpId: rpIdOf(origin), userId, known }
    return { store: false, json: { data } }
  },
)

const confirm = answers(
  passkeyCalls.confirm,
  'Adds the passkey that the browser made. A letter tells the person.',
  async ({ body: { name, registration }, session, api, address, origin }) => {
    const { id: userId } = session.user
    const at = api.now()
    const data = await api.db.transaction().execute(async transaction => {
      await holdFactor(transaction, userId)
      await holdSession(transaction, session.id, at)
      if ((await factorOf(transaction, userId)) === null)
        throw new Refusal(409, 'second-factor-missing')
      const asked = await transaction
        .deleteFrom('passkeyRegistrations')
        .where('sessionId', '=', session.id)
        .returning(['challenge', 'expiresAt'])
        .executeTakeFirst()
      if (!asked || asked.expiresAt <= at) throw new Refusal(409, 'passkey-over')
      const made = madeBy(registration, { challenge: asked.challenge, origin })
      // Its challenge is used up by a wrong one, too.
      if (made instanceof PasskeyError) return made
      if ((await knownOf(transaction, userId)).length >= mostPasskeys)
        throw new Refusal(409, 'passkeys-enough')
      const added = await transaction
        .insertInto('passkeys')
        .values({ userId, ...made, name, createdAt: at, lastUsedAt: null })
        .onConflict(conflict => conflict.column('credentialId').doNothing())
        .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
        .executeTakeFirst()
      if (!added) throw new Refusal(409, 'passkey-known')
      await mailSecondFactor(transaction, userId, 'passkey-added', { at, origin })
      await recordActivity(transaction, ownEntry(session, 'passkey-added', at, { name }))
      return added
    })
    if (data instanceof PasskeyError) {
      tellRefused({ api, session, address }, data.fault)
      throw new Refusal(422, [{ code: 'passkey-wrong', field: 'registration' }])
    }
    return { json: { data } }
  },
)

function madeBy(registration: Registration, expected: Parameters<typeof readRegistration>[1]) {
  try {
    return readRegistration(registration, expected)
  } catch (error) {
    if (error instanceof PasskeyError) return error
    throw error
  }
}

const remove = answers(
  passkeyCalls.remove,
  'Removes one of the person’s passkeys, who gives the password and a code. A letter tells them.',
  async ({ body, session, api, address, origin, params: { id } }) => {
    const { id: userId } = session.user
    const own = api.db.selectFrom('passkeys').select('name').where('userId', '=', userId)
    const passkey = isUuid(id) ? await own.where('id', '=', id).executeTakeFirst() : undefined
    if (!passkey) throw new Refusal(404, 'not-found')
    await asOwner({ api, session, address }, body, async (transaction, at) => {
      const gone = transaction.deleteFrom('passkeys').where('id', '=', id)
      const removed = await gone.returning('name').executeTakeFirst()
      // From another tab, meanwhile.
      if (!removed) throw new Refusal(404, 'not-found')
      await mailSecondFactor(transaction, userId, 'passkey-removed', { at, origin })
      await recordActivity(transaction, ownEntry(session, 'passkey-removed', at, removed))
    })
    return { json: null }
  },
)

export const passkeyRoutes = [list, begin, confirm, remove, ...signInRoutes]
