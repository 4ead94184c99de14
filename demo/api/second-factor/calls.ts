import { randomBytes } from 'node:crypto'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { decideFactorRemoval } from '../../../src/core/second-factor/requirement.ts'
import { recordActivity } from '../activity/record.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { ownEntry, tellRefused, withPassword } from '../profile/own.ts'
import { holdSession } from '../session/session.ts'
import { whoRequires } from './asked.ts'
import { dropFactor, newRecoveryCodes, tryingCode } from './factor.ts'
import { mailSecondFactor } from './letters.ts'
import { asOwner, storedPassword } from './owner.ts'
import { secondStep } from './sign-in.ts'
import { addressOf, base32, stepOf } from './totp.ts'

/*
 * All by `answers`: a kept answer would hold keys and codes, or a digest of a password. A repeat gives another key, is told
 * that the code was used, or that nothing is left to remove.
 */

const begin = answers(
  secondFactorCalls.begin,
  'Gives a key for an authenticator app; it asks for nothing until a code of it is confirmed.',
  async ({ body: { password }, session, api, address }) => {
    const { id, email } = session.user
    const given = { password, stored: await storedPassword(api, session) }
    return withPassword({ api, session, address }, given, async () => {
      const secret = randomBytes(20)
      const own = { secret, createdAt: api.now(), lastStep: null }
      const { numInsertedOrUpdatedRows: kept } = await api.db
        .insertInto('secondFactors')
        .values({ userId: id, ...own, confirmedAt: null })
        .onConflict(conflict =>
          conflict.column('userId').doUpdateSet(own).where('secondFactors.confirmedAt', 'is', null),
        )
        .executeTakeFirst()
      if (!kept) throw new Refusal(409, 'second-factor-there')
      return {
        store: false,
        json: { data: { key: base32(secret), address: addressOf(secret, email) } },
      }
    })
  },
)

const confirm = answers(
  secondFactorCalls.confirm,
  'Switches a second factor on by the first code of the app; answers ten recovery codes, once.',
  async ({ body: { code }, session, api, address, origin }) => {
    const { id } = session.user
    const at = api.now()
    const switchOn = () =>
      api.db.transaction().execute(async transaction => {
        const factor = await transaction
          .selectFrom('secondFactors')
          .select(['secret', 'confirmedAt'])
          .where('userId', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!factor) throw new Refusal(409, 'second-factor-missing')
        if (factor.confirmedAt) throw new Refusal(409, 'second-factor-there')
        const step = stepOf(factor.secret, code, at)
        if (step === null) throw new Refusal(422, [{ code: 'code-wrong', field: 'code' }])
        await holdSession(transaction, session.id, at)
        await transaction
          .updateTable('secondFactors')
          .set({ confirmedAt: at, lastStep: step })
          .where('userId', '=', id)
          .execute()
        const codes = await newRecoveryCodes(transaction, id)
        await mailSecondFactor(transaction, id, 'added', { at, origin })
        await recordActivity(transaction, ownEntry(session, 'second-factor-added', at))
        return codes
      })
    const recoveryCodes = await tryingCode(api, { userId: id, address }, switchOn)
    return { store: false, json: { data: { recoveryCodes } } }
  },
)

const remove = answers(
  secondFactorCalls.remove,
  'Takes the person’s second factor away, who gives the password and a code.',
  async ({ body, session, api, address, origin }) => {
    const { id } = session.user
    const asking = { api, session, address }
    const decision = decideFactorRemoval(await whoRequires(api, session))
    if (!decision.allowed) tellRefused(asking, 'factor-required')
    requireAllowed(decision)
    await asOwner(asking, body, async (transaction, at) => {
      await dropFactor(transaction, id)
      await mailSecondFactor(transaction, id, 'removed', { at, origin })
      await recordActivity(transaction, ownEntry(session, 'second-factor-removed', at))
    })
    return { json: null }
  },
)

const renewCodes = answers(
  secondFactorCalls.renewCodes,
  'Answers ten other recovery codes, once, to whoever gives the password and a code; those of before end.',
  async ({ body, session, api, address, origin }) => {
    const { id } = session.user
    const recoveryCodes = await asOwner(
      { api, session, address },
      body,
      async (transaction, at) => {
        const codes = await newRecoveryCodes(transaction, id)
        await mailSecondFactor(transaction, id, 'codes-renewed', { at, origin })
        await recordActivity(transaction, ownEntry(session, 'recovery-codes-renewed', at))
        return codes
      },
    )
    return { store: false, json: { data: { recoveryCodes } } }
  },
)

export const secondFactorRoutes = [begin, confirm, remove, renewCodes, secondStep]
