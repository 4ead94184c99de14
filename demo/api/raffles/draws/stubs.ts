import { type Kysely, sql, type Transaction } from 'kysely'
import { recordActivity } from '../../activity/record.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { DrawContext } from './context.ts'
import { takesPart, wonElsewhere } from './eligible.ts'
import type { StepBy } from './steps.ts'
import { validationCode } from './validation-code.ts'

export interface Stub {
  ticketNumber: number
  validationCode: string
  orderId: string
  buyerName: string
  printed: boolean
}

/** Stubs of the eligible tickets from a number on, in their order: what a printer that jammed goes on from. */
export async function stubsFrom(
  db: Kysely<Database>,
  draw: DrawContext,
  page: { from: number; pageSize: number },
): Promise<Stub[]> {
  const { rows } = await sql<Omit<Stub, 'validationCode'>>`
    select number as ticket_number, ranges.order_id,
      customers.first_name || ' ' || customers.last_name as buyer_name,
      exists (select from stub_prints where draw_id = ${draw.id}
        and number between first_number and last_number) as printed
    from (
      select tickets.order_id, tickets.first_number, tickets.last_number, orders.customer_id
      from tickets join orders on orders.id = tickets.order_id
      where tickets.raffle_id = ${draw.raffleId} and ${takesPart(draw)}
        and tickets.last_number >= ${page.from}
      order by tickets.first_number limit ${page.pageSize}
    ) as ranges
    join customers on customers.id = ranges.customer_id,
      generate_series(greatest(first_number, ${page.from}), last_number) as number
    where number not in (select ticket_number from ${wonElsewhere(draw)} as won)
    order by number limit ${page.pageSize}
  `.execute(db)
  return rows.map(row => ({ ...row, validationCode: validationCode(draw.seed, row.ticketNumber) }))
}

export interface StubPrint {
  firstNumber: number
  lastNumber: number
  reprint: boolean
  reason?: string | undefined
}

/**
 * Records that stubs were printed. A number that was printed before is a reprint, marked so on paper, with a reason.
 *
 * @throws Refusal 409 `stubs-printed-before`, `stubs-not-printed`, `no-stubs`; 422 without a reason
 */
export async function recordPrint(
  transaction: Transaction<Database>,
  draw: DrawContext,
  { session, at }: StepBy,
  { firstNumber, lastNumber, reprint, reason }: StubPrint,
): Promise<{ stubCount: number }> {
  if (lastNumber < firstNumber) throw new Refusal(422, [{ code: 'invalid', field: 'lastNumber' }])
  if (reprint && !reason) throw new Refusal(422, [{ code: 'required', field: 'reason' }])
  const { printed, stubCount } = await countStubs(transaction, draw, firstNumber, lastNumber)
  if (stubCount === 0) throw new Refusal(409, 'no-stubs')
  if (!reprint && printed > 0)
    throw new Refusal(409, [{ code: 'stubs-printed-before', params: { count: printed } }])
  if (reprint && printed < stubCount)
    throw new Refusal(409, [{ code: 'stubs-not-printed', params: { count: stubCount - printed } }])
  const print = { firstNumber, lastNumber, stubCount, reprint, reason: reprint ? reason : null }
  await transaction
    .insertInto('stubPrints')
    .values({
      ...print,
      reason: print.reason ?? null,
      drawId: draw.id,
      printedAt: at,
      printedBy: session.user.id,
    })
    .execute()
  await recordActivity(transaction, {
    organizationId: draw.organizationId,
    raffleId: draw.raffleId,
    subject: { type: 'draw', id: draw.id },
    action: 'stubs-printed',
    actor: { userId: session.user.id },
    at,
    before: null,
    after: print,
    comment: print.reason ?? null,
  })
  return { stubCount }
}

async function countStubs(
  db: Kysely<Database>,
  draw: DrawContext,
  first: number,
  last: number,
): Promise<{ printed: number; stubCount: number }> {
  const { rows } = await sql<{ printed: number; stubCount: number }>`
    select count(*) as stub_count,
      count(*) filter (where exists (select from stub_prints where draw_id = ${draw.id}
        and number between first_number and last_number)) as printed
    from (
      select greatest(tickets.first_number, ${first}) as low, least(tickets.last_number, ${last}) as high
      from tickets join orders on orders.id = tickets.order_id
      where tickets.raffle_id = ${draw.raffleId} and ${takesPart(draw)}
        and tickets.last_number >= ${first} and tickets.first_number <= ${last}
    ) as ranges, generate_series(low, high) as number
    where number not in (select ticket_number from ${wonElsewhere(draw)} as won)
  `.execute(db)
  return rows[0] ?? { printed: 0, stubCount: 0 }
}
