import { resetCalls } from '../../../src/core/one-time-links/reset-calls.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { answers } from '../http/routes.ts'
import { forgiveFailures } from '../session/attempts.ts'
import { hashPassword } from '../session/password.ts'
import { endSessions } from '../session/session.ts'
import { mailTo, passwordChangedLetter, resetLetter } from './letters.ts'
import { issueLink, lookAt, onceByLink, usingLink } from './links.ts'
import { admitRequest } from './public-requests.ts'

const request = answers(
  resetCalls.request,
  'Mails a link that sets a new password to whoever has an account of that address. It answers alike where nobody has.',
  async ({ body, api, address, origin }) => {
    const email = body.email.toLowerCase()
    await admitRequest(api, { kind: 'reset-password', subject: email, address })
    // Whether there is somebody is looked up after the answer, which tells nothing by its time either.
    api.afterwards.begin(() => mailReset(api, email, origin))
    return { json: null }
  },
)

async function mailReset({ db, now }: ApiContext, email: string, origin: string): Promise<void> {
  await db.transaction().execute(async transaction => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email', 'locale', 'organizationId'])
      .where('email', '=', email)
      .where('suspendedAt', 'is', null)
      .executeTakeFirst()
    if (!user) return
    const { id, organizationId, ...reader } = user
    const at = now()
    const { url } = await issueLink(
      transaction,
      { kind: 'reset-password', userId: id },
      { at, origin },
    )
    const to = { ...reader, organizationId: null }
    await mailTo(transaction, to, resetLetter(to, url), { at, holdsLink: true })
    await recordActivity(transaction, {
      ...aboutUser(id, organizationId),
      action: 'reset-requested',
      actor: null,
      at,
    })
  })
}

const look = answers(
  resetCalls.look,
  'Whose password a link sets, or why it is not good.',
  ({ body, api }) =>
    lookAt(api, { kind: 'reset-password', token: body.token }, async ({ userId }) => {
      const { email } = await api.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      return { email }
    }),
)

const use = answers(
  resetCalls.use,
  'Sets a new password by a link, once, and signs its person out everywhere.',
  async ({ body: { token, password }, api, origin, header }) => {
    const using = { kind: 'reset-password', token, key: header('idempotency-key') } as const
    return onceByLink(api, using, async () => {
      const passwordHash = await hashPassword(password, api.passwordCost)
      await usingLink(api, using, async (transaction, { userId }) => {
        const at = api.now()
        const { id, organizationId, ...reader } = await transaction
          .updateTable('users')
          .set({ passwordHash })
          .where('id', '=', userId)
          .returning(['id', 'name', 'email', 'locale', 'organizationId'])
          .executeTakeFirstOrThrow()
        const sessions = await endSessions(transaction, eb => eb('userId', '=', id), at)
        await forgiveFailures(transaction, reader.email)
        const to = { ...reader, organizationId: null }
        await mailTo(transaction, to, passwordChangedLetter(to, origin, 'link'), {
          at,
          holdsLink: false,
        })
        await recordActivity(transaction, {
          ...aboutUser(id, organizationId),
          action: 'password-reset',
          actor: { userId: id, embedKeyId: null },
          at,
          after: { sessions },
        })
      })
    })
  },
)

function aboutUser(userId: string, organizationId: string) {
  const subject = { type: 'user' as const, id: userId }
  return { organizationId, raffleId: null, subject, before: null, after: null }
}

export const resetRoutes = [request, look, use]
