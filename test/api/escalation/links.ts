import { randomUUID } from 'node:crypto'
import { resetCalls } from '../../../src/core/one-time-links/reset-calls.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { signUpCalls } from '../../../src/core/sign-up/calls.ts'
import { invitationCalls } from '../../../src/core/users/invitation.ts'
import { dataOf, linkTo, type Place } from './attempt.ts'

export const chosen = 'Quiet-Anchor-77'

/** Somebody is invited. */
export async function invited(at: Place, email = `${randomUUID()}@example.org`) {
  at.later(1)
  const roles: readonly Role[] = ['In Person Sales']
  const { id: organizationId } = at.ours
  const body = { organizationId, name: 'Hugo Sandvik', email, roles, language: 'en' }
  const answer = await at.post(invitationCalls.invite.path, body, at.ours.token)
  return { id: String(dataOf(answer).id), email, link: await linkTo(at, email) }
}

/** Somebody forgot their password. */
export async function forgot(at: Place) {
  const { id, email, token } = await at.person('raffle admin')
  const again = async () => {
    at.later(61)
    await at.post(resetCalls.request.path, { email })
    return linkTo(at, email)
  }
  return { id, email, token, again, link: await again() }
}

/** An organization signs up. */
export async function signedUp(at: Place) {
  at.later(1)
  const email = `${randomUUID()}@example.org`
  await at.post(signUpCalls.signUp.path, {
    country: 'CA',
    province: 'NS',
    organizationName: 'Gull Rock Rescue',
    charityNumber: '118800000RR0001',
    name: 'Eva Muise',
    email,
    password: chosen,
    language: 'en',
    timeZone: 'America/Halifax',
    consent: true,
  })
  return { email, link: await linkTo(at, email) }
}
