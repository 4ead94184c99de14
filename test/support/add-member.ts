import { randomUUID } from 'node:crypto'
import type { Role } from '../../src/core/session/role.ts'
import type { TestApi } from '../api/support.ts'

export interface Member {
  organizationId: string
  roles?: readonly Role[]
  name?: string
  suspendedAt?: Date | null
  lastSeenAt?: Date | null
}

/** Somebody new, who has the password of everybody. @returns their id and email */
export async function addMember({ db, now }: Pick<TestApi, 'db' | 'now'>, member: Member) {
  const { organizationId, roles = ['In Person Sales'], name = 'Nadia Okafor' } = member
  const email = `${randomUUID()}@example.org`
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: userId } = await db
    .insertInto('users')
    .values({ name, email, passwordHash, locale: 'en', organizationId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { suspendedAt = null, lastSeenAt = null } = member
  await db
    .insertInto('memberships')
    .values({ userId, organizationId, createdAt: now, suspendedAt, lastSeenAt })
    .execute()
  const held = roles.map(role => ({ userId, organizationId, role }))
  await db.insertInto('membershipRoles').values(held).execute()
  return { id: userId, email }
}
