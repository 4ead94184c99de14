import { type Kysely, sql } from 'kysely'

/** Envelopes that came on one day and were deposited together; it closes once what was entered is what was declared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_batches (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      deposit_id text not null check (deposit_id <> ''),
      received_on date not null,
      envelopes integer not null check (envelopes between 1 and 10000),
      control_cents bigint not null check (control_cents >= 0),
      closed_at timestamptz(3),
      closed_by uuid references users,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      created_by uuid not null references users,
      changed_at timestamptz(3) not null,
      changed_by uuid references users
    );
    create index mail_batches_opened on mail_batches (organization_id, created_at desc, id desc);
    create index mail_batches_open on mail_batches (organization_id) where closed_at is null;
    alter table order_entries add column batch_id uuid references mail_batches;
    create index order_entries_by_batch on order_entries (batch_id) where batch_id is not null;
  `.execute(db)
}
