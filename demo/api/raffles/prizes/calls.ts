import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import {
  type Prize,
  PrizeFieldsSchema,
  PrizeSchema,
  TicketCountSchema,
} from '../../../../src/core/raffles/prizes/prize.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import type { ApiContext } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { ok } from '../../http/answers.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { listAnswer, pagingEntries } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { isUuid } from '../../http/uuid.ts'
import type { Session } from '../../session/session.ts'
import { findDraw, holdRaffle } from '../draws/context.ts'
import { ticketsOf } from '../draws/stub-figures.ts'
import { editReason, nullableInstant, storableCents } from '../input.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { requireVersion, versionQuery } from '../stale.ts'
import { prizeById, prizesOf } from './read.ts'
import { changePrize, createPrize, deletePrize, type PrizeWriting, reorderPrizes } from './write.ts'

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase())
const reads = { action: 'raffles:read', embed: 'raffles:read' } as const
const edits = { action: 'raffles:edit', embed: 'raffles:edit' } as const
const answer = v.object({ data: PrizeSchema })

/** As far as the product can keep and show. */
const entries = {
  ...PrizeFieldsSchema.entries,
  valueCents: storableCents,
  cutoffAt: nullableInstant,
  drawDate: nullableInstant,
}
const NewPrizeSchema = v.strictObject({
  eventId: id,
  ...entries,
  description: v.optional(entries.description, ''),
  sponsor: v.optional(entries.sponsor, ''),
  valueCents: v.optional(entries.valueCents, 0),
  quantity: v.optional(entries.quantity, 1),
  cutoffAt: v.optional(entries.cutoffAt, null),
  drawDate: v.optional(entries.drawDate, null),
  winnersStayIn: v.optional(entries.winnersStayIn, true),
})

const listPrizes = defineCall(
  {
    method: 'get',
    path: rafflePaths.prizes,
    summary: 'The prizes of a raffle, in their order.',
    chosenHere: false,
    access: reads,
    query: v.object({ ...pagingEntries, eventId: id }),
    answer: listAnswer(PrizeSchema),
  },
  async ({ api, session, query }) => {
    await requireRaffle(api.db, session, query.eventId, 'raffles:read')
    const all = await prizesOf(api.db, query.eventId)
    const from = (query.page - 1) * query.pageSize
    const data = all.slice(from, from + query.pageSize)
    const cursors = { nextCursor: null, previousCursor: null }
    return { json: { data, paging: { ...cursors, total: all.length, totalCapped: false } } }
  },
)

const addPrize = defineCall(
  {
    method: 'post',
    path: rafflePaths.prizes,
    summary: 'Adds a prize at the end of the raffle’s list.',
    chosenHere: false,
    access: edits,
    body: NewPrizeSchema,
    answer,
  },
  async incoming => {
    const { api, session, body } = incoming
    const { eventId, ...fields } = body
    const lane = await raffleOf(incoming, 'raffles', eventId)
    return once(incoming, lane, async transaction => {
      const writing = await holdPrizes(transaction, api, session, eventId)
      return { status: 201, json: { data: await createPrize(transaction, fields, writing) } }
    })
  },
)

const reorder = defineCall(
  {
    method: 'patch',
    path: rafflePaths.prizes,
    summary: 'Puts a raffle’s prizes in an order; all of them are named.',
    chosenHere: false,
    access: edits,
    body: v.strictObject({ eventId: id, order: v.array(id) }),
    answer: v.object({ data: v.array(PrizeSchema) }),
  },
  async ({ api, session, body }) => {
    const raffle = await requireRaffle(api.db, session, body.eventId, 'raffles:edit')
    const data = await api.write(raffle.id, async transaction => {
      const writing = await holdPrizes(transaction, api, session, raffle.id)
      const before = await prizesOf(transaction, raffle.id)
      await reorderPrizes(transaction, before, body.order, writing)
      return prizesOf(transaction, raffle.id)
    })
    return ok(data)
  },
)

