/** What has which tags, in SQL: for the rows of lists, their filters, and whoever moves them. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { TaggedKind } from '../../../src/core/tags/tag.ts'
import type { SetTag } from '../../../src/core/tags/tagged.ts'
import type { Database } from '../database/schema.ts'

type Sql = RawBuilder<unknown>

/** Where the tags of each kind stand. */
export const taggedIn = {
  customers: { table: sql`customer_tags`, id: sql`customer_id` },
  orders: { table: sql`order_tags`, id: sql`order_id` },
  raffles: { table: sql`raffle_tags`, id: sql`raffle_id` },
} as const satisfies Record<TaggedKind, { table: Sql; id: Sql }>

/** A row of `tags` as whatever has it is told of it. */
export const setTag = sql`json_strip_nulls(json_build_object('id', tags.id, 'name', tags.name,
  'colour', tags.colour,
  'was', (select json_agg(merged_tags.id) from merged_tags where kept_id = tags.id)))`

/** The tags of one, by name. @param record its id */
export function tagsOf(kind: TaggedKind, record: Sql): Sql {
  const { table, id } = taggedIn[kind]
  return sql`(
    select coalesce(json_agg(${setTag} order by tags.search_name), '[]')
    from ${table} as tagged join tags on tags.id = tagged.tag_id where tagged.${id} = ${record}
  )`
}

/** It has one of these, or the one that took the place of one. */
export function hasTag(kind: TaggedKind, record: Sql) {
  const { table, id } = taggedIn[kind]
  return (ids: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
    select from ${table} as tagged where tagged.${id} = ${record}
      and tagged.tag_id = any(array(
        select coalesce(kept_id, given) from unnest(${[...ids]}::uuid[]) as given
          left join merged_tags on merged_tags.id = given
      ))
  )`
}

export async function readTagsOf(
  db: Kysely<Database>,
  kind: TaggedKind,
  recordId: string,
): Promise<SetTag[]> {
  const { rows } = await sql<{ tags: SetTag[] }>`
    select ${tagsOf(kind, sql`${recordId}::uuid`)} as tags
  `.execute(db)
  return rows[0]?.tags ?? []
}
