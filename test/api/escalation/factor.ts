import { codeAt, stepAt } from '../../../demo/api/second-factor/totp.ts'
import { demoPassword } from '../../../demo/api/seed/people.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { paths } from '../../support/paths.ts'
import { dataOf, type Place } from './attempt.ts'

/** Somebody new with a second factor. */
export async function withFactor(at: Place) {
  const { id, email, token } = await at.person('raffle admin')
  await at.post(secondFactorCalls.begin.path, { password: demoPassword }, token)
  const { secret } = await at.api.db
    .selectFrom('secondFactors')
    .select('secret')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  const code = (beside = 0) => codeAt(secret, stepAt(at.api.now) + beside)
  const confirmed = await at.post(secondFactorCalls.confirm.path, { code: code() }, token)
  const recovery = dataOf(confirmed).recoveryCodes as string[]
  // Another code than the one that proved the key.
  at.later(60)
  return {
    id,
    email,
    token,
    code,
    recovery,
    async challenge() {
      const first = await at.post(paths.session, { email, password: demoPassword })
      return String(dataOf(first).challenge)
    },
    /** The second step. */
    enter: (challenge: string, typed: string) =>
      at.post(secondFactorCalls.signIn.path, { challenge, code: typed }),
  }
}
