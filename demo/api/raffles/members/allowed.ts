import type { Transaction } from 'kysely'
import { decideMembers, type MemberAction } from '../../../../src/core/raffles/members/rules.ts'
import type { ApiContext } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { actorOf, type Session } from '../../session/session.ts'
import { requireAllowed } from '../draws/allowed.ts'
import { requireRaffle } from '../reach.ts'
import { holdMembers, type MemberWriting } from './write.ts'

/** Holds a raffle's members and refuses what the rules refuse. @throws Refusal 404, 403, 409 `raffle-closed` */
export async function beginWriting(
  transaction: Transaction<Database>,
  { api, session }: { api: ApiContext; session: Session },
  raffleId: string,
  action: MemberAction = 'raffles:edit',
): Promise<MemberWriting> {
  await holdMembers(transaction, raffleId)
  const raffle = await requireRaffle(transaction, session, raffleId, action)
  requireAllowed(decideMembers({ roles: session.roles, raffleStatus: raffle.status }, action))
  return { raffle, at: api.now(), actor: actorOf(session) }
}
