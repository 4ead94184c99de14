import { type Kysely, sql } from 'kysely'

/**
 * Why a draw was drawn again may name a person whose data is erased: it is covered as comments are (0035), alone of its
 * row, and found in the log as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_but_covering_redraws() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('raffle_desk.covers_comments', true) = 'yes'
        and to_jsonb(new) - 'redraw_reason' = to_jsonb(old) - 'redraw_reason' then
        return new;
      end if;
      raise exception 'rows of % are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
    drop trigger append_only on draw_entropies;
    create trigger append_only before update or delete on draw_entropies
      for each row execute function refuse_but_covering_redraws();

    -- As 0038 has it, and with these.
    drop index activity_with_words;
    create index activity_with_words on activity (organization_id, sequence)
      where comment is not null or after ->> 'search' is not null
        or after ->> 'redrawReason' is not null
        or subject_type = 'order' and coalesce(before ->> 'name', after ->> 'name') is not null;
  `.execute(db)
}
