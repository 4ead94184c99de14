import { type Kysely, sql } from 'kysely'
import { toHex } from '../../../../src/core/raffles/draws/bytes.ts'
import type { DrawTerms, Opening } from '../../../../src/core/raffles/draws/certificate-format.ts'
import { pathThroughChunks, placeInChunk } from '../../../../src/core/raffles/draws/chunked-tree.ts'
import type { Database } from '../../database/schema.ts'
import { growFast, hashLeaves } from './fast-hashes.ts'

export interface LockInForce {
  id: string
  version: number
  root: Buffer
  ticketCount: number
  terms: DrawTerms
}

const saltLength = 32

/** The list that the draw draws from; undefined while it is open. */
export function lockInForce(
  db: Kysely<Database>,
  drawId: string,
): Promise<LockInForce | undefined> {
  return db
    .selectFrom('drawLocks')
    .select(['id', 'version', 'root', 'ticketCount', 'terms'])
    .where('drawId', '=', drawId)
    .where('reopenedAt', 'is', null)
    .executeTakeFirst()
}

/** The ticket at a place of a locked list, from 0. */
export async function ticketAt(
  db: Kysely<Database>,
  lockId: string,
  index: number,
): Promise<{ ticketNumber: number; orderId: string }> {
  const { chunk, at } = placeInChunk(index)
  const { rows } = await sql<{ ticketNumber: number; orderId: string }>`
    select numbers[${at + 1}::integer] as ticket_number, order_ids[${at + 1}::integer] as order_id
    from draw_lock_chunks where lock_id = ${lockId} and chunk = ${chunk}
  `.execute(db)
  const [ticket] = rows
  if (!ticket) throw new Error(`The locked list has no place ${index}`)
  return ticket
}

/** The place of a number in a locked list, from 0; null where it isn't in it. */
export async function placeOf(
  db: Kysely<Database>,
  lockId: string,
  ticketNumber: number,
): Promise<number | null> {
  const { rows } = await sql<{ index: number | null }>`
    select chunk::bigint * 1024 + array_position(numbers, ${ticketNumber}::bigint) - 1 as index
    from draw_lock_chunks
    where lock_id = ${lockId} and numbers[1] <= ${ticketNumber}
    order by chunk desc limit 1
  `.execute(db)
  return rows[0]?.index ?? null
}

/** What anybody needs to get from tickets to the root, in the order of the places asked for. */
export async function openTickets(
  db: Kysely<Database>,
  lockId: string,
  indexes: readonly number[],
): Promise<Opening[]> {
  const wanted = new Set(indexes.map(index => placeInChunk(index).chunk))
  const chunks = await db
    .selectFrom('drawLockChunks')
    .select(['chunk', 'root'])
    .where('lockId', '=', lockId)
    .orderBy('chunk')
    .execute()
  const leaves = await leavesOf(db, lockId, [...wanted])
  const ofChunks = growFast(chunks.map(({ root }) => root))
  return indexes.map(index => {
    const { chunk, at } = placeInChunk(index)
    const own = leaves.get(chunk)
    const ticketNumber = own?.numbers[at]
    if (!own || ticketNumber === undefined) throw new Error(`The list has no place ${index}`)
    return {
      ticketNumber,
      salt: own.salts.toString('hex', at * saltLength, (at + 1) * saltLength),
      index,
      path: pathThroughChunks(index, ofChunks, own.tree).map(toHex),
    }
  })
}

/** The chunks' numbers and salts, with their trees. */
async function leavesOf(db: Kysely<Database>, lockId: string, wanted: number[]) {
  if (wanted.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('drawLockChunks')
    .select(['chunk', 'numbers', 'salts'])
    .where('lockId', '=', lockId)
    .where('chunk', 'in', wanted)
    .execute()
  return new Map(
    rows.map(({ chunk, numbers, salts }) => [
      chunk,
      { numbers, salts, tree: growFast(hashLeaves(numbers, salts)) },
    ]),
  )
}
