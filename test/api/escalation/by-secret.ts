/** Passwords and codes: guessed, used again, or somebody else's. */
import { demoPassword } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { passkeyCalls } from '../../../src/core/passkeys/passkey.ts'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { addMember } from '../../support/add-member.ts'
import { paths } from '../../support/paths.ts'
import type { Answered } from '../support.ts'
import type { Attempt, Place } from './attempt.ts'
import { withFactor, withPasskey } from './factor.ts'

type Factor = Awaited<ReturnType<typeof withFactor>>

const steps: readonly [
  string,
  Attempt['refused'],
  (at: Place, factor: Factor) => Promise<() => Promise<Answered>>,
][] = [
  [
    'a code that was used',
    [422, 'code-used'],
    async (_at, { code, challenge, enter }) => {
      const typed = code()
      await enter(await challenge(), typed)
      const next = await challenge()
      return () => enter(next, typed)
    },
  ],
  [
    'an earlier code than the last that was used',
    [422, 'code-used'],
    async (_at, { code, challenge, enter }) => {
      await enter(await challenge(), code())
      const next = await challenge()
      return () => enter(next, code(-1))
    },
  ],
  [
    'a code of an hour ago',
    [422, 'code-wrong'],
    async (_at, { code, challenge, enter }) => {
      const next = await challenge()
      return () => enter(next, code(-120))
    },
  ],
  [
    'a recovery code twice',
    [422, 'code-wrong'],
    async (_at, { recovery, challenge, enter }) => {
      await enter(await challenge(), recovery[0] ?? '')
      const next = await challenge()
      return () => enter(next, recovery[0] ?? '')
    },
  ],
  [
    'somebody else’s recovery code',
    [422, 'code-wrong'],
    async (at, { challenge, enter }) => {
      const other = await withFactor(at)
      const next = await challenge()
      return () => enter(next, other.recovery[0] ?? '')
    },
  ],
  [
    'their own code beside another person’s challenge',
    [422, 'code-wrong'],
    async (at, { code, enter }) => {
      const other = await withFactor(at)
      const next = await other.challenge()
      return () => enter(next, code())
    },
  ],
  [
    'a challenge that signed in already',
    [401, 'second-step-over'],
    async (_at, { code, challenge, enter }) => {
      const next = await challenge()
      await enter(next, code())
      return () => enter(next, code(1))
    },
  ],
  [
    'a challenge of half an hour ago',
    [401, 'second-step-over'],
    async (at, { code, challenge, enter }) => {
      const next = await challenge()
      at.later(1800)
      return () => enter(next, code())
    },
  ],
  [
    'a challenge that nobody gave',
    [401, 'second-step-over'],
    async (_at, { code, enter }) =>
      () =>
        enter('rdc_nothing', code()),
  ],
  [
    'a sixth guess, though it is right',
    [429, 'too-many-attempts'],
    async (_at, { code, challenge, enter }) => {
      for (let guess = 0; guess < 5; guess += 1) await enter(await challenge(), `00000${guess}`)
      const next = await challenge()
      return () => enter(next, code())
    },
  ],
  [
    'no code, to take the factor away',
    [422, 'code-wrong'],
    async (at, { token }) =>
      () =>
        at.post(secondFactorCalls.remove.path, { password: demoPassword, code: '000000' }, token),
  ],
  [
    'no password, to take the factor away',
    [422, 'password-wrong'],
    async (at, { token, code }) =>
      () =>
        at.post(
          secondFactorCalls.remove.path,
          { password: 'Guess-Harbour-1', code: code() },
          token,
        ),
  ],
  [
    'a second key beside the first',
    [409, 'second-factor-there'],
    async (at, { token }) =>
      () =>
        at.post(secondFactorCalls.begin.path, { password: demoPassword }, token),
  ],
  [
    'no code, for other recovery codes',
    [422, 'code-wrong'],
    async (at, { token }) =>
      () =>
        at.post(
          secondFactorCalls.renewCodes.path,
          { password: demoPassword, code: '000000' },
          token,
        ),
  ],
  [
    'a recovery code of before the others were made',
    [422, 'code-wrong'],
    async (at, { token, code, recovery, challenge, enter }) => {
      await at.post(
        secondFactorCalls.renewCodes.path,
        { password: demoPassword, code: code() },
        token,
      )
      at.later(60)
      const next = await challenge()
      return () => enter(next, recovery[0] ?? '')
    },
  ],
]

