/** Links that were mailed: used twice, too late, after what they were for, or by somebody else. */

import { demoPassword } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { invitedCalls } from '../../../src/core/one-time-links/invitation-calls.ts'
import { resetCalls } from '../../../src/core/one-time-links/reset-calls.ts'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import { verificationCalls } from '../../../src/core/sign-up/calls.ts'
import { invitationCalls } from '../../../src/core/users/invitation.ts'
import { paths } from '../../support/paths.ts'
import type { Answered } from '../support.ts'
import type { Attempt, Place } from './attempt.ts'
import { chosen, forgot, invited, signedUp } from './links.ts'

const day = 86_400
const reset = (at: Place, token: string, more: object = {}) =>
  at.post(resetCalls.use.path, { token, password: chosen, ...more })
const accept = (at: Place, token: string, more: object = {}) =>
  at.post(invitedCalls.accept.path, { token, name: 'Hugo Sandvik', password: chosen, ...more })
const verify = (at: Place, token: string, password = chosen) =>
  at.post(verificationCalls.use.path, { token, password })

type Tries = readonly [
  string,
  Attempt['refused'],
  (at: Place) => Promise<() => Promise<Answered>>,
][]

const resets: Tries = [
  [
    'a reset’s link twice',
    [409, 'link-used'],
    async at => {
      const { link } = await forgot(at)
      await reset(at, link)
      return () => reset(at, link, { password: 'Another-Anchor-78' })
    },
  ],
  [
    'a reset’s link after an hour',
    [409, 'link-expired'],
    async at => {
      const { link } = await forgot(at)
      at.later(3600)
      return () => reset(at, link)
    },
  ],
  [
    'a reset’s link after the password was changed',
    [409, 'link-revoked'],
    async at => {
      const { link, token } = await forgot(at)
      const body = { password: demoPassword, newPassword: 'Another-Anchor-78' }
      await at.post(profileCalls.changePassword.path, body, token)
      return () => reset(at, link)
    },
  ],
  [
    'a reset’s link after another one was used',
    [409, 'link-revoked'],
    async at => {
      const { link, again } = await forgot(at)
      await reset(at, await again())
      return () => reset(at, link)
    },
  ],
  [
    'a reset’s link for another account',
    [422, 'not-writable'],
    async at => {
      const { link } = await forgot(at)
      return () => reset(at, link, { email: at.ours.email })
    },
  ],
  [
    'a reset’s link with a role beside it',
    [422, 'not-writable'],
    async at => {
      const { link } = await forgot(at)
      return () => reset(at, link, { roles: ['RB admin'] })
    },
  ],
  [
    'a reset’s link that nobody sent',
    [404, 'link-unknown'],
    async at => () => reset(at, `rdl_${'A'.repeat(43)}`),
  ],
  [
    'an invitation’s link to set a password',
    [404, 'link-unknown'],
    async at => {
      const { link } = await invited(at)
      return () => reset(at, link)
    },
  ],
  [
    'the old password after a reset',
    [401, 'sign-in-failed'],
    async at => {
      const { email, link } = await forgot(at)
      await reset(at, link)
      return () => at.post(paths.session, { email, password: demoPassword })
    },
  ],
]

const invitations: Tries = [
  [
    'an invitation twice',
    [409, 'link-used'],
    async at => {
      const { link } = await invited(at)
      await accept(at, link)
      return () => accept(at, link)
    },
  ],
  [
    'an invitation after seven days',
    [409, 'link-expired'],
    async at => {
      const { link } = await invited(at)
      at.later(7 * day)
      return () => accept(at, link)
    },
  ],
  [
    'an invitation that was revoked',
    [409, 'link-revoked'],
    async at => {
      const { id, link } = await invited(at)
      const path = addressOf(invitationCalls.revoke.path, { id })
      await at.api.ask('DELETE', path, { token: at.ours.token })
      return () => accept(at, link)
    },
  ],
  [
    'an invitation with a role of their own choice',
    [422, 'not-writable'],
    async at => {
      const { link } = await invited(at)
      return () => accept(at, link, { roles: ['account owner'] })
    },
  ],
  [
    'an invitation to another organization than it says',
    [422, 'not-writable'],
    async at => {
      const { link } = await invited(at)
      return () => accept(at, link, { organizationId: at.theirs.id })
    },
  ],
  [
    'somebody else’s invitation, signed in',
    [409, 'link-wrong-account'],
    async at => {
      const { link } = await invited(at)
      const { token } = await at.person('In Person Sales')
      return () => at.post(invitedCalls.join.path, { token: link }, token)
    },
  ],
  [
    'an invitation to set another password for an account that is there',
    [409, 'account-exists'],
    async at => {
      const { link } = await invited(at, at.theirs.email)
      return () => accept(at, link)
    },
  ],
]

const verifications: Tries = [
  [
    'a verification twice',
    [409, 'link-used'],
    async at => {
      const { link } = await signedUp(at)
      await verify(at, link)
      return () => verify(at, link)
    },
  ],
  [
    'a verification after a day',
    [409, 'link-expired'],
    async at => {
      const { link } = await signedUp(at)
      at.later(day)
      return () => verify(at, link)
    },
  ],
  [
    'a verification without the sign-up’s password',
    [422, 'sign-up-password'],
    async at => {
      const { link } = await signedUp(at)
      return () => verify(at, link, 'Guess-Anchor-1')
    },
  ],
  [
    'a sign-up that nobody approved, to sign in',
    [403, 'sign-up-waiting'],
    async at => {
      const { email, link } = await signedUp(at)
      await verify(at, link)
      return () => at.post(paths.session, { email, password: chosen })
    },
  ],
]

export const byLink: readonly Attempt[] = [...resets, ...invitations, ...verifications].map(
  ([what, refused, prepare]) => ({ name: `somebody uses ${what}`, refused, prepare }),
)
