import { type Kysely, sql } from 'kysely'

/** Why those who run the product change another organization's data: for an hour of the session that says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_reasons (
      id uuid primary key default gen_random_uuid(),
      session_id uuid not null references sessions on delete cascade,
      organization_id uuid not null,
      -- Of the entry of its log that has the words: there its owner reads them, and an erasure finds them.
      sequence bigint not null,
      begins_at timestamptz(3) not null,
      ends_at timestamptz(3) not null check (ends_at - begins_at = interval '1 hour'),
      ended_at timestamptz(3) check (ended_at between begins_at and ends_at),
      foreign key (organization_id, sequence) references activity (organization_id, sequence),
      constraint one_reason_at_once exclude using gist (
        session_id with =, organization_id with =,
        tstzrange(begins_at, coalesce(ended_at, ends_at)) with &&
      )
    );
    create trigger only_ended before update of id, session_id, organization_id, sequence, begins_at, ends_at
      on staff_reasons for each row execute function refuse_change();
    create trigger ended_once before update on staff_reasons
      for each row when (old.ended_at is not null) execute function refuse_change();
  `.execute(db)
}
