import { codeAt, stepAt } from '../../../demo/api/second-factor/totp.ts'
import { demoPassword } from '../../../demo/api/seed/people.ts'
import { passkeyCalls } from '../../../src/core/passkeys/passkey.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { paths } from '../../support/paths.ts'
import { softPasskey } from '../../support/soft-passkey.ts'
import { dataOf, type Place } from './attempt.ts'

/** Where our pages are. */
const origin = 'http://localhost'

/** The same, with a passkey. */
export async function withPasskey(at: Place) {
  const factor = await withFactor(at)
  const { recovery, token, challenge } = factor
  const passkey = softPasskey()
  const proof = { password: demoPassword, code: recovery.pop() }
  const begun = await at.post(passkeyCalls.begin.path, proof, token)
  const registration = passkey.register({ challenge: String(dataOf(begun).challenge), origin })
  const body = { name: 'Laptop', registration }
  const added = await at.post(passkeyCalls.confirm.path, body, token)
  return {
    ...factor,
    passkeyId: String(dataOf(added).id),
    /** The second step, as a page of an address asks an authenticator for it. */
    async assert(from: { origin?: string; rpId?: string; challenge?: string }) {
      const own = await challenge()
      const assertion = passkey.assert({ challenge: own, origin, ...from })
      return () => at.post(passkeyCalls.signIn.path, { challenge: own, assertion })
    },
  }
}

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
