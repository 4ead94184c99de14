/** Whether a purchase can be entered as it is: all that refuses it, before the first write. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { isPostalCodeOf } from '../../../src/core/format/postal-code.ts'
import { shortId } from '../../../src/core/format/short-id.ts'
import { againstPurchase } from '../../../src/core/order-entry/asked.ts'
import type { OnSaleRaffle } from '../../../src/core/order-entry/on-sale.ts'
import type { Purchase } from '../../../src/core/order-entry/purchase.ts'
import { againstTender, sourcesOf, totalCentsOf } from '../../../src/core/order-entry/rules.ts'
import { takenOf } from '../../../src/core/order-entry/taken.ts'
import { duplicateWithinMinutes } from '../../../src/core/orders/order.ts'
import { type Currency, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import { type Reason, Refusal } from '../http/refusal.ts'
import {
  type Buyer,
  buyerOf,
  findCustomer,
  reachedAs,
  requireWithinLimit,
} from '../orders/customer.ts'
import { readSales, requireOnSale, type Sale } from '../orders/sale.ts'
import { fieldsOf } from '../raffles/fields.ts'
import { reaches } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import { type Moments, momentsOf } from './moments.ts'
import { asksOf, readSeller } from './on-sale.ts'

/** Who buys it of whom, and when. */
export interface Entering {
  session: Caller
  now: Date
  /** Of mail: the batch's, or the one that is given; null: it is bought now. */
  receivedOn: string | null
}

/** A line with what it is sold from. */
export interface JudgedLine extends Moments {
  sale: Sale
  quantity: number
  /** The buyer lives elsewhere, and the raffle's check is off. */
  isOutside: boolean
}

export interface Judged {
  organizationId: string
  currency: Currency
  lines: JudgedLine[]
  buyer: Buyer
  /** The customer who stands there already. */
  customerId: string | null
  totalCents: number
  /** Which line's first order the donation stands with; -1: there is none. */
  donationAt: number
}

/**
 * Reads all that a purchase is judged by, and judges it. Inside a transaction that holds its raffles and its buyer the
 * answer holds until that ends; outside it says whether a card need be asked.
 *
 * @throws Refusal 403, 404, 409, 422: each reason with the field that it is about
 */
export async function judgePurchase(
  db: Kysely<Database>,
  purchase: Purchase,
  { session, now, receivedOn }: Entering,
): Promise<Judged> {
  if (!sourcesOf(session.roles).includes(purchase.source))
    throw new Refusal(403, [{ code: 'role-source', field: 'source' }])
  const { organizationId, asks } = await readAsks(db, purchase, session)
  const seller = await readSeller(db, organizationId)
  const sales = await readLines(db, purchase)
  const { customer, tender, donation } = purchase
  const donationCents = donation?.cents ?? 0
  const totalCents = totalCentsOf(
    purchase.lines.map(({ quantity }, at) => ({
      quantity,
      priceCents: sales[at]?.priceCents ?? 0,
    })),
    { donationCents, tender: tender.type },
  )
  if (purchase.totalCents !== undefined && purchase.totalCents !== totalCents)
    throw new Refusal(409, [{ code: 'total-changed', field: 'lines' }])
  const tendered = againstTender(tender, {
    source: purchase.source,
    totalCents,
    donationCents,
    takesCards: seller.takesCards,
    takesFreeEntries: [...asks.values()].every(({ freeEntry }) => freeEntry),
  })
  refuse(422, [
    ...againstPurchase(purchase, eventId => asks.get(eventId)),
    ...(tendered ? [tendered] : []),
    ...sales.flatMap(({ timeZone }) =>
      receivedOn !== null && receivedOn > isoDay(now, timeZone)
        ? [{ code: 'received-in-future' as const, field: 'receivedOn' }]
        : [],
    ),
  ])
  const buyers = sales.map(sale => buyerOf(sale, customer))
  // Where no code says it, the province does.
  const isElsewhere = sales.some(
    ({ postalCheckOff, province }) =>
      !postalCheckOff &&
      !customer.postalCode &&
      customer.province &&
      customer.province !== province,
  )
  if (isElsewhere)
    throw new Refusal(422, [{ code: 'postal-code-outside', field: 'customer.province' }])
  const [buyer] = buyers
  if (!buyer) throw new Refusal(422, [{ code: 'required', field: 'lines' }])
  const customerId = await findCustomer(db, organizationId, buyer)
  const arrived = { now, receivedOn, taken: takenOf(purchase, now).at }
  const lines = sales.map((sale, at) => ({
    sale,
    quantity: purchase.lines[at]?.quantity ?? 0,
    ...momentsOf(sale, arrived),
    isOutside: isOutside(sale, buyer),
  }))
  refuse(409, await againstStock(db, lines, { buyer, now }))
  if (!purchase.notDuplicate)
    refuse(409, await againstDuplicates(db, lines, { buyer, customerId, receivedOn }))
  const donationAt =
    donationCents === 0
      ? -1
      : purchase.lines.findIndex(({ eventId }) => asks.get(eventId)?.donation)
  return {
    organizationId,
    currency: currencyOf(seller),
    lines,
    buyer,
    customerId,
    totalCents,
    donationAt,
  }
}

/** The same reason of the same field is said once. */
function refuse(status: 409 | 422, reasons: readonly Reason[]): void {
  const once = new Map(reasons.map(each => [`${each.code} ${each.field}`, each]))
  if (once.size > 0) throw new Refusal(status, [...once.values()])
}

