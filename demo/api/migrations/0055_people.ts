import { type Kysely, sql } from 'kysely'

/** Whether somebody may sign in to an organization is said for each they are a member of, with who said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table memberships
      add column suspended_at timestamptz(3),
      -- When they last signed in to it, or switched to it.
      add column last_seen_at timestamptz(3),
      add column version integer not null default 1,
      add column changed_at timestamptz(3) not null default now(),
      add column changed_by uuid references users;
    update memberships set last_seen_at = seen.at
    from (
      select user_id, organization_id, max(created_at) as at from sessions
      where embed_key_id is null group by user_id, organization_id
    ) as seen
    where seen.user_id = memberships.user_id and seen.organization_id = memberships.organization_id;
  `.execute(db)
}
