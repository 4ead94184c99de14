import { type Kysely, sql } from 'kysely'

/** The log of an organization is found by who did it, and by how an id begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index activity_by_actor on activity (organization_id, actor_id, happened_at desc, id desc);
    create index activity_by_record
      on activity (organization_id, subject_id text_pattern_ops, happened_at desc, id desc);
  `.execute(db)
}
