import { type Kysely, sql } from 'kysely'

/**
 * One action on many orders: which, as they stood when somebody looked at it, and what became of each. What became of
 * a row is a receipt, and is never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Once it has begun, the job that does it has the same id.
    create table bulks (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      action text not null check (action in ('void', 'mark-mailed', 'email', 'refund')),
      row_count integer not null check (row_count >= 0),
      comment text,
      -- Of refunds.
      reason text,
      -- Buyers of void orders are written to.
      tells boolean not null default false,
      looked_at timestamptz(3) not null,
      looked_by uuid not null references users,
      begun_at timestamptz(3)
    );
    create index bulks_of_person on bulks (looked_by, looked_at);

    create table bulk_rows (
      bulk_id uuid not null references bulks on delete cascade,
      number integer not null check (number > 0),
      order_id uuid not null references orders,
      -- The order's, as it was looked at; null: as it is by then.
      version bigint,
      -- Null until it was tried.
      done boolean,
      -- What was against it.
      reason text,
      tried_at timestamptz(3),
      primary key (bulk_id, number),
      unique (bulk_id, order_id),
      check ((reason is null) = (done is not false)),
      check ((tried_at is null) = (done is null))
    );
    create index bulk_rows_failed on bulk_rows (bulk_id, number) where not done;

    create trigger tried_once before update on bulk_rows
      for each row when (old.done is not null) execute function refuse_change();
  `.execute(db)
}
