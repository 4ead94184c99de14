import { randomUUID } from 'node:crypto'
import { seedPeople } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { addMember } from '../../support/add-member.ts'
import type { Ground } from '../every-call/ground.ts'
import type { Answered } from '../support.ts'

/** One way to come to more than one was given. */
export interface Attempt {
  name: string
  /** Makes all that it needs; what it answers is the attempt itself. */
  prepare(at: Place): Promise<() => Promise<Answered>>
  refused: readonly [status: number, code: string]
  /** The organization's own log tells of it, too. */
  isTold?: boolean
}

/** The ground of the walk over every call, and what attempts do there again and again. */
export interface Place extends Ground {
  /** Somebody new of our organization. */
  person(...roles: Role[]): Promise<{ id: string; email: string; token: string }>
  /** From a network of its own, under a key of its own. */
  post(path: string, body: object, token?: string): Promise<Answered>
  change(token: string, id: string, body: object, organizationId?: string): Promise<Answered>
  later(seconds: number): void
}

export function placeOn(ground: Ground): Place {
  const { api, ours } = ground
  let posted = 0
  return {
    ...ground,
    async person(...roles) {
      const { id, email } = await addMember(api, { organizationId: ours.id, roles })
      return { id, email, token: await api.signIn('account owner', email) }
    },
    post(path, body, token) {
      posted += 1
      const network = { 'x-forwarded-for': `198.51.${posted >> 8}.${posted & 255}` }
      const headers = { ...network, 'idempotency-key': randomUUID() }
      return api.ask('POST', path, { body, headers, ...(token !== undefined && { token }) })
    },
    change(token, id, body, organizationId = ours.id) {
      const path = `${addressOf(userCalls.change.path, { id })}?organizationId=${organizationId}`
      return api.ask('PATCH', path, { token, body: { version: 1, ...body } })
    },
    later(seconds) {
      api.now = new Date(api.now.getTime() + seconds * 1000)
    },
  }
}

/** The seed's person of a role. */
export const idOf = (role: Role) => seedPeople.find(({ roles }) => roles.includes(role))?.id ?? ''

export const dataOf = ({ json }: Answered) => (json as { data: Record<string, unknown> }).data

/** The link in the last letter to somebody. */
export async function linkTo({ api }: Place, email: string): Promise<string> {
  const letter = await api.db
    .selectFrom('emails')
    .select('textBody')
    .where('recipient', '=', email)
    .where('textBody', 'like', '%rdl_%')
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /rdl_[\w-]{43}/.exec(letter.textBody)?.[0] ?? ''
}
