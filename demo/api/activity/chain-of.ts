/** One organization's chain, checked while the product runs. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type ChainHead, type CheckedRow, checkChain } from './chain-check.ts'

/** Rows in memory at a time. */
const batchSize = 2000

/** Reads every row as it is in one moment, so that an erasure midway isn't taken for a fault. */
export function chainOf(db: Kysely<Database>, organizationId: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      const head = await snapshot
        .selectFrom('activityHeads')
        .select(['sequence', 'hash'])
        .where('organizationId', '=', organizationId)
        .executeTakeFirst()
      const check = checkChain(head as ChainHead | undefined)
      let read = 0
      let last = { sequence: 0, id: '00000000-0000-0000-0000-000000000000' }
      for (;;) {
        const { rows } = await sql<CheckedRow>`
          select id, organization_id, sequence, raffle_id, subject_type, subject_id, action,
            actor_id, embed_key_id, happened_at, about, before::text as before,
            after::text as after, comment, salt, digest, hash, erased_at, erased_by
          from activity where organization_id = ${organizationId} and (sequence, id) > (${last.sequence}, ${last.id})
          order by sequence, id limit ${batchSize}
        `.execute(snapshot)
        for (const row of rows) {
          read += 1
          last = row
          const fault = check.next(row)
          if (fault) return foundOf(read, head, fault)
        }
        if (rows.length < batchSize) break
      }
      return foundOf(read, head, check.end())
    })
}

function foundOf(
  rows: number,
  head: { hash: Buffer } | undefined,
  fault: ReturnType<ReturnType<typeof checkChain>['end']>,
) {
  return {
    rows,
    head: head?.hash.toString('hex') ?? null,
    fault: fault && {
      code: fault.code,
      sequence: fault.sequence,
      at: fault.row?.happenedAt ?? null,
    },
  }
}