const getPrize = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.prize),
    summary: 'One prize.',
    chosenHere: false,
    access: reads,
    answer,
  },
  async ({ api, session, param }) =>
    ok(await findPrize(api.db, session, param('id'), 'raffles:read')),
)

const patchPrize = defineCall(
  {
    method: 'patch',
    path: patternOf(rafflePaths.prize),
    summary: 'Changes a prize. Other dates move it to the draw of those dates.',
    chosenHere: false,
    access: edits,
    body: v.strictObject({
      version: v.pipe(v.number(), v.integer()),
      reason: editReason,
      ...v.partial(v.object(entries)).entries,
    }),
    answer,
  },
  async ({ api, session, param, body }) => {
    const { version, reason, ...change } = body
    const found = await findPrize(api.db, session, param('id'), 'raffles:edit')
    const data = await api.write(found.eventId, async transaction => {
      const writing = await holdPrizes(transaction, api, session, found.eventId)
      const prize = await currentPrize(transaction, found.id)
      await requireVersion(transaction, 'prizes', prize, version)
      return changePrize(transaction, prize, given(change), { ...writing, reason })
    })
    return ok(data)
  },
)

const removePrize = defineCall(
  {
    method: 'delete',
    path: patternOf(rafflePaths.prize),
    summary: 'Deletes a prize that nobody was picked for. The jackpot is never deleted.',
    chosenHere: false,
    access: edits,
    query: v.object(versionQuery),
    answer: null,
  },
  async incoming => {
    const { api, session, param, query } = incoming
    const lane = await raffleOf(incoming, 'prizes', param('id'))
    return once(incoming, lane, async transaction => {
      const found = await findPrize(transaction, session, param('id'), 'raffles:edit')
      const writing = await holdPrizes(transaction, api, session, found.eventId)
      const prize = await currentPrize(transaction, found.id)
      await requireVersion(transaction, 'prizes', prize, query.version)
      await deletePrize(transaction, prize, writing)
      return { json: null }
    })
  },
)

const countTickets = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.prizeTicketCount),
    summary: 'How many tickets take part in the prize’s draw: those locked, or those eligible now.',
    chosenHere: false,
    access: reads,
    answer: v.object({ data: TicketCountSchema }),
  },
  async ({ api, session, param }) => {
    const prize = await findPrize(api.db, session, param('id'), 'raffles:read')
    const draw = await findDraw(api.db, session, prize.drawId)
    return ok({ count: await ticketsOf(api.db, draw) })
  },
)

/** @throws Refusal 404, 403 */
async function findPrize(
  db: Kysely<Database>,
  session: Session,
  prizeId: string,
  action: 'raffles:read' | 'raffles:edit',
): Promise<Prize> {
  const prize = isUuid(prizeId) ? await prizeById(db, prizeId) : undefined
  if (!prize) throw new Refusal(404, 'not-found')
  await requireRaffle(db, session, prize.eventId, action)
  return prize
}

/** Holds the raffle's sales, so that no list of its draws is locked meanwhile, and reads it anew. */
async function holdPrizes(
  transaction: Transaction<Database>,
  api: ApiContext,
  session: Session,
  raffleId: string,
): Promise<PrizeWriting> {
  await holdRaffle(transaction, raffleId, 'sales')
  const raffle = await requireRaffle(transaction, session, raffleId, 'raffles:edit')
  return { session, at: api.now(), raffle }
}

async function currentPrize(transaction: Transaction<Database>, prizeId: string): Promise<Prize> {
  const prize = await prizeById(transaction, prizeId)
  if (!prize) throw new Refusal(404, 'not-found')
  return prize
}

/** What was sent; a field that was left out stays. */
function given<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }
}

export const prizeCalls = [
  listPrizes,
  addPrize,
  reorder,
  getPrize,
  patchPrize,
  removePrize,
  countTickets,
]
