import { type Kysely, sql } from 'kysely'

/** What has a tag is found by it, and its tags by what has them. A tag that goes is taken off whatever had it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tags (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      name text not null check (name <> ''),
      search_name text not null,
      colour text not null,
      for_customers boolean not null,
      for_orders boolean not null,
      for_raffles boolean not null,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      changed_by uuid references users,
      constraint tags_for_something check (for_customers or for_orders or for_raffles)
    );
    create unique index tags_by_name on tags (organization_id, search_name);

    create table customer_tags (
      customer_id uuid not null references customers on delete cascade,
      tag_id uuid not null references tags on delete cascade,
      primary key (customer_id, tag_id)
    );
    create index customer_tags_by_tag on customer_tags (tag_id, customer_id);

    create table order_tags (
      order_id uuid not null references orders on delete cascade,
      tag_id uuid not null references tags on delete cascade,
      primary key (order_id, tag_id)
    );
    create index order_tags_by_tag on order_tags (tag_id, order_id);

    create table raffle_tags (
      raffle_id uuid not null references raffles on delete cascade,
      tag_id uuid not null references tags on delete cascade,
      primary key (raffle_id, tag_id)
    );
    create index raffle_tags_by_tag on raffle_tags (tag_id, raffle_id);
  `.execute(db)
}
