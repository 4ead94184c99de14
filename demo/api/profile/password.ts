import { profileCalls } from '../../../src/core/profile/profile.ts'
import { recordActivity } from '../activity/record.ts'
import { keyOf } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { mailTo, passwordChangedLetter } from '../one-time-links/letters.ts'
import { hashPassword } from '../session/password.ts'
import { endSessions, holdSession } from '../session/session.ts'
import { hashSecret } from '../session/token.ts'
import { ownEntry, withPassword } from './own.ts'

/**
 * By `answers`, as a kept answer has a digest of what was asked, by which a password could be guessed offline. A repeat is
 * known by its key instead.
 */
export const changePassword = answers(
  profileCalls.changePassword,
  'Changes the person’s password, who gives the present one. Their other sessions end, and a letter tells them.',
  async ({ body, session, api, address, origin, header }) => {
    const passwordKey = hashSecret(keyOf(header))
    const { id } = session.user
    const before = await api.db
      .selectFrom('users')
      .select(['passwordHash', 'passwordKey'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (before.passwordKey?.equals(passwordKey)) return { json: null }
    const given = { password: body.password, stored: before.passwordHash }
    await withPassword({ api, session, address }, given, async () => {
      if (body.newPassword === body.password)
        throw new Refusal(422, [{ code: 'password-same', field: 'newPassword' }])
      const passwordHash = await hashPassword(body.newPassword, api.passwordCost)
      const at = api.now()
      await api.db.transaction().execute(async transaction => {
        const reader = await transaction
          .updateTable('users')
          .set({ passwordHash, passwordKey })
          .where('id', '=', id)
          .where('passwordHash', '=', before.passwordHash)
          .returning(['name', 'email', 'locale'])
          .executeTakeFirst()
        // Somebody set another one meanwhile.
        if (!reader) throw new Refusal(422, [{ code: 'password-wrong', field: 'password' }])
        await holdSession(transaction, session.id, at)
        const sessions = await endSessions(
          transaction,
          eb => eb.and([eb('userId', '=', id), eb('familyId', '!=', session.familyId)]),
          at,
        )
        const to = { ...reader, organizationId: null }
        const letter = passwordChangedLetter(to, origin, 'profile')
        await mailTo(transaction, to, letter, { at, holdsLink: false })
        await recordActivity(transaction, ownEntry(session, 'password-changed', at, { sessions }))
      })
    })
    return { json: null }
  },
)
