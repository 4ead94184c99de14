import type { Kysely, Transaction } from 'kysely'
import { decisionOf } from '../../../../src/core/decision.ts'
import { decideStep } from '../../../../src/core/raffles/draws/rules.ts'
import { winnerCalls } from '../../../../src/core/raffles/winners/calls.ts'
import { againstConfirmedPick } from '../../../../src/core/raffles/winners/rules.ts'
import { allowLong } from '../../database/limits.ts'
import type { Database } from '../../database/schema.ts'
import { once } from '../../http/idempotency.ts'
import { Refusal, requireAllowed } from '../../http/refusal.ts'
import { type At, answers } from '../../http/routes.ts'
import { actorOf } from '../../session/session.ts'
import { type DrawContext, findDraw, holdDraw } from '../draws/context.ts'
import { factsOf, type StepBy } from '../draws/steps.ts'
import { stubFigures } from '../draws/stub-figures.ts'
import { requireWitness } from '../draws/witness.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { changeWinner } from './decide.ts'
import { type DrawnStub, enterStub } from './drawn-stub.ts'
import { type PickBy, type PrizeToPick, pickNext } from './pick.ts'
import { planMilliseconds } from './plan.ts'
import { findWinner, readWinners } from './read.ts'

type Body = At<typeof winnerCalls.pick>['body']

/** What a barrel gave, once its witnesses are looked at. */
type DrawnBody = Pick<Body, 'ticketNumber' | 'validationCode'> &
  Pick<DrawnStub, 'witnesses' | 'anotherPerson'>

const pick = answers(
  winnerCalls.pick,
  'Picks a winner of a prize. Above one, the server makes the picks one by one after it has answered. With status=confirmed and every check, the winner is verified and confirmed at once, where no second person is asked.',
  async incoming => {
    const { api, session, language, query, body } = incoming
    const eventId = query.eventId ?? body.eventId
    if (eventId === undefined) throw new Refusal(422, [{ code: 'required', field: 'eventId' }])
    const lane = await raffleOf(incoming, 'raffles', eventId)
    const reply = await once(incoming, lane, async transaction => {
      await allowLong(transaction, planMilliseconds)
      await requireRaffle(transaction, session, eventId, 'raffles:draw')
      const { drawId, ...prize } = await findPrize(transaction, eventId, query.prizeId)
      const found = await findDraw(transaction, session, drawId, 'raffles:draw')
      const draw = await holdDraw(transaction, found)
      const by = { at: api.now(), actor: actorOf(session) }
      const { quantity } = query
      const stubs = draw.drawType === 'barrel' ? await stubFigures(transaction, draw) : null
      const facts = { ...(await factsOf(transaction, draw)), stubs }
      const progress = await picksOf(transaction, prize.id)
      const circumstances = { roles: session.roles, now: by.at, prize: progress, quantity }
      const decision = decideStep('pick', facts, circumstances)
      const pick = { secondPersonConfirms: draw.confirmedByTwo, quantity, checks: body.checks }
      const against = query.status === 'confirmed' ? againstConfirmedPick(pick) : []
      requireAllowed(decisionOf([...(decision.allowed ? [] : decision.reasons), ...against]))
      const { witnesses: names, anotherPerson } = body
      const named = { names, field: 'witnesses' as const, anotherPerson }
      const watched = await requireWitness(transaction, draw, session, named)
      const { anotherPerson: _, ...drawn } = body
      const stub = { ...drawn, ...watched }
      const ids = await makePicks(transaction, draw, prize, by, { quantity, stub })
      if (query.status === 'confirmed')
        for (const winnerId of ids)
          await confirmAtOnce(transaction, draw, winnerId, body, { session, at: by.at })
      return {
        status: 201,
        json: { data: await readWinners(transaction, ids, { session, language }) },
      }
    })
    if (query.quantity > 1) api.picks.wake()
    return reply
  },
)

/** What Verify and Confirm would do, one after the other. */
async function confirmAtOnce(
  transaction: Transaction<Database>,
  draw: DrawContext,
  winnerId: string,
  { checks, note }: Pick<Body, 'checks' | 'note'>,
  by: StepBy,
): Promise<void> {
  for (const change of [
    { status: 'verified', checks } as const,
    { status: 'confirmed' } as const,
  ]) {
    const row = await findWinner(transaction, by.session, winnerId)
    await changeWinner(transaction, draw, row, { ...change, note }, by)
  }
}

/** The picks made at once: one, or none of a batch, which the worker makes. */
async function makePicks(
  transaction: Transaction<Database>,
  draw: DrawContext,
  prize: PrizeToPick,
  by: PickBy,
  { quantity, stub }: { quantity: number; stub: DrawnBody },
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
      requestedByKey: by.actor?.embedKeyId ?? null,
      requestedAt: by.at,
    })
    .execute()
  return []
}

function drawnStub({ ticketNumber, validationCode, ...watched }: DrawnBody): DrawnStub {
  if (ticketNumber === undefined)
    throw new Refusal(422, [{ code: 'required', field: 'ticketNumber' }])
  if (validationCode === undefined)
    throw new Refusal(422, [{ code: 'required', field: 'validationCode' }])
  if (watched.witnesses.length === 0)
    throw new Refusal(422, [{ code: 'required', field: 'witnesses' }])
  const { witnesses, anotherPerson } = watched
  return { ticketNumber, validationCode, witnesses, ...(anotherPerson && { anotherPerson }) }
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

export const pickRoutes = [pick]
