import type { Transaction } from 'kysely'
import { type Assertion, passkeyCalls } from '../../../src/core/passkeys/passkey.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { personOf } from '../second-factor/challenge.ts'
import { signInBy } from '../second-factor/sign-in.ts'
import type { SignedPerson } from '../session/person.ts'
import { knownOf } from './known.ts'
import { PasskeyError, type PasskeyFault, readAssertion, rpIdOf } from './webauthn.ts'

const offered = answers(
  passkeyCalls.offered,
  'Which passkeys answer the challenge of somebody who gave the right password.',
  async ({ body: { challenge }, api, origin }) => {
    const { userId } = await personOf(api, challenge)
    const data = { rpId: rpIdOf(origin), known: await knownOf(api.db, userId) }
    return { store: false, json: { data } }
  },
)

const signIn = answers(
  passkeyCalls.signIn,
  'Signs a person in who gave the right password, by a passkey that signed their challenge.',
  async ({ body: { challenge, assertion }, api, address, header, origin }) => {
    const take = async (transaction: Transaction<Database>, person: SignedPerson) => {
      const expected = { challenge: Buffer.from(challenge), origin }
      try {
        await takePasskey(transaction, person.user.id, { assertion, expected }, api.now())
      } catch (error) {
        if (!(error instanceof PasskeyError)) throw error
        tellFault(api, person, error.fault)
        throw new Refusal(422, [{ code: 'passkey-wrong', field: 'assertion' }])
      }
      return 'passkey' as const
    }
    const data = await signInBy({ api, address, header }, challenge, take)
    return { status: 201, json: { data } }
  },
)

interface Given {
  assertion: Assertion
  expected: Parameters<typeof readAssertion>[1]
}

/** One after the other, so that its counter goes on. @throws PasskeyError */
async function takePasskey(
  transaction: Transaction<Database>,
  userId: string,
  { assertion, expected }: Given,
  at: Date,
): Promise<void> {
  const kept = await transaction
    .selectFrom('passkeys')
    .select(['id', 'publicKey', 'counter'])
    .where('credentialId', '=', Buffer.from(assertion.id, 'base64url'))
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!kept) throw new PasskeyError('passkey-key')
  const counter = readAssertion(assertion, expected, kept)
  await transaction
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: at })
    .where('id', '=', kept.id)
    .execute()
}

/** Has the log tell why one was refused: of another address, a copy, unsigned. Who tried it, nobody knows. */
function tellFault(
  api: ApiContext,
  { user, organization }: SignedPerson,
  reason: PasskeyFault,
): void {
  const at = api.now()
  api.afterwards.begin(() =>
    api.db.transaction().execute(transaction =>
      recordActivity(transaction, {
        organizationId: organization.id,
        raffleId: null,
        subject: { type: 'user', id: user.id },
        action: 'refused',
        actor: null,
        at,
        before: null,
        after: { reason: [reason] },
      }),
    ),
  )
}

export const signInRoutes = [offered, signIn]
