import { type Kysely, sql } from 'kysely'

/**
 * What was recorded of money and tickets is never changed, but that a comment may name a person whose data is erased: the
 * erasure alone, which says so in its transaction (`covers_comments`), covers what tells who it was, and nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_but_covering() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('raffle_desk.covers_comments', true) = 'yes'
        and to_jsonb(new) - 'comment' = to_jsonb(old) - 'comment' then
        return new;
      end if;
      raise exception 'rows of % are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
  `.execute(db)
  for (const table of ['order_changes', 'refunds', 'ticket_voids', 'ticket_void_ends'])
    await sql`
      drop trigger append_only on ${sql.table(table)};
      create trigger append_only before update or delete on ${sql.table(table)}
        for each row execute function refuse_but_covering();
    `.execute(db)
}
