import { type Kysely, sql } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { OrderDetail, OrderNote } from '../../../src/core/orders/order-detail.ts'
import { may } from '../../../src/core/permissions.ts'
import type { JackpotTerms } from '../../../src/core/raffles/jackpot.ts'
import { entriesAbout } from '../activity/entries.ts'
import { keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Unwritten } from '../http/routes.ts'
import { readEntry } from '../order-entry/entry.ts'
import { keptSales, potTerms } from '../raffles/pot.ts'
import { readStandings } from './draw-standings.ts'
import { readApart, readDuplicates } from './duplicates-of.ts'
import { type OrderReader, readFacts } from './facts.ts'
import { cardState, readRefunds } from './money.ts'
import { type ReadPartVoid, readPartVoids, readPicked } from './part-voids.ts'
import { readGroup } from './read-group.ts'
import { orderColumns, orderTables, type ReadRow } from './row.ts'

interface Stored extends ReadRow {
  packageId: string
  groupId: string | null
  entryId: string | null
  ticketsCents: number
  packageTickets: number
  city: string | null
  province: string | null
  postalCode: string | null
  language: 'en' | 'fr'
  customerId: string
  recordedAt: Date
  takenAt: Date | null
  chequeClearedAt: Date | null
  voidedAt: Date | null
  voidedComment: string | null
  followUpOn: string | null
  cardState: OrderDetail['cardState']
  cardSettledAt: Date | null
  potTerms: JackpotTerms
}

/** An order as it is read: its moments aren't written yet. */
export type ReadOrder = Unwritten<Omit<OrderDetail, 'partVoids'>> &
  Pick<OrderDetail, 'id' | 'version' | 'status' | 'followUpOn' | 'late'> &
  ReadRow & { partVoids: ReadPartVoid[] }

/** Who reads all that hangs on an order, and in which language. */
export interface DetailReader extends OrderReader {
  language: Locale
}

/** So often what somebody changed meanwhile is read anew; then it is answered as it came. */
const mostTries = 3

/**
 * What many statements read, as it stood at one moment: again where its versions are others afterwards.
 *
 * @param readVersions of all that it is read from; throws where it may be seen no more
 */
export async function asItStood<Whole>(
  readVersions: () => Promise<string>,
  read: () => Promise<Whole>,
): Promise<Whole> {
  let before = await readVersions()
  for (let tries = 1; ; tries += 1) {
    const whole = await read()
    const after = await readVersions()
    if (after === before || tries === mostTries) return whole
    before = after
  }
}

/** One order with all that hangs on it. @throws Refusal 404 where it is gone */
export async function readDetail(
  db: Kysely<Database>,
  id: string,
  reader: DetailReader,
): Promise<ReadOrder> {
  const { session } = reader
  const [stored, facts, messages, refunds, notes, pickedTickets, entries, apartFrom] =
    await Promise.all([
      readStored(db, id, reader),
      readFacts(db, id, reader),
      readMessages(db, id),
      readRefunds(db, id),
      readNotes(db, id),
      readPicked(db, id),
      entriesAbout(db, { type: 'order', id }, { seesBuyer: true }),
      readApart(db, session, id),
    ])
  const {
    city,
    province,
    postalCode,
    language,
    customerId,
    packageId: _,
    takenAt: __,
    groupId,
    entryId,
    ...order
  } = stored
  const [standings, partVoids, duplicates, group, entry] = await Promise.all([
    readStandings(db, [stored]),
    readPartVoids(db, stored),
    order.marks.includes('duplicate') ? readDuplicates(db, session, id) : [],
    groupId === null ? null : readGroup(db, session, groupId),
    entryId === null ? null : readEntry(db, entryId),
  ])
  const changesSales = ['orders:void', 'orders:restore'] as const
  return {
    ...order,
    ...facts,
    draws: standings.get(id) ?? [],
    buyer: { ...order.buyer, id: customerId, city, province, postalCode, language },
    duplicates,
    apartFrom,
    messages,
    refunds,
    notes,
    group,
    entry,
    partVoids,
    pickedTickets,
    potTerms: changesSales.some(action => may(action, session.roles)) ? stored.potTerms : null,
    entries,
  }
}

async function readStored(db: Kysely<Database>, id: string, reader: DetailReader): Promise<Stored> {
  const { rows } = await sql<Stored>`
    ${keptPlan} select ${orderColumns(reader)}, orders.amount_cents as tickets_cents, orders.group_id, orders.entry_id,
      orders.package_id, packages.ticket_count as package_tickets, customers.city,
      customers.province, customers.postal_code, customers.locale as language, orders.customer_id,
      orders.recorded_at, orders.taken_at,
      cheque_clearings.cleared_at as cheque_cleared_at, voids.recorded_at as voided_at,
      voids.comment as voided_comment, orders.follow_up_on,
      ${cardState} as card_state, card_payments.settled_at as card_settled_at,
      ${potTerms(keptSales)} as pot_terms
    ${orderTables}
    join packages on packages.id = orders.package_id
    left join cheque_clearings on cheque_clearings.order_id = orders.id
    left join card_payments on card_payments.id = orders.card_payment_id
    left join lateral (
      select recorded_at, comment from order_changes
      where order_id = orders.id and status = 'VOID' order by id desc limit 1
    ) as voids on orders.status = 'VOID'
    where orders.id = ${id}
  `.execute(db)
  const [stored] = rows
  if (!stored) throw new Refusal(404, 'not-found')
  return stored
}

function readMessages(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('emails')
    .select(['id', 'recipient', 'subject', 'sentAt', 'state', 'answer'])
    .where('orderId', '=', orderId)
    .where('isTest', '=', false)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

async function readNotes(db: Kysely<Database>, orderId: string): Promise<Unwritten<OrderNote>[]> {
  const { rows } = await sql<Unwritten<OrderNote>>`
    select order_notes.id, text, users.name as written_by, written_at
    from order_notes left join users on users.id = written_by
    where order_id = ${orderId} order by written_at desc, order_notes.id limit 200
  `.execute(db)
  return rows
}
