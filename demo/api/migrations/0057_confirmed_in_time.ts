import { type Kysely, sql } from 'kysely'

/** An order that is no longer late, because the end of sales was moved, is confirmed as any other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function mark_ends() returns trigger language plpgsql as $$
    begin
      with turned as (
        update orders set came_late = not came_late
        where raffle_id = new.id and source is not null
          and came_late <> is_late(raffle_id, coalesce(taken_at, created_at), recorded_at)
        returning id, came_late, entry_id, recorded_at
      )
      insert into confirmations_due (order_id, entered_at)
      select id, recorded_at from turned
      where not came_late and entry_id is not null
        and not exists (select from emails where order_id = turned.id)
        and not exists (select from confirmations_due where order_id = turned.id);
      return null;
    end $$;
  `.execute(db)
}
