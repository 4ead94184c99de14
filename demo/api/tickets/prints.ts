/** Prints of tickets: recorded before they go to the printer, read page by page, answered for afterwards. */
import { sql, type Transaction } from 'kysely'
import { printCalls } from '../../../src/core/tickets/print-calls.ts'
import type { printList } from '../../../src/core/tickets/ticket-print.ts'
import { type ActivityEntry, recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { readList, type Source } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, type Writing, writes } from '../http/routes.ts'
import { byOf, entryOf } from '../orders/held.ts'
import type { FoundOrder } from '../orders/reach.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { requireReach } from '../session/guard.ts'
import type { Session } from '../session/session.ts'
import {
  findPrint,
  printColumns,
  printTables,
  type ReadPrint,
  readPrint,
  visiblePrints,
} from './found-print.ts'
import { readPrintedOrders, readPrintedRaffles } from './on-paper.ts'
import { lookAtPrint, type OrderToPrint, ordersAsked, rafflesOf } from './print-set.ts'

const source: Source<typeof printList> = {
  from: printTables,
  columns: printColumns,
  id: sql`ticket_prints.id`,
  sort: { printedAt: { by: sql`ticket_prints.printed_at`, type: 'timestamptz' } },
  filters: {},
}

const list = reads(
  printCalls.list,
  'The prints of an organisation’s tickets, the newest first; agents see their own.',
  async ({ api, session, query }) => {
    const organizationId = query.organizationId ?? session.organization.id
    requireReach(session, 'orders:correct', organizationId)
    const own = sql<boolean>`
      ticket_prints.organization_id = ${organizationId} and ${visiblePrints(session)}
    `
    return readList<ReadPrint, typeof printList>(api.db, source, query, own)
  },
)

/** One after the other, so that nothing is printed twice for two who ask at once. */
const lane = async ({ session }: { session: Session }) => `prints ${session.organization.id}`

const begin = writes(
  printCalls.begin,
  'Records a print of tickets, before it goes to the printer; what was printed before says so, or is left out.',
  lane,
  async at => {
    const { transaction: db, api, session, body } = at
    const looking = { db, api, session }
    const asked = await ordersAsked(looking, body.set)
    for (const id of await rafflesOf(looking, asked)) await holdRaffle(db, id, 'sales')
    const { orders, leftOut, more } = await lookAtPrint(looking, asked, body.reprint)
    if (orders.length === 0)
      throw new Refusal(409, [
        { code: 'nothing-to-print' },
        ...leftOut.map(({ reason }) => ({ code: reason })),
      ])
    const id = await keep(at, asked, orders)
    const raffles = await readPrintedRaffles(
      db,
      orders.map(({ raffleId }) => raffleId),
    )
    await recordActivities(
      db,
      orders.map(order => printedEntry(at, order)),
    )
    return { ...(await readPrint(db, id)), leftOut, more, raffles }
  },
)

type Beginning = Writing<typeof printCalls.begin>

async function keep(
  { transaction, api, session, body: { paper, arrangement } }: Beginning,
  { organizationId, resumes, fromNumber }: Awaited<ReturnType<typeof ordersAsked>>,
  orders: readonly OrderToPrint[],
): Promise<string> {
  const { id } = await transaction
    .insertInto('ticketPrints')
    .values({
      organizationId,
      resumes,
      paper,
      arrangement,
      fromNumber,
      toNumber: fromNumber + orders.length - 1,
      ticketCount: orders.reduce((sum, { ticketCount }) => sum + ticketCount, 0),
      reprintCount: orders.filter(({ wasPrinted }) => wasPrinted).length,
      printedAt: api.now(),
      printedBy: session.user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into ticket_print_orders (print_id, number, order_id, reprint)
    select ${id}, ${fromNumber - 1} + place, order_id, was_printed
    from unnest(
      ${orders.map(order => order.id)}::uuid[], ${orders.map(order => order.wasPrinted)}::boolean[]
    ) with ordinality as printed(order_id, was_printed, place)
  `.execute(transaction)
  await transaction
    .updateTable('orders')
    .set({ printedAt: api.now() })
    .where(
      'id',
      'in',
      orders.map(order => order.id),
    )
    .where('printedAt', 'is', null)
    .execute()
  return id
}

function printedEntry(
  { session, api, body: { paper } }: Beginning,
  { wasPrinted, ...order }: OrderToPrint,
): ActivityEntry {
  const by = byOf({ session, now: api.now() })
  const action = wasPrinted ? 'reprinted' : 'printed'
  return { ...entryOf(order, by), action, before: null, after: { paper } }
}

const get = reads(printCalls.get, 'One print.', async ({ api, session, params }) =>
  readPrint(api.db, (await findPrint(api.db, session, params.id)).id),
)

const orders = reads(
  printCalls.orders,
  'What goes on paper: orders of a print from a place on, a hundred at most. What became void meanwhile is missing.',
  async ({ api, session, params, query }) => {
    const { id } = await findPrint(api.db, session, params.id)
    return readPrintedOrders(api.db, session, { printId: id, from: query.from })
  },
)

const answer = writes(
  printCalls.answer,
  'Says which orders came out of the printer; what didn’t counts as not printed.',
  lane,
  async at => {
    const { transaction, api, session, params, body } = at
    const print = await findPrint(transaction, session, params.id, { hold: true })
    const { id, fromNumber, toNumber } = print
    const { cameOut } = body
    if (print.cameOut !== null) throw new Refusal(409, 'print-answered')
    if (cameOut < fromNumber - 1 || cameOut > toNumber)
      throw new Refusal(422, [{ code: 'not-in-print', field: 'cameOut' }])
    const answeredAt = api.now()
    await transaction
      .updateTable('ticketPrints')
      .set({ cameOut, answeredAt })
      .where('id', '=', id)
      .execute()
    const missing = await takeBack(transaction, id, cameOut)
    const by = byOf({ session, now: answeredAt })
    await recordActivities(
      transaction,
      missing.map(order => ({
        ...entryOf(order, by),
        action: 'print-failed',
        before: null,
        after: null,
      })),
    )
    return readPrint(transaction, id)
  },
)

/** Orders that didn't come out are as printed as other prints have left them. */
async function takeBack(
  transaction: Transaction<Database>,
  printId: string,
  cameOut: number,
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    update orders set printed_at = (
      select min(ticket_prints.printed_at) from ticket_print_orders
      join ticket_prints on ticket_prints.id = print_id
      where order_id = orders.id and number <= coalesce(came_out, to_number)
    )
    from ticket_print_orders as missing
    where missing.print_id = ${printId} and missing.number > ${cameOut}
      and orders.id = missing.order_id
    returning orders.id, orders.raffle_id, orders.organization_id, orders.customer_id
  `.execute(transaction)
  return rows
}

export const printRoutes = [list, begin, get, orders, answer]
