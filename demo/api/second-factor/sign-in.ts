import type { Transaction } from 'kysely'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import type { SignedIn } from '../../../src/core/session/sign-in.ts'
import { recordActivity } from '../activity/record.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { enter, findPerson, type SignedPerson } from '../session/person.ts'
import { recordFailure } from '../session/session-log.ts'
import { personOf, useChallenge } from './challenge.ts'
import { factorOf, holdFactor, takeCode, tryingCode } from './factor.ts'

interface Asking {
  api: ApiContext
  address: string
  header: (name: string) => string | undefined
}

/**
 * Signs somebody in by their second step. It is counted by person, whatever challenge it is beside.
 *
 * @param take what they gave, with their factor held @throws Refusal 401, 403, 422, 429
 */
export async function signInBy(
  { api, address, header }: Asking,
  challenge: string,
  take: (
    transaction: Transaction<Database>,
    person: SignedPerson,
    secret: Buffer,
  ) => Promise<'app' | 'recovery' | 'passkey'>,
): Promise<SignedIn> {
  const { userId, email, passwordHash } = await personOf(api, challenge)
  const person = await findPerson(api.db, email)
  const signIn = async () => {
    if (!person || person.passwordHash !== passwordHash) throw new Refusal(401, 'second-step-over')
    if (person.keptOut) throw new Refusal(403, person.keptOut)
    return api.db.transaction().execute(async transaction => {
      await holdFactor(transaction, userId)
      await useChallenge(transaction, challenge, api.now())
      const secret = await factorOf(transaction, userId)
      if (secret === null) throw new Refusal(401, 'second-step-over')
      const kind = await take(transaction, person, secret)
      const opened = await enter(transaction, api, person, header('user-agent'))
      if (!opened) throw new Refusal(401, 'second-step-over')
      if (kind === 'recovery')
        await recordActivity(transaction, {
          organizationId: person.organization.id,
          raffleId: null,
          subject: { type: 'user', id: userId },
          action: 'recovery-code-used',
          actor: { userId, embedKeyId: null },
          at: api.now(),
          before: null,
          after: null,
        })
      return opened
    })
  }
  return tryingCode(api, { userId, address }, signIn, failures => {
    if (person) api.afterwards.begin(() => recordFailure(api, person, failures))
  })
}

export const secondStep = answers(
  secondFactorCalls.signIn,
  'Signs a person in who gave the right password, by a code of their app or a recovery code.',
  async ({ body: { challenge, code }, api, address, header }) => {
    const data = await signInBy(
      { api, address, header },
      challenge,
      (transaction, { user }, secret) =>
        takeCode(transaction, { userId: user.id, secret, code }, api.now()),
    )
    return { status: 201, json: { data } }
  },
)
