/** What tests of bulks ask, and what stands afterwards. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { addressOf } from '../../../src/core/contract.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import { BulkJobSchema, type BulkLook, BulkLookSchema } from '../../../src/core/orders/bulk.ts'
import { type BulkSet, bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { OrderDetailSchema } from '../../../src/core/orders/order-detail.ts'
import { dataOf, type TestRaffle } from '../draws/support.ts'

export type Action = BulkLook['action']

export const lookAt = (raffle: TestRaffle, set: BulkSet, action: Action = 'void') =>
  raffle.post(bulkCalls.look.path, { action, set })
export const looked = async (raffle: TestRaffle, set: BulkSet, action: Action = 'void') =>
  dataOf(BulkLookSchema, await lookAt(raffle, set, action), 201)
export const begin = (raffle: TestRaffle, id: string, comment: string | null = 'Paid twice') =>
  raffle.post(addressOf(bulkCalls.begin.path, { id }), {
    ...(comment !== null && { comment }),
    timeZone: 'America/Halifax',
  })
export const bulkOf = async (raffle: TestRaffle, id: string) =>
  dataOf(BulkJobSchema, await raffle.get(addressOf(bulkCalls.get.path, { id })))
export const all = ({ raffleId }: TestRaffle): BulkSet => ({
  of: 'matching',
  query: { eventId: raffleId },
})
export const detail = async (raffle: TestRaffle, id: string) =>
  dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))

export interface Standing {
  id: string
  status: string
  cents: number
}

export async function ordersOf({ api, raffleId }: TestRaffle): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select id, status, amount_cents + donation_cents as cents from orders
    where raffle_id = ${raffleId} order by created_at, id
  `.execute(api.db)
  return rows
}

export async function statuses(raffle: TestRaffle): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status } of await ordersOf(raffle)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export async function fileOf(raffle: TestRaffle, id: string): Promise<string[]> {
  const ticket = await raffle.post(addressOf(jobCalls.ticket.path, { id }))
  const { url } = dataOf(jobCalls.ticket.answer, ticket)
  const { text, status } = await raffle.get(new URL(url).pathname)
  assert.equal(status, 200)
  return text.trim().split('\r\n')
}

export const codes = ({ status, errors }: { status: number; errors: { code?: unknown }[] }) => [
  status,
  ...errors.map(({ code }) => code),
]

/** As somebody else's change does. */
export const touch = ({ api }: TestRaffle, id: string) =>
  sql`update orders set version = version + 1 where id = ${id}`.execute(api.db)
