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
import { changesOf, recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal, requireAllowed } from '../../http/refusal.ts'
import { actorOf, type Session } from '../../session/session.ts'
import { fieldsOf as fieldsOfRaffle } from '../fields.ts'
import { settleTerms, soldOf } from '../terms.ts'
import { joinDraw } from './dates.ts'
import { prizeById } from './read.ts'

export interface PrizeWriting {
  session: Session
  at: Date
  raffle: { id: string; organizationId: string; status: RaffleStatus }
  /** Why, in the editing person's words. */
  reason?: string | undefined
}

/** The raffle's sales are held by the caller's transaction, so that no list is locked meanwhile. */
export async function createPrize(
  transaction: Transaction<Database>,
  fields: PrizeFields,
  { session, at, raffle }: PrizeWriting,
): Promise<Prize> {
  if (raffle.status === 'closed') throw new Refusal(409, 'raffle-closed')
  const { cutoffAt, drawDate, ...columns } = fields
  const actor = actorOf(session)
  const dates = { cutoffAt: instant(cutoffAt), drawAt: instant(drawDate) }
  const drawId = await joinDraw(transaction, raffle.id, dates, { at, actor })
  const { position } = await transaction
    .selectFrom('prizes')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('raffleId', '=', raffle.id)
    .executeTakeFirstOrThrow()
  const { id } = await transaction
    .insertInto('prizes')
    .values({
      ...columns,
      raffleId: raffle.id,
      drawId,
      category: 'prize',
      position: (position ?? 0) + 1,
      createdAt: at,
      changedAt: at,
      changedBy: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await log(transaction, { session, at, raffle }, id, 'created', { before: null, after: fields })
  return wholePrize(transaction, id)
}

/** Changed fields only. What is drawn is fixed by a lock (core's `PrizeAction`); the other fields never are. */
export async function changePrize(
  transaction: Transaction<Database>,
  prize: Prize,
  change: Partial<PrizeFields>,
  writing: PrizeWriting,
): Promise<Prize> {
  const { session, at, raffle } = writing
  const next = { ...prize, ...change }
  const moved = next.cutoffAt !== prize.cutoffAt || next.drawDate !== prize.drawDate
  const declares = prize.category === 'jackpot' && next.valueCents !== prize.valueCents
  const redrawn =
    moved || next.quantity !== prize.quantity || next.winnersStayIn !== prize.winnersStayIn
  const action: PrizeAction = redrawn || declares ? 'move' : 'edit'
  const circumstances = { roles: session.roles, raffleStatus: raffle.status }
  requireAllowed(decidePrize(action, prize, circumstances))
  requireAllowed(decideQuantity(next.quantity, prize))
  if (moved) requireAllowed(decideDates(prize, await soldOf(transaction, raffle.id)))
  if (declares) await declareJackpot(transaction, prize, next.valueCents, writing)
  const actor = actorOf(session)
  const dates = { cutoffAt: instant(next.cutoffAt), drawAt: instant(next.drawDate) }
  const drawId = moved ? await joinDraw(transaction, raffle.id, dates, { at, actor }) : prize.drawId
  const { name, description, sponsor, valueCents, quantity, winnersStayIn } = next
  const isJackpot = prize.category === 'jackpot'
  await transaction
    .updateTable('prizes')
    .set({
      name,
      description,
      sponsor,
      quantity,
      winnersStayIn,
      drawId,
      // A jackpot's value is the pot's, or the raffle's declared one.
      ...(isJackpot ? {} : { valueCents }),
      version: prize.version + 1,
      changedAt: at,
      changedBy: actor.userId,
    })
    .where('id', '=', prize.id)
    .execute()
  const after = await wholePrize(transaction, prize.id)
  const changes = changesOf(fieldsOf(prize), fieldsOf(after))
  if (changes.after) await log(transaction, writing, prize.id, 'changed', changes)
  return after
}

export async function deletePrize(
  transaction: Transaction<Database>,
  prize: Prize,
  writing: PrizeWriting,
): Promise<void> {
  const { session, raffle } = writing
  const circumstances = { roles: session.roles, raffleStatus: raffle.status }
  requireAllowed(decidePrize('delete', prize, circumstances))
  await transaction.deleteFrom('prizes').where('id', '=', prize.id).execute()
  await sql`
    update prizes set position = position - 1
    where raffle_id = ${raffle.id} and position > ${prize.order}
  `.execute(transaction)
  await log(transaction, writing, prize.id, 'deleted', { before: fieldsOf(prize), after: null })
}

/** @throws Refusal 422 when these aren't all the raffle's prizes, each once */
export async function reorderPrizes(
  transaction: Transaction<Database>,
  prizes: readonly Prize[],
  order: readonly string[],
  writing: PrizeWriting,
): Promise<void> {
  const { raffle } = writing
  if (raffle.status === 'closed') throw new Refusal(409, 'raffle-closed')
  const known = new Set(prizes.map(({ id }) => id))
  const given = new Set(order)
  if (given.size !== order.length || given.size !== known.size || order.some(id => !known.has(id)))
    throw new Refusal(422, [{ code: 'invalid', field: 'order' }])
  const before = prizes.map(({ id }) => id)
  if (before.every((id, at) => id === order[at])) return
  await sql`
    update prizes set position = place
    from unnest(${[...order]}::uuid[]) with ordinality as wanted (id, place)
    where prizes.id = wanted.id
  `.execute(transaction)
  const names = (ids: readonly string[]) =>
    ids.map(id => prizes.find(prize => prize.id === id)?.name ?? '')
  await recordActivity(transaction, {
    organizationId: raffle.organizationId,
    raffleId: raffle.id,
    subject: { type: 'raffle', id: raffle.id },
    action: 'reordered',
    actor: actorOf(writing.session),
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
  { session, at, reason }: PrizeWriting,
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

function fieldsOf(prize: Prize): PrizeFields {
  const { name, description, sponsor, valueCents, quantity, cutoffAt, drawDate } = prize
  const { winnersStayIn } = prize
  return {
    name,
    description,
    sponsor,
    valueCents,
    quantity,
    cutoffAt,
    drawDate,
    winnersStayIn,
  }
}

async function wholePrize(transaction: Transaction<Database>, id: string): Promise<Prize> {
  const prize = await prizeById(transaction, id)
  if (!prize) throw new Refusal(404, 'not-found')
  return prize
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

function log(
  transaction: Transaction<Database>,
  { session, at, raffle, reason }: PrizeWriting,
  id: string,
  action: 'created' | 'changed' | 'deleted',
  content: { before: object | null; after: object | null },
): Promise<void> {
  return recordActivity(transaction, {
    organizationId: raffle.organizationId,
    raffleId: raffle.id,
    subject: { type: 'prize', id },
    action,
    actor: actorOf(session),
    at,
    comment: reason ?? null,
    ...content,
  })
}
