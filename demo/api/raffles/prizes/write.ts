import { sql, type Transaction } from 'kysely'
import { isJackpotEntered } from '../../../../src/core/raffles/jackpot.ts'
import type { Prize, PrizeFields } from '../../../../src/core/raffles/prizes/prize.ts'
import {
  decideDates,
  decidePrize,
  decideQuantity,
  type PrizeAction,
} from '../../../../src/core/raffles/prizes/rules.ts'
import type { RaffleStatus } from '../../../../src/core/raffles/raffle.ts'
import { recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import type { RaffleWriting } from '../../http/records.ts'
import { Refusal, requireAllowed } from '../../http/refusal.ts'
import type { Session } from '../../session/session.ts'
import { fieldsOf as fieldsOfRaffle } from '../fields.ts'
import { settleTerms, soldOf } from '../terms.ts'
import { joinDraw, type PrizeDates } from './dates.ts'
import { prizes } from './read.ts'

export interface PrizeWriting extends RaffleWriting {
  session: Session
  raffleStatus: RaffleStatus
}

/** The raffle's sales are held by the caller's transaction, so that no list is locked meanwhile. */
export async function createPrize(
  transaction: Transaction<Database>,
  fields: PrizeFields,
  writing: PrizeWriting,
): Promise<Prize> {
  const { raffleId, raffleStatus } = writing
  if (raffleStatus === 'closed') throw new Refusal(409, 'raffle-closed')
  const drawId = await joinDraw(transaction, raffleId, datesOf(fields), writing)
  const { position } = await transaction
    .selectFrom('prizes')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('raffleId', '=', raffleId)
    .executeTakeFirstOrThrow()
  const own = { drawId, category: 'prize', position: (position ?? 0) + 1 }
  return prizes.create(transaction, fields, writing, own)
}

/** Changed fields only. What is drawn is fixed by a lock (core's `PrizeAction`); the other fields never are. */
export async function changePrize(
  transaction: Transaction<Database>,
  prize: Prize,
  change: Partial<PrizeFields>,
  writing: PrizeWriting,
): Promise<Prize> {
  const { session, raffleId, raffleStatus } = writing
  const next = { ...prize, ...change }
  const moved = next.cutoffAt !== prize.cutoffAt || next.drawDate !== prize.drawDate
  const isJackpot = prize.category === 'jackpot'
  const declares = isJackpot && next.valueCents !== prize.valueCents
  const redrawn =
    moved || next.quantity !== prize.quantity || next.winnersStayIn !== prize.winnersStayIn
  const action: PrizeAction = redrawn || declares ? 'move' : 'edit'
  const circumstances = { roles: session.roles, raffleStatus }
  requireAllowed(decidePrize(action, prize, circumstances))
  requireAllowed(decideQuantity(next.quantity, prize))
  if (moved) requireAllowed(decideDates(prize, await soldOf(transaction, raffleId)))
  if (declares) await declareJackpot(transaction, prize, next.valueCents, writing)
  const drawId = moved
    ? await joinDraw(transaction, raffleId, datesOf(next), writing)
    : prize.drawId
  // A jackpot's value is the pot's, or the raffle's declared one.
  const { valueCents, ...others } = change
  const own = moved || declares ? { drawId } : {}
  return prizes.change(transaction, prize, isJackpot ? others : change, writing, own)
}

export async function deletePrize(
  transaction: Transaction<Database>,
  prize: Prize,
  writing: PrizeWriting,
): Promise<void> {
  const { session, raffleId, raffleStatus } = writing
  const circumstances = { roles: session.roles, raffleStatus }
  requireAllowed(decidePrize('delete', prize, circumstances))
  await prizes.remove(transaction, prize, writing)
  await sql`
    update prizes set position = position - 1
    where raffle_id = ${raffleId} and position > ${prize.order}
  `.execute(transaction)
}

/** @throws Refusal 422 when these aren't all the raffle's prizes, each once */
export async function reorderPrizes(
  transaction: Transaction<Database>,
  all: readonly Prize[],
  order: readonly string[],
  writing: PrizeWriting,
): Promise<void> {
  const { organizationId, raffleId, raffleStatus } = writing
  if (raffleStatus === 'closed') throw new Refusal(409, 'raffle-closed')
  const known = new Set(all.map(({ id }) => id))
  const given = new Set(order)
  if (given.size !== order.length || given.size !== known.size || order.some(id => !known.has(id)))
    throw new Refusal(422, [{ code: 'invalid', field: 'order' }])
  const before = all.map(({ id }) => id)
  if (before.every((id, at) => id === order[at])) return
  await sql`
    update prizes set position = place
    from unnest(${[...order]}::uuid[]) with ordinality as wanted (id, place)
    where prizes.id = wanted.id
  `.execute(transaction)
  const names = (ids: readonly string[]) =>
    ids.map(id => all.find(prize => prize.id === id)?.name ?? '')
  await recordActivity(transaction, {
    organizationId,
    raffleId,
    subject: { type: 'raffle', id: raffleId },
    action: 'reordered',
    actor: writing.actor,
    at: writing.at,
    before: { order: names(before) },
    after: { order: names(order) },
  })
}

/**
 * The jackpot's value is the raffle's own, where staff enter that: a pot's follows from its sales.
 *
 * @throws Refusal 422 where it is computed, or a reason is missing; 403 where lowering it takes somebody else
 */
async function declareJackpot(
  transaction: Transaction<Database>,
  prize: Prize,
  actualJackpotCents: number,
  { session, at, comment: reason }: PrizeWriting,
): Promise<void> {
  const raffle = await transaction
    .selectFrom('raffles')
    .selectAll()
    .where('id', '=', prize.eventId)
    .executeTakeFirstOrThrow()
  const before = fieldsOfRaffle(raffle)
  if (!isJackpotEntered(before.settings))
    throw new Refusal(422, [{ code: 'jackpot-computed', field: 'valueCents' }])
  const after = { ...before, actualJackpotCents }
  const edit = { raffleId: raffle.id, before, after, session, at, reason }
  await settleTerms(transaction, edit, () => 'valueCents')
  await transaction
    .updateTable('raffles')
    .set(({ eb }) => ({
      declaredJackpotCents: actualJackpotCents,
      version: eb('version', '+', 1),
      changedAt: at,
      changedBy: session.user.id,
    }))
    .where('id', '=', raffle.id)
    .execute()
}

function datesOf({ cutoffAt, drawDate }: Pick<PrizeFields, 'cutoffAt' | 'drawDate'>): PrizeDates {
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  return { cutoffAt: instant(cutoffAt), drawAt: instant(drawDate) }
}
