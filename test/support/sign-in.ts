import { seedSignIns } from '../../demo/api/seed/people.ts'
import type { Role } from '../../src/core/session/role.ts'
import type { SignedIn } from '../../src/core/session/sign-in.ts'
import { paths } from './paths.ts'

/** Signs in over the API as the seed's person of a role. */
export async function signIn(url: string, role: Role = 'account owner'): Promise<SignedIn> {
  const person = seedSignIns.find(candidate => candidate.role === role)
  if (!person) throw new Error(`The seed has nobody who is ${role}`)
  const answer = await fetch(url + paths.session, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  if (!answer.ok) throw new Error(`Signing in as ${role} answered ${answer.status}`)
  return ((await answer.json()) as { data: SignedIn }).data
}
