import { type Kysely, sql } from 'kysely'

/** Orders that were entered together; while their group isn't active, nothing is sent of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_groups (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      name text check (name <> ''),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      changed_at timestamptz(3),
      changed_by uuid references users
    );
    alter table orders add column group_id uuid references order_groups;
    create index orders_by_group on orders (group_id) where group_id is not null;
  `.execute(db)
}
