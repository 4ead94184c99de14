import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  type ExclusionReason,
  exclusionReasons,
} from '../../../../src/core/raffles/excluded/excluded-person.ts'
import type {
  Winner,
  WinnerFlag,
  WinnerStatus,
} from '../../../../src/core/raffles/winners/winner.ts'
import { keptPlan } from '../../database/kept-plans.ts'
import type { Database } from '../../database/schema.ts'
import { type Buyer, exclusionsFor } from '../excluded/match.ts'

/** What is known of a picked ticket's buyer beside the ticket. */
export type BuyerMarks = Pick<Winner, 'flags' | 'sameBuyer'>

export const noMarks: BuyerMarks = { flags: [], sameBuyer: [] }

/** Nobody has decided on it yet. */
export const undecided: readonly WinnerStatus[] = ['picked', 'verified', 'second-person']

interface Marked extends Buyer {
  id: string
  organizationId: string
  status: WinnerStatus
}

/** An address or a number as it is compared: without capitals; the last ten digits. */
const emailOf = (column: RawBuilder<unknown>) => sql`nullif(lower(trim(${column})), '')`
const phoneOf = (column: RawBuilder<unknown>) =>
  sql`nullif(right(regexp_replace(${column}, '\\D', '', 'g'), 10), '')`

/** Flags and other tickets of the same buyer, of each of these winners that isn't confirmed. */
export async function marksOf(
  db: Kysely<Database>,
  rows: readonly Marked[],
): Promise<(id: string) => BuyerMarks> {
  const open = rows.filter(({ status }) => undecided.includes(status))
  const rejected = rows.filter(({ status }) => status === 'rejected')
  const others = await othersOf(db, open)
  const excluded = await exclusionsFor(db, [...open, ...rejected])
  const marks = new Map<string, BuyerMarks>()
  for (const { id } of [...open, ...rejected]) {
    const same = others.filter(({ ownId }) => ownId === id)
    marks.set(id, {
      flags: [...same.flatMap(rejectionFlag), ...(excluded.get(id) ?? [])],
      sameBuyer: same
        .filter(({ status }) => undecided.includes(status))
        .map(other => ({
          id: other.id,
          ticketNumber: other.ticketNumber,
          prizeName: other.prizeName,
        })),
    })
  }
  return id => marks.get(id) ?? noMarks
}

interface Other {
  ownId: string
  id: string
  status: WinnerStatus
  reason: string | null
  ticketNumber: number
  prizeName: string
  by: 'customer' | 'email' | 'phone'
}

function rejectionFlag({ status, reason, by, ticketNumber }: Other): WinnerFlag[] {
  return status === 'rejected' && isAboutPerson(reason)
    ? [{ kind: 'rejected', by, ticketNumber, reason }]
    : []
}

function isAboutPerson(reason: string | null): reason is ExclusionReason {
  return exclusionReasons.some(each => each === reason)
}

/** Every other pick of the same buyer in the raffle, with what is the same; in the order drawn. */
async function othersOf(
  db: Kysely<Database>,
  winners: readonly { id: string }[],
): Promise<Other[]> {
  if (winners.length === 0) return []
  const ids = winners.map(({ id }) => id)
  const { rows } = await sql<Other>`
    ${keptPlan} with buyers as materialized (
      select winners.id, winners.raffle_id, winners.sequence, orders.customer_id,
        ${emailOf(sql`customers.email`)} as email, ${phoneOf(sql`customers.phone`)} as phone
      from winners join orders on orders.id = winners.order_id
      join customers on customers.id = orders.customer_id
      where winners.raffle_id in (select raffle_id from winners where id = any(${ids}::uuid[]))
    ), own as materialized (select * from buyers where id = any(${ids}::uuid[])), pairs as (
      select own.id as own_id, other.id, 1 as rank from own join buyers as other
        on other.raffle_id = own.raffle_id and other.customer_id = own.customer_id
      union all
      select own.id, other.id, 2 from own join buyers as other
        on other.raffle_id = own.raffle_id and other.email = own.email
      union all
      select own.id, other.id, 3 from own join buyers as other
        on other.raffle_id = own.raffle_id and other.phone = own.phone
    ), nearest as (
      select own_id, id, min(rank) as rank from pairs where id <> own_id group by own_id, id
    )
    select own_id, winners.id, winners.status, winners.reason, winners.ticket_number,
      prizes.name as prize_name, (array['customer', 'email', 'phone'])[rank] as by
    from nearest join winners on winners.id = nearest.id join prizes on prizes.id = winners.prize_id
    order by winners.sequence
  `.execute(db)
  return rows
}