/** What the raffles of a purchase ask for; all of them are of one organization. @throws Refusal 403, 404, 422 */
async function readAsks(db: Kysely<Database>, { lines }: Purchase, session: Caller) {
  const raffles = await db
    .selectFrom('raffles')
    .selectAll()
    .where('id', 'in', [...new Set(lines.map(({ eventId }) => eventId))])
    .execute()
  const known = new Map(raffles.map(raffle => [raffle.id, raffle]))
  const unknown = lines.findIndex(({ eventId }) => {
    const raffle = known.get(eventId)
    return !raffle || !reaches(session, 'orders:create', raffle.organizationId)
  })
  if (unknown >= 0)
    throw new Refusal(404, [{ code: 'not-found', field: `lines.${unknown}.eventId` }])
  const [organizationId = '', ...others] = new Set(raffles.map(each => each.organizationId))
  if (others.length > 0)
    throw new Refusal(422, [{ code: 'other-organizations-raffle', field: 'lines' }])
  const seller = await readSeller(db, organizationId)
  const asks = new Map<string, OnSaleRaffle['asks']>(
    raffles.map(raffle => [raffle.id, asksOf(fieldsOf(raffle), seller)]),
  )
  return { organizationId, asks }
}

/** What each line is sold from. @throws Refusal 422: a package that isn't one of the raffle's */
async function readLines(db: Kysely<Database>, { lines }: Purchase): Promise<Sale[]> {
  const found = new Map<string, Sale>()
  for (const eventId of new Set(lines.map(line => line.eventId))) {
    const its = lines.filter(line => line.eventId === eventId)
    const sales = await readSales(
      db,
      eventId,
      its.map(({ packageId }) => packageId),
    )
    for (const sale of sales) found.set(`${eventId} ${sale.packageId}`, sale)
  }
  return lines.map(({ eventId, packageId }, at) => {
    const sale = found.get(`${eventId} ${packageId}`)
    if (!sale) throw new Refusal(422, [{ code: 'invalid', field: `lines.${at}.packageId` }])
    return sale
  })
}

/** A by-passed check is told in the log. */
function isOutside({ postalCheckOff, country, province }: Sale, { postalCode }: Buyer): boolean {
  return postalCheckOff && postalCode !== null && !isPostalCodeOf(postalCode, country, province)
}

/** Each line with what stands before it in the purchase: the last pack is sold once, and a limit counts all of it. */
async function againstStock(
  db: Kysely<Database>,
  lines: readonly JudgedLine[],
  { buyer, now }: { buyer: Buyer; now: Date },
): Promise<Reason[]> {
  const reasons: Reason[] = []
  for (const [at, { sale, boughtAt, late }] of lines.entries()) {
    const ofRaffle = lines.slice(0, at + 1).filter(each => each.sale.raffleId === sale.raffleId)
    const sumOf = (count: (line: JudgedLine) => number) =>
      ofRaffle.reduce((sum, line) => sum + count(line), 0)
    const isSame = (line: JudgedLine) => line.sale.packageId === sale.packageId
    try {
      requireOnSale(sale, {
        boughtAt,
        now,
        late,
        packs: sumOf(line => (isSame(line) ? line.quantity : 0)),
        tickets: sumOf(line => line.quantity * line.sale.ticketCount),
      })
      await requireWithinLimit(
        db,
        sale,
        buyer,
        sumOf(line => line.quantity),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const field = `lines.${at}.packageId`
      reasons.push(...error.reasons.map(reason => ({ ...reason, field })))
    }
  }
  return reasons
}

/** Of mail that gives neither email nor phone: somebody of that name with that postal code. */
function livesAs(organizationId: string, buyer: Buyer): RawBuilder<boolean> {
  const { firstName, lastName, email, phone, postalCode } = buyer
  if (email !== null || phone !== null) return sql.lit(false)
  return sql<boolean>`customers.organization_id = ${organizationId}
    and bare_name(first_name || ' ' || last_name) = bare_name(${`${firstName} ${lastName}`})
    and customers.postal_code = ${postalCode}`
}

/**
 * Whether it was probably entered before: the same buyer and package within minutes, of mail on the same received day.
 * What a device kept is told by when it was taken: hours of them arrive within seconds.
 * What one purchase holds was meant.
 */
async function againstDuplicates(
  db: Kysely<Database>,
  lines: readonly JudgedLine[],
  {
    buyer,
    customerId,
    receivedOn,
  }: { buyer: Buyer; customerId: string | null; receivedOn: string | null },
): Promise<Reason[]> {
  const reasons: Reason[] = []
  for (const [at, { sale, boughtAt, takenAt }] of lines.entries()) {
    const moment = takenAt ?? boughtAt
    const { rows } = await sql<{ id: string; recordedAt: Date; count: number }>`
      select orders.id, recorded_at, (count(*) over ())::int as count from orders
      where raffle_id = ${sale.raffleId} and package_id = ${sale.packageId}
        and status in ('ACTIVE', 'PENDING')
        and customer_id in (
          select coalesce(merged_into, id) from customers
          where ${reachedAs(sale.organizationId, buyer)} or id = ${customerId}
            or ${livesAs(sale.organizationId, buyer)}
        )
        and (
          coalesce(orders.taken_at, orders.created_at)
            between ${moment}::timestamptz - ${within} and ${moment}::timestamptz + ${within}
          or source = 'mail'
            and (coalesce(orders.taken_at, orders.created_at) at time zone ${sale.timeZone})::date
              = ${receivedOn}::date
        )
      order by recorded_at desc, orders.id limit 1
    `.execute(db)
    for (const { id, recordedAt, count } of rows) {
      reasons.push({
        code: 'likely-duplicate',
        field: `lines.${at}.packageId`,
        params: {
          order: shortId(id),
          moment: { at: recordedAt.toISOString(), timeZone: sale.timeZone },
          count,
        },
      })
    }
  }
  return reasons
}

const within = sql`make_interval(mins => ${duplicateWithinMinutes})`
