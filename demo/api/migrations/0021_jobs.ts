import { type Kysely, sql } from 'kysely'

/**
 * What takes longer than a call: who began it, how far it is, where it goes on, and whose turn it is to work on it. A
 * file that one makes stands in parts, each written with the place where the next begins.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key,
      organization_id uuid not null references organizations,
      kind text not null check (kind <> ''),
      -- What it was asked for, read anew at each step.
      asked jsonb not null,
      started_by uuid not null references users,
      embed_key_id uuid references embed_keys,
      -- Those that it began with; what the person has lost since no longer counts.
      roles text[] not null,
      scopes text[],
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'finished', 'failed', 'cancelled')),
      done bigint not null default 0 check (done >= 0),
      total bigint check (total >= 0),
      -- Where it goes on; null at its beginning.
      place text,
      created_at timestamptz(3) not null,
      started_at timestamptz(3),
      ended_at timestamptz(3),
      -- Who works on it has it until then, and has this number: a later one takes it from them.
      held_until timestamptz(3),
      holder bigint not null default 0,
      worked_at timestamptz(3) not null,
      failure text,
      file_name text,
      ticket_hash bytea,
      ticket_until timestamptz(3),
      check ((state in ('waiting', 'running')) = (ended_at is null))
    );
    create index jobs_open on jobs (worked_at) where ended_at is null;
    create index jobs_of_person on jobs (organization_id, started_by, created_at);
    create unique index jobs_by_ticket on jobs (ticket_hash) where ticket_hash is not null;

    create table job_parts (
      job_id uuid not null references jobs on delete cascade,
      number integer not null,
      content text not null,
      primary key (job_id, number)
    );
  `.execute(db)
}
