import { type Kysely, sql, type Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { NewOrder } from '../../../src/core/orders/order.ts'
import type { DrawType, RaffleStatus } from '../../../src/core/raffles/raffle.ts'
import { keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** What an order needs to know of its raffle and package. */
export interface Sale {
  raffleId: string
  packageId: string
  organizationId: string
  organizationLocale: Locale
  country: 'CA' | 'US'
  province: string
  status: RaffleStatus
  drawType: DrawType
  timeZone: string
  startAt: Date | null
  endAt: Date | null
  endedAt: Date | null
  /** The last cut-off of those whose lists are locked: what was bought before it can't enter them; null: none is. */
  lockedUntil: Date | null
  ticketLimit: number | null
  maxOrders: number | null
  postalCheckOff: boolean
  nextTicketNumber: number
  ticketCount: number
  priceCents: number
  inventory: number | null
  /** Sold, and held by orders being paid for: nobody else gets those. */
  packsTaken: number
  ticketsTaken: number
}

/** @throws Refusal 422 when the package isn't one of the raffle's */
export async function readSale(
  db: Kysely<Database>,
  raffleId: string,
  packageId: string,
): Promise<Sale> {
  const [sale] = await readSales(db, raffleId, [packageId])
  if (!sale) throw new Refusal(422, [{ code: 'invalid', field: 'packageId' }])
  return sale
}

/** Of a list that is locked though its raffle has no end any more. */
const never = sql`timestamptz '9999-12-31Z'`

/** Those of the packages that are the raffle's. */
export async function readSales(
  db: Kysely<Database>,
  raffleId: string,
  packageIds: readonly string[],
): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    ${keptPlan} select raffles.id as raffle_id, packages.id as package_id, raffles.organization_id,
      organizations.locale as organization_locale, organizations.country, raffles.province,
      -- Nothing of an organization that is suspended is sold.
      case when organizations.suspended_at is null then raffles.status else 'inactive' end as status,
      raffles.draw_type, raffles.time_zone, raffles.start_at, raffles.end_at,
      raffles.ended_at, (
        select max(coalesce(least(coalesce(draws.cutoff_at, raffles.end_at), raffles.ended_at), ${never}))
        from draw_locks join draws on draws.id = draw_id
        where draws.raffle_id = raffles.id and reopened_at is null
      ) as locked_until, raffles.ticket_limit,
      (raffles.settings ->> 'maxOrdersPerCustomer')::integer as max_orders,
      coalesce((raffles.details ->> 'disablePostalCheckV2')::boolean, false) as postal_check_off,
      raffles.next_ticket_number, packages.ticket_count, packages.price_cents, packages.inventory,
      coalesce((select sold from package_sales where package_id = packages.id), 0)
        + (select count(*) from orders where orders.raffle_id = raffles.id
          and orders.package_id = packages.id and orders.status = 'PENDING') as packs_taken,
      coalesce((select sum(sold * sold_packages.ticket_count - voided_tickets) from package_sales
        join packages as sold_packages on sold_packages.id = package_sales.package_id
        where package_sales.raffle_id = raffles.id), 0)
        + (select coalesce(sum(held_packages.ticket_count), 0) from orders
          join packages as held_packages on held_packages.id = orders.package_id
          where orders.raffle_id = raffles.id and orders.status = 'PENDING') as tickets_taken
    from raffles join organizations on organizations.id = raffles.organization_id
    join packages on packages.raffle_id = raffles.id
    where raffles.id = ${raffleId} and packages.id = any(${[...packageIds]}::uuid[])
  `.execute(db)
  return rows
}

/** Whether the raffle's limit lets so many more tickets take part. */
export function hasRoom(
  { ticketLimit, ticketsTaken }: Pick<Sale, 'ticketLimit' | 'ticketsTaken'>,
  tickets: number,
): boolean {
  return ticketLimit === null || ticketsTaken + tickets <= ticketLimit
}

/** When an order is bought and judged, and what is bought with it of the same package and raffle. */
interface Wanted {
  boughtAt: Date
  now: Date
  /** Packs of this package, and tickets of the raffle, with this one. */
  packs?: number
  tickets?: number
  /** Taken while it was sold: it takes part in nothing until staff say so. */
  late?: boolean
}

/**
 * From when an order counts that is said to have been bought before it is entered, as mail is: from then; or, where the list
 * of an early draw is locked that it would have been in, from that draw's cut-off, so that it is in those after it. Where no
 * draw is left it counts from when it was bought, and `requireOnSale` refuses it.
 *
 * @returns `takenAt`: when it was bought, where it counts from later
 */
export function countedFrom(
  { lockedUntil, endAt, endedAt }: Sale,
  boughtAt: Date,
): { boughtAt: Date; takenAt: Date | null } {
  const isOut = lockedUntil !== null && boughtAt < lockedUntil
  const isLeft = isOut && [endAt, endedAt].every(end => end === null || lockedUntil < end)
  return isLeft ? { boughtAt: lockedUntil, takenAt: boughtAt } : { boughtAt, takenAt: null }
}

/**
 * Whether the order may be sold now. The raffle's sales are held by the caller's transaction, so that the last
 * pack is sold once.
 *
 * @throws Refusal 409: not on sale, sold out, or too late for a locked list
 */
export function requireOnSale(
  sale: Sale,
  { boughtAt, now, packs = 1, tickets = sale.ticketCount, late = false }: Wanted,
): void {
  const { status, startAt, endAt, endedAt } = sale
  if (!late && (status === 'ended' || status === 'closed' || endedAt !== null))
    throw new Refusal(409, 'sales-ended')
  if (!late && status !== 'active') throw new Refusal(409, 'not-on-sale')
  if (boughtAt > now) throw new Refusal(422, [{ code: 'invalid', field: 'boughtAt' }])
  if (startAt !== null && boughtAt < startAt) throw new Refusal(409, 'sales-not-started')
  if (!late && endAt !== null && boughtAt >= endAt) throw new Refusal(409, 'sales-ended')
  if (sale.lockedUntil !== null && boughtAt < sale.lockedUntil)
    throw new Refusal(409, 'list-locked')
  const packsLeft = sale.inventory === null ? packs : Math.max(0, sale.inventory - sale.packsTaken)
  if (packsLeft === 0) throw new Refusal(409, 'package-sold-out')
  if (packs > packsLeft)
    throw new Refusal(409, [{ code: 'package-short', params: { left: packsLeft } }])
  const left = sale.ticketLimit === null ? null : Math.max(0, sale.ticketLimit - sale.ticketsTaken)
  if (left !== null && tickets > left)
    throw new Refusal(409, [{ code: 'raffle-sold-out', params: { left } }])
}

/** Holds the member until the order stands: one who is deleted meanwhile is refused. @throws Refusal 422 */
export async function requireMember(
  transaction: Transaction<Database>,
  { eventId, memberId }: Pick<NewOrder, 'eventId' | 'memberId'>,
): Promise<void> {
  if (memberId === undefined) return
  const member = await transaction
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('raffleId', '=', eventId)
    .where('active', '=', true)
    .forKeyShare()
    .executeTakeFirst()
  if (!member) throw new Refusal(422, [{ code: 'invalid', field: 'memberId' }])
}
