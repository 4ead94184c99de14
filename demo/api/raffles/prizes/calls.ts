import { type Kysely, sql, type Transaction } from 'kysely'
import { prizeCalls } from '../../../../src/core/raffles/prizes/calls.ts'
import type { Prize } from '../../../../src/core/raffles/prizes/prize.ts'
import type { ApiContext } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { readList } from '../../http/read-list.ts'
import { reads, writes } from '../../http/routes.ts'
import { actorOf, type Session } from '../../session/session.ts'
import { findDraw, holdRaffle } from '../draws/context.ts'
import { ticketsOf } from '../draws/stub-figures.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { type PrizeRow, prizeSource, prizes, prizesOf, viewPrize } from './read.ts'
import { changePrize, createPrize, deletePrize, type PrizeWriting, reorderPrizes } from './write.ts'

const listPrizes = reads(
  prizeCalls.list,
  'The prizes of a raffle, in their order.',
  async ({ api, session, query }) => {
    await requireRaffle(api.db, session, query.eventId, 'raffles:read')
    const own = sql<boolean>`prizes.raffle_id = ${query.eventId}`
    const { data, paging } = await readList<PrizeRow, typeof prizeCalls.list.list>(
      api.db,
      prizeSource,
      query,
      own,
    )
    return { data: data.map(viewPrize), paging }
  },
)

const addPrize = writes(
  prizeCalls.create,
  'Adds a prize at the end of the raffle’s list.',
  at => raffleOf(at, 'raffles', at.body.eventId),
  async at => {
    const { eventId, ...fields } = at.body
    return createPrize(at.transaction, fields, await holdPrizes(at, eventId))
  },
)

const reorder = writes(
  prizeCalls.reorder,
  'Puts a raffle’s prizes in an order; all of them are named.',
  at => raffleOf(at, 'raffles', at.body.eventId),
  async ({ body: { eventId, order }, ...at }) => {
    const writing = await holdPrizes(at, eventId)
    const before = await prizesOf(at.transaction, eventId)
    await reorderPrizes(at.transaction, before, order, writing)
    return prizesOf(at.transaction, eventId)
  },
)

const getPrize = reads(prizeCalls.get, 'One prize.', ({ api, session, params }) =>
  findPrize(api.db, session, params.id, 'raffles:read'),
)

const changeOne = writes(
  prizeCalls.change,
  'Changes a prize. Other dates move it to the draw of those dates.',
  at => raffleOf(at, 'prizes', at.params.id),
  async ({ params, body, ...at }) => {
    const { version, reason, ...change } = body
    const { id, eventId } = await findPrize(at.transaction, at.session, params.id, 'raffles:edit')
    const writing = await holdPrizes(at, eventId)
    const prize = await prizes.lock(at.transaction, id, version)
    return changePrize(at.transaction, prize, change, { ...writing, comment: reason })
  },
)

const removePrize = writes(
  prizeCalls.remove,
  'Deletes a prize that nobody was picked for. The jackpot is never deleted.',
  at => raffleOf(at, 'prizes', at.params.id),
  async ({ params, query, ...at }) => {
    const { id, eventId } = await findPrize(at.transaction, at.session, params.id, 'raffles:edit')
    const writing = await holdPrizes(at, eventId)
    const prize = await prizes.lock(at.transaction, id, query.version)
    await deletePrize(at.transaction, prize, writing)
  },
)

const countTickets = reads(
  prizeCalls.countTickets,
  'How many tickets take part in the prize’s draw: those locked, or those eligible now.',
  async ({ api, session, params }) => {
    const prize = await findPrize(api.db, session, params.id, 'raffles:read')
    const draw = await findDraw(api.db, session, prize.drawId)
    return { count: await ticketsOf(api.db, draw) }
  },
)

/** @throws Refusal 404, 403 */
async function findPrize(
  db: Kysely<Database>,
  session: Session,
  prizeId: string,
  action: 'raffles:read' | 'raffles:edit',
): Promise<Prize> {
  const prize = await prizes.find(db, prizeId)
  await requireRaffle(db, session, prize.eventId, action)
  return prize
}

/** Holds the raffle's sales, so that no list of its draws is locked meanwhile, and reads it anew. */
async function holdPrizes(
  { transaction, session, api }: Held,
  raffleId: string,
): Promise<PrizeWriting> {
  await holdRaffle(transaction, raffleId, 'sales')
  const raffle = await requireRaffle(transaction, session, raffleId, 'raffles:edit')
  const { id, organizationId, status: raffleStatus } = raffle
  const by = { session, actor: actorOf(session), at: api.now() }
  return { ...by, raffleId: id, organizationId, raffleStatus }
}

interface Held {
  transaction: Transaction<Database>
  session: Session
  api: Pick<ApiContext, 'now'>
}

export const prizeRoutes = [
  listPrizes,
  addPrize,
  reorder,
  getPrize,
  changeOne,
  removePrize,
  countTickets,
]
