import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { actorOf } from '../../session/session.ts'
import type { DrawContext } from './context.ts'
import { orderWithId, takesPart, wonElsewhere } from './eligible.ts'
import { lockInForce } from './locked-list.ts'
import { recordInDraw } from './record.ts'
import type { StepBy } from './steps.ts'
import { numbersInDraw, numbersOnPaper, sizeOf } from './stub-numbers.ts'
import { validationCode } from './validation-code.ts'

export interface Stub {
  ticketNumber: number
  validationCode: string
  orderId: string
  buyerName: string
  printed: boolean
}

/** Stubs of the tickets in the draw from a number on, in order: what a printer that jammed goes on from. */
export async function stubsFrom(
  db: Kysely<Database>,
  draw: DrawContext,
  page: Page,
): Promise<Stub[]> {
  const lock = await lockInForce(db, draw.id)
  const { rows } = await sql<Omit<Stub, 'validationCode'>>`
    with paper as materialized (select ${numbersOnPaper(draw.id)} as numbers)
    select listed.number as ticket_number, listed.order_id,
      customers.first_name || ' ' || customers.last_name as buyer_name,
      paper.numbers @> listed.number as printed
    from paper, (${lock ? lockedFrom(lock.id, page) : openFrom(draw, page)}) as listed
    join orders on orders.id = listed.order_id
    join customers on customers.id = orders.customer_id
    order by listed.number limit ${page.pageSize}
  `.execute(db)
  return rows.map(row => ({ ...row, validationCode: validationCode(draw.seed, row.ticketNumber) }))
}

interface Page {
  from: number
  pageSize: number
}

function lockedFrom(lockId: string, { from, pageSize }: Page) {
  return sql`
    select listed.number, listed.order_id
    from draw_lock_chunks, unnest(numbers, order_ids) as listed (number, order_id)
    where lock_id = ${lockId} and numbers[array_upper(numbers, 1)] >= ${from}
      and listed.number >= ${from}
    order by listed.number limit ${pageSize}
  `
}

function openFrom(draw: DrawContext, { from, pageSize }: Page) {
  return sql`
    select number, ranges.order_id
    from (
      select sold.order_id, standing.first_number, standing.last_number from (
        select order_id, first_number from tickets
        where raffle_id = ${draw.raffleId} and last_number >= ${from}
        order by first_number offset 0
      ) as sold join ${orderWithId(sql`sold.order_id`)} on ${takesPart(draw)}
      cross join lateral standing_numbers(sold.order_id) as standing
      where standing.last_number >= ${from}
      order by sold.first_number, standing.first_number limit ${pageSize}
    ) as ranges, generate_series(
      greatest(first_number, ${from}),
      -- More than a page of one order's numbers is never needed, and an order may have millions.
      least(last_number, greatest(first_number, ${from}) + ${pageSize} - 1 + (
        select count(*) from ${wonElsewhere(draw)} as won
      ))
    ) as number
    where number not in (select ticket_number from ${wonElsewhere(draw)} as won)
    order by number limit ${pageSize}
  `
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
  const { printed, stubCount, numbers } = await countStubs(
    transaction,
    draw,
    firstNumber,
    lastNumber,
  )
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
      numbers,
      drawId: draw.id,
      printedAt: at,
      printedBy: session.user.id,
    })
    .execute()
  await recordInDraw(transaction, draw, {
    action: 'stubs-printed',
    actor: actorOf(session),
    at,
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
): Promise<{ printed: number; stubCount: number; numbers: string }> {
  const lock = await lockInForce(db, draw.id)
  const { rows } = await sql<{ printed: number; stubCount: number; numbers: string }>`
    with sets as materialized (
      select ${numbersInDraw(draw, lock?.id)}
          * int8multirange(int8range(${first}, ${last}, '[]')) as run,
        ${numbersOnPaper(draw.id)} as paper
    )
    select ${sizeOf(sql`run`)} as stub_count, ${sizeOf(sql`run * paper`)} as printed,
      run::text as numbers
    from sets
  `.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('Stubs could not be counted')
  return counted
}
