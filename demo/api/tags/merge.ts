/** A tag that goes, and the one that takes its place. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { tagCalls } from '../../../src/core/tags/calls.ts'
import {
  purposeFields,
  type Tag,
  type TagMove,
  type TagUses,
  taggedKinds,
} from '../../../src/core/tags/tag.ts'
import { recordActivity } from '../activity/record.ts'
import { allowLong } from '../database/limits.ts'
import type { Database } from '../database/schema.ts'
import type { RecordWriting } from '../http/records.ts'
import { Refusal } from '../http/refusal.ts'
import { reads, writes } from '../http/routes.ts'
import type { Caller } from '../session/session.ts'
import { findTag, tags, writingOf } from './stored.ts'
import { taggedIn } from './tagged.ts'

/** A tag may stand on all orders of years. */
const moveMilliseconds = 55_000

interface Pair {
  kept: Tag
  merged: Tag
}

/** @throws Refusal 404; 409 where it is one tag twice */
async function findPair(
  db: Kysely<Database>,
  session: Caller,
  { id, mergedId }: { id: string; mergedId: string },
): Promise<Pair> {
  const kept = await findTag(db, session, id)
  const merged = await findTag(db, session, mergedId)
  if (kept.organizationId !== merged.organizationId) throw new Refusal(404, 'not-found')
  if (kept.id === merged.id) throw new Refusal(409, 'tag-same')
  return { kept, merged }
}

/**
 * Both locked, in the order of their ids, as everybody locks them: nobody sets either until the transaction ends.
 *
 * @throws Refusal 404; StaleEdit
 */
async function holdPair(
  transaction: Transaction<Database>,
  { kept, merged }: Pair,
  versions: { kept?: number; merged: number | undefined },
): Promise<Pair> {
  const hold = {
    kept: () => tags.lock(transaction, kept.id, versions.kept),
    merged: () => tags.lock(transaction, merged.id, versions.merged),
  }
  if (kept.id < merged.id) {
    const held = await hold.kept()
    return { kept: held, merged: await hold.merged() }
  }
  const held = await hold.merged()
  return { merged: held, kept: await hold.kept() }
}

export const lookAtMerge = reads(
  tagCalls.lookAtMerge,
  'What merging a tag into another would move. Nothing is changed.',
  async ({ api: { db }, session, params, query }) => {
    const pair = await findPair(db, session, { ...params, ...query })
    const both = await countBoth(db, pair)
    const { uses } = pair.merged
    const moves = Object.fromEntries(
      taggedKinds.map(kind => [kind, Math.max(0, uses[kind] - both[kind])]),
    ) as TagUses
    return { ...pair, moves, both }
  },
)

async function countBoth(db: Kysely<Database>, { kept, merged }: Pair): Promise<TagMove['both']> {
  const counts = taggedKinds.map(kind => {
    const { table, id } = taggedIn[kind]
    return sql`(select count(*) from ${table} as one join ${table} as other using (${id})
      where one.tag_id = ${merged.id} and other.tag_id = ${kept.id}) as ${sql.ref(kind)}`
  })
  const { rows } = await sql<TagUses>`select ${sql.join(counts)}`.execute(db)
  const [both] = rows
  if (!both) throw new Error('A count is one row.')
  return both
}

export const mergeTags = writes(
  tagCalls.merge,
  'Makes one tag out of two, as they were looked at: whatever has the one that goes gets the one that stays.',
  () => null,
  async ({ transaction, session, api, params, body }) => {
    const pair = await findPair(transaction, session, { ...params, mergedId: body.mergedId })
    const held = await holdPair(transaction, pair, {
      kept: body.version,
      merged: body.mergedVersion,
    })
    const writing = writingOf(session, held.kept.organizationId, api.now())
    await moveTo(transaction, held, writing)
    await recordMerge(transaction, held, writing)
    return tags.find(transaction, held.kept.id)
  },
)

export const removeTag = writes(
  tagCalls.remove,
  'Deletes a tag: whatever has it loses it, or gets the one that is named instead.',
  () => null,
  async ({ transaction, session, api, params, query }) => {
    const { version, reassignTo } = query
    const at = api.now()
    if (reassignTo === undefined) {
      const { id, organizationId } = await findTag(transaction, session, params.id)
      const tag = await tags.lock(transaction, id, version)
      await allowLong(transaction, moveMilliseconds)
      await tags.remove(transaction, tag, writingOf(session, organizationId, at))
      return
    }
    const asked = { id: reassignTo, mergedId: params.id }
    const pair = await findPair(transaction, session, asked)
    const held = await holdPair(transaction, pair, { merged: version })
    const writing = writingOf(session, held.kept.organizationId, at)
    await moveTo(transaction, held, writing)
    await recordMerge(transaction, held, writing)
  },
)

/** The one that stays is then for all that the other stood on. */
async function moveTo(
  transaction: Transaction<Database>,
  { kept, merged }: Pair,
  { at, actor }: RecordWriting,
): Promise<void> {
  await allowLong(transaction, moveMilliseconds)
  const isFor = { ...kept }
  for (const kind of taggedKinds) {
    const { table, id } = taggedIn[kind]
    const { numAffectedRows } = await sql`
      insert into ${table} (${id}, tag_id)
      select ${id}, ${kept.id} from ${table} where tag_id = ${merged.id}
      on conflict do nothing
    `.execute(transaction)
    if (numAffectedRows) isFor[purposeFields[kind]] = true
  }
  // Links to lists that are narrowed by the one that goes lead to the one that stays.
  await sql`update merged_tags set kept_id = ${kept.id} where kept_id = ${merged.id}`.execute(
    transaction,
  )
  await sql`insert into merged_tags (id, kept_id) values (${merged.id}, ${kept.id})`.execute(
    transaction,
  )
  await sql`delete from tags where id = ${merged.id}`.execute(transaction)
  await sql`
    update tags set for_customers = ${isFor.forCustomers}, for_orders = ${isFor.forOrders},
      for_raffles = ${isFor.forRaffles}, version = version + 1, changed_at = ${at},
      changed_by = ${actor.userId}
    where id = ${kept.id}
  `.execute(transaction)
}

async function recordMerge(
  transaction: Transaction<Database>,
  { kept, merged }: Pair,
  { organizationId, at, actor }: RecordWriting,
): Promise<void> {
  await recordActivity(transaction, {
    organizationId,
    raffleId: null,
    subject: { type: 'tag', id: kept.id },
    action: 'tag-merged',
    actor,
    at,
    before: null,
    after: { mergedName: merged.name, ...merged.uses },
  })
}
