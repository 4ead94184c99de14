/** Who changes people, while nobody else changes people of the same organization. */
import type { Transaction } from 'kysely'
import type { Access } from '../../../src/core/contract.ts'
import { needsReason } from '../../../src/core/staff-reasons/rules.ts'
import type { ApiContext } from '../context.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { reachedOrganization, requireAccess } from '../session/guard.ts'
import { holdSession, rolesOf, type Session } from '../session/session.ts'
import { writableWithout } from '../staff-reasons/held.ts'

interface Asking {
  api: Pick<ApiContext, 'now'>
  session: Session
  transaction: Transaction<Database>
}

/** Until the transaction ends nobody else changes who belongs to an organization, and as what. */
export function holdPeople(
  transaction: Transaction<Database>,
  organizationId: string,
): Promise<void> {
  return waitInQueue(transaction, 'people', organizationId)
}

/**
 * Who asks, as they stand once it is their turn: their own session, their roles or their reason may have been taken since the
 * call came in. @throws Refusal 401, 403
 */
export async function standing(
  asking: Asking,
  access: Exclude<Access, string>,
  organizationId: string,
): Promise<Session> {
  const { transaction, session } = asking
  await reachedOrganization(transaction, session, 'users:manage', organizationId)
  await holdPeople(transaction, organizationId)
  const by = await asOfNow(asking, access)
  await reachedOrganization(transaction, by, 'users:manage', organizationId)
  return by
}

/** The session, held, with the roles and the reasons that it has now. @throws Refusal 401, 403 */
async function asOfNow(
  { api, session, transaction }: Asking,
  access: Exclude<Access, string>,
): Promise<Session> {
  await holdSession(transaction, session.id, api.now())
  const roles = await rolesOf(transaction, session.user.id, session.organization.id)
  const by = { ...session, roles }
  requireAccess(by, access)
  if (!needsReason(by, access.action)) return by
  return { ...by, writable: await writableWithout({ ...api, db: transaction }, session) }
}
