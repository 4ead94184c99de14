import { verificationCalls } from '../../../src/core/sign-up/calls.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { lookAt, onceByLink, usingLink } from '../one-time-links/links.ts'
import { admitRequest } from '../one-time-links/public-requests.ts'
import { verifyPassword } from '../session/password.ts'
import { hashSecret } from '../session/token.ts'
import { tryingSecret } from '../session/trying.ts'
import { applicantOf, mailVerification } from './sign-ups.ts'

/** How many sign-ups of one address a letter each is sent for. */
const mostAtOnce = 3

const request = answers(
  verificationCalls.request,
  'Mails the link that verifies an address again, to whoever signed up with it. It answers alike where nobody has.',
  async ({ body, api, address, origin }) => {
    const email = body.email.toLowerCase()
    await admitRequest(api, { kind: 'verify-email', subject: email, address })
    // Whether there is one is looked up after the answer, which tells nothing by its time either.
    api.afterwards.begin(() => mailAgain(api, email, origin))
    return { json: null }
  },
)

async function mailAgain({ db, now }: ApiContext, email: string, origin: string): Promise<void> {
  await db.transaction().execute(async transaction => {
    const found = await transaction
      .selectFrom('signUps')
      .select('id')
      .where('email', '=', email)
      .where('verifiedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .limit(mostAtOnce)
      .forUpdate()
      .execute()
    for (const { id } of found) await mailVerification(transaction, id, { at: now(), origin })
  })
}

const look = answers(
  verificationCalls.look,
  'Which address a link verifies, and for what organization; or why it is not good.',
  ({ body: { token }, api }) =>
    lookAt(api, { kind: 'verify-email', token }, async ({ signUpId }) => {
      const { email, organizationName } = await applicantOf(api.db, signUpId ?? '')
      return { email, organizationName }
    }),
)

const use = answers(
  verificationCalls.use,
  'Verifies an address by a link and the password of its sign-up, once: its organization waits for those who run the product then.',
  async ({ body: { token, password }, api, address, header }) => {
    const using = { kind: 'verify-email', token, key: header('idempotency-key') } as const
    return onceByLink(api, using, async () => {
      // Before anything is held: a password costs a processor, and is guessed at no oftener than by signing in.
      await checkPassword(api, { token, password, address })
      await usingLink(api, using, async (transaction, { signUpId }) => {
        const at = api.now()
        const { organizationId } = await transaction
          .updateTable('signUps')
          .set({ verifiedAt: at })
          .where('id', '=', signUpId)
          .returning('organizationId')
          .executeTakeFirstOrThrow()
        await recordActivity(transaction, {
          organizationId,
          raffleId: null,
          subject: { type: 'organization', id: organizationId },
          action: 'signed-up',
          actor: null,
          at,
          before: null,
          after: null,
        })
      })
    })
  },
)

/** That it is the password of the link's own sign-up. @throws Refusal 422 at `password`; 429 */
async function checkPassword(
  api: ApiContext,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  const found = await api.db
    .selectFrom('oneTimeLinks')
    .innerJoin('signUps', 'signUps.id', 'oneTimeLinks.signUpId')
    .select(['signUps.id', 'passwordHash'])
    .where('tokenHash', '=', hashSecret(token))
    .executeTakeFirst()
  // Gone since it was looked at, which its use says.
  if (!found) return
  const { id, passwordHash } = found
  const wrong = ['sign-up-password']
  await tryingSecret(api, { subject: `sign-up ${id}`, address, wrong }, async () => {
    if (passwordHash === null || !(await verifyPassword(password, passwordHash)))
      throw new Refusal(422, [{ code: 'sign-up-password', field: 'password' }])
  })
}

export const verificationRoutes = [request, look, use]