const entering = steps.map(
  ([what, refused, prepare]): Attempt => ({
    name: `somebody with a second factor gives ${what}`,
    refused,
    prepare: async at => prepare(at, await withFactor(at)),
  }),
)

export const bySecret: readonly Attempt[] = [
  ...entering,
  {
    name: 'somebody’s passkey is used by a page of another origin',
    refused: [422, 'passkey-wrong'],
    prepare: async at => (await withPasskey(at)).assert({ origin: 'http://localhost:4100' }),
  },
  {
    name: 'somebody’s passkey is used for another site',
    refused: [422, 'passkey-wrong'],
    prepare: async at => (await withPasskey(at)).assert({ rpId: 'raffle.example' }),
  },
  {
    name: 'somebody’s passkey answers another sign-in’s challenge',
    refused: [422, 'passkey-wrong'],
    async prepare(at) {
      const own = await withPasskey(at)
      return own.assert({ challenge: await own.challenge() })
    },
  },
  {
    name: 'somebody at a machine that was left open takes a passkey away without a code',
    refused: [422, 'code-wrong'],
    async prepare(at) {
      const { token, passkeyId } = await withPasskey(at)
      const path = addressOf(passkeyCalls.remove.path, { id: passkeyId })
      return () => at.post(path, { password: demoPassword, code: '000000' }, token)
    },
  },
  {
    name: 'a raffle admin takes another’s second factor away',
    refused: [403, 'not-allowed'],
    async prepare(at) {
      const { id } = await withFactor(at)
      const token = await at.token('raffle admin')
      return () => at.change(token, id, { resetSecondFactor: true })
    },
  },
  {
    name: 'an owner takes the second factor of somebody who belongs elsewhere first',
    refused: [403, 'role-factor-elsewhere'],
    async prepare(at) {
      const { id } = await withFactor(at)
      const { id: organizationId } = at.theirs
      await at.api.db.updateTable('users').set({ organizationId }).where('id', '=', id).execute()
      return () => at.change(at.ours.token, id, { resetSecondFactor: true })
    },
  },
  {
    name: 'somebody guesses a password',
    refused: [401, 'sign-in-failed'],
    async prepare(at) {
      const { email } = await at.person('account owner')
      return () => at.post(paths.session, { email, password: 'Guess-Harbour-1' })
    },
  },
  {
    name: 'somebody guesses a password for the sixth time, and is right',
    refused: [429, 'too-many-attempts'],
    async prepare(at) {
      const { email } = await addMember(at.api, { organizationId: at.ours.id })
      for (let guess = 0; guess < 5; guess += 1)
        await at.post(paths.session, { email, password: `Guess-Harbour-${guess}` })
      return () => at.post(paths.session, { email, password: demoPassword })
    },
  },
  {
    name: 'somebody at a machine that was left open changes the password without knowing it',
    refused: [422, 'password-wrong'],
    async prepare(at) {
      const { token } = await at.person('account owner')
      const body = { password: 'Guess-Harbour-1', newPassword: 'Quiet-Anchor-77' }
      return () => at.post(profileCalls.changePassword.path, body, token)
    },
  },
  {
    name: 'somebody at such a machine sets a second factor up without the password',
    refused: [422, 'password-wrong'],
    async prepare(at) {
      const { token } = await at.person('account owner')
      return () => at.post(secondFactorCalls.begin.path, { password: 'Guess-Harbour-1' }, token)
    },
  },
]
