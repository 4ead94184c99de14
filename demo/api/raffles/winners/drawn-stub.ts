import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { RefusalCode } from '../../http/messages.ts'
import { Refusal } from '../../http/refusal.ts'
import type { DrawContext } from '../draws/context.ts'
import { lockInForce, placeOf } from '../draws/locked-list.ts'
import { isValidationCode } from '../draws/validation-code.ts'
import { insertPick, type PickBy, type PrizeToPick } from './pick.ts'

export interface DrawnStub {
  ticketNumber: number
  validationCode: string
  witnesses: string[]
  /** One of them has a buyer's name, and is somebody else. */
  anotherPerson?: true
}

/**
 * Enters the stub that was drawn from the barrel. The caller's transaction holds the draw.
 *
 * @throws Refusal 409: the code is wrong, or of another raffle's stub; the number was never sold, void, unpaid,
 * bought too late, out of the pool or drawn already
 */
export async function enterStub(
  transaction: Transaction<Database>,
  draw: DrawContext,
  prize: PrizeToPick,
  by: PickBy,
  stub: DrawnStub,
): Promise<string> {
  const lock = await lockInForce(transaction, draw.id)
  if (!lock) throw new Refusal(409, 'not-locked')
  const { ticketNumber, validationCode, witnesses, anotherPerson } = stub
  if (!isValidationCode(draw.seed, ticketNumber, validationCode))
    throw refusedStub(await whyWrongCode(transaction, draw, stub), ticketNumber)
  const index = await placeOf(transaction, lock.id, ticketNumber)
  if (index === null)
    throw refusedStub(await whyNotListed(transaction, draw, ticketNumber), ticketNumber)
  const drawn = await transaction
    .selectFrom('winners')
    .select('prizeId')
    .where('drawId', '=', draw.id)
    .execute()
  const taken = await transaction
    .selectFrom('winners')
    .select('id')
    .where('drawId', '=', draw.id)
    .where('leafIndex', '=', index)
    .executeTakeFirst()
  if (taken) throw refusedStub('ticket-already-drawn', ticketNumber)
  const counter = drawn.filter(({ prizeId }) => prizeId === prize.id).length
  const place = { lock, index, counter, attempt: 0, entropySequence: 0, witnesses }
  return insertPick(transaction, draw, prize, by, place, { anotherPerson })
}

function refusedStub(code: RefusalCode, number: number): Refusal {
  const field = code === 'wrong-code' ? 'validationCode' : 'ticketNumber'
  return new Refusal(409, [{ code, field, params: { number } }])
}

/** A stub of another draw carries a code of that draw's seed. */
async function whyWrongCode(
  db: Kysely<Database>,
  draw: DrawContext,
  { ticketNumber, validationCode }: DrawnStub,
): Promise<RefusalCode> {
  const others = await db
    .selectFrom('draws')
    .innerJoin('raffles', 'raffles.id', 'draws.raffleId')
    .select(['draws.seed', 'draws.raffleId'])
    .where('raffles.organizationId', '=', draw.organizationId)
    .where('raffles.drawType', '=', 'barrel')
    .where('draws.id', '!=', draw.id)
    .execute()
  const its = others.find(({ seed }) => isValidationCode(seed, ticketNumber, validationCode))
  if (its) return its.raffleId === draw.raffleId ? 'stub-of-other-draw' : 'ticket-of-other-raffle'
  return (await orderOf(db, draw.raffleId, ticketNumber)) ? 'wrong-code' : 'ticket-unknown'
}

async function whyNotListed(
  db: Kysely<Database>,
  draw: DrawContext,
  ticketNumber: number,
): Promise<RefusalCode> {
  const order = await orderOf(db, draw.raffleId, ticketNumber)
  if (!order) return 'ticket-unknown'
  if (order.isVoid) return 'ticket-void'
  if (draw.cutoffAt !== null && order.createdAt >= draw.cutoffAt) return 'ticket-too-late'
  const won = await db
    .selectFrom('winners')
    .select('id')
    .where('raffleId', '=', draw.raffleId)
    .where('drawId', '!=', draw.id)
    .where('ticketNumber', '=', ticketNumber)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
  return won ? 'ticket-won-earlier' : 'ticket-unpaid'
}

async function orderOf(db: Kysely<Database>, raffleId: string, ticketNumber: number) {
  const { rows } = await sql<{ isVoid: boolean; createdAt: Date }>`
    select orders.created_at, orders.status = 'VOID' or exists (
        select from standing_ticket_voids as voids where voids.order_id = orders.id
          and ${ticketNumber} between voids.first_number and voids.last_number
      ) as is_void
    from tickets join orders on orders.id = tickets.order_id
    where tickets.raffle_id = ${raffleId}
      and int8range(first_number, last_number, '[]') && int8range(${ticketNumber}, ${ticketNumber}, '[]')
  `.execute(db)
  return rows[0]
}
