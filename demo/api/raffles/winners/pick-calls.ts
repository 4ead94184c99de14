import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { decideStep } from '../../../../src/core/raffles/draws/rules.ts'
import { CountSchema } from '../../../../src/core/raffles/money-and-time.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { WinnerSchema } from '../../../../src/core/raffles/winners/winner.ts'
import type { Database } from '../../database/schema.ts'
import { defineCall } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireAllowed } from '../draws/allowed.ts'
import { type DrawContext, findDraw, holdDraw } from '../draws/context.ts'
import { factsOf } from '../draws/steps.ts'
import { stubFigures } from '../draws/stub-figures.ts'
import { requireRaffle } from '../reach.ts'
import { enterStub } from './drawn-stub.ts'
import { type PickBy, type PrizeToPick, pickNext } from './pick.ts'
import { readWinners } from './read.ts'

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase())

const BodySchema = v.strictObject({
  /** Section 7: "with eventId (and prizeId, quantity, status as query)"; the query may name it as well. */
  eventId: v.optional(id),
  /** Of a barrel: the number on the stub that was drawn. */
  ticketNumber: v.optional(CountSchema),
  validationCode: v.optional(v.pipe(v.string(), v.maxLength(40))),
  witnesses: v.optional(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))), []),
})

const QuerySchema = v.object({
  eventId: v.optional(id),
  /** Default: the raffle's jackpot or grand prize. */
  prizeId: v.optional(id),
  quantity: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(1000)),
    '1',
  ),
  status: v.optional(v.picklist(['picked']), 'picked'),
})

const pick = defineCall(
  {
    method: 'post',
    path: rafflePaths.winners,
    summary:
      'Picks a winner of a prize. Above one, the server makes the picks one by one after it has answered.',
    chosenHere: false,
    access: { action: 'raffles:draw', embed: 'raffles:draw' },
    query: QuerySchema,
    body: BodySchema,
    answer: v.object({ data: v.array(WinnerSchema) }),
  },
  async ({ api, session, language, query, body, header }) => {
    const eventId = query.eventId ?? body.eventId
    if (eventId === undefined) throw new Refusal(422, [{ code: 'required', field: 'eventId' }])
    await requireRaffle(api.db, session, eventId, 'raffles:draw')
    const { drawId, ...prize } = await findPrize(api.db, eventId, query.prizeId)
    const found = await findDraw(api.db, session, drawId, 'raffles:draw')
    const key = header('idempotency-key')
    const request = { userId: session.user.id, key, call: 'pick', body: { ...query, ...body } }
    const reply = await once(api.db, request, async transaction => {
      const draw = await holdDraw(transaction, found)
      const by = { at: api.now(), actor: { userId: session.user.id } }
      const { quantity } = query
      const stubs = draw.drawType === 'barrel' ? await stubFigures(transaction, draw) : null
      const facts = { ...(await factsOf(transaction, draw)), stubs }
      const progress = await picksOf(transaction, prize.id)
      const circumstances = { roles: session.roles, now: by.at, prize: progress, quantity }
      requireAllowed(decideStep('pick', facts, circumstances))
      const ids = await makePicks(transaction, draw, prize, by, { quantity, stub: body })
      return {
        status: 201,
        json: { data: await readWinners(transaction, ids, { session, language }) },
      }
    })
    if (query.quantity > 1) api.picks.wake()
    return reply
  },
)

/** The picks made at once: one, or none of a batch, which the worker makes. */
async function makePicks(
  transaction: Transaction<Database>,
  draw: DrawContext,
  prize: PrizeToPick,
  by: PickBy,
  { quantity, stub }: { quantity: number; stub: v.InferOutput<typeof BodySchema> },
): Promise<string[]> {
  if (draw.drawType === 'barrel') {
    if (quantity > 1) throw new Refusal(422, [{ code: 'invalid', field: 'quantity' }])
    return [await enterStub(transaction, draw, prize, by, drawnStub(stub))]
  }
  if (quantity === 1) return [await pickNext(transaction, draw, prize, by)]
  const underWay = await transaction
    .selectFrom('pickBatches')
    .select('id')
    .where('prizeId', '=', prize.id)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  if (underWay) throw new Refusal(409, 'batch-under-way')
  await transaction
    .insertInto('pickBatches')
    .values({
      prizeId: prize.id,
      drawId: draw.id,
      wanted: quantity,
      requestedBy: by.actor?.userId ?? null,
      requestedAt: by.at,
    })
    .execute()
  return []
}

function drawnStub({ ticketNumber, validationCode, witnesses }: v.InferOutput<typeof BodySchema>) {
  if (ticketNumber === undefined)
    throw new Refusal(422, [{ code: 'required', field: 'ticketNumber' }])
  if (validationCode === undefined)
    throw new Refusal(422, [{ code: 'required', field: 'validationCode' }])
  if (witnesses.length === 0) throw new Refusal(422, [{ code: 'required', field: 'witnesses' }])
  return { ticketNumber, validationCode, witnesses }
}

async function findPrize(db: Kysely<Database>, eventId: string, prizeId: string | undefined) {
  const prizes = db
    .selectFrom('prizes')
    .select(['id', 'drawId', 'category'])
    .where('raffleId', '=', eventId)
  const prize = await (prizeId === undefined
    ? prizes.where('category', '=', 'jackpot')
    : prizes.where('id', '=', prizeId)
  ).executeTakeFirst()
  if (!prize) throw new Refusal(404, 'not-found')
  return prize
}

async function picksOf(transaction: Transaction<Database>, prizeId: string) {
  const { quantity } = await transaction
    .selectFrom('prizes')
    .select('quantity')
    .where('id', '=', prizeId)
    .executeTakeFirstOrThrow()
  const { standing } = await transaction
    .selectFrom('winners')
    .select(({ fn }) => fn.countAll<number>().as('standing'))
    .where('prizeId', '=', prizeId)
    .where('status', '!=', 'rejected')
    .executeTakeFirstOrThrow()
  const batch = await transaction
    .selectFrom('pickBatches')
    .select(['wanted', 'done'])
    .where('prizeId', '=', prizeId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  const picksPending = batch ? batch.wanted - batch.done : 0
  return { quantity, picksCompleted: standing, picksPending }
}

export const pickCalls = [pick]
