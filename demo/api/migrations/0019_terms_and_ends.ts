import { type Kysely, sql } from 'kysely'

/**
 * What was lowered or changed of what buyers had bought on, by whom and why: it stands with the jackpot for good. And
 * lists by the end of sales follow the real one, where staff ended them before their date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table term_changes (
      id bigint generated always as identity primary key,
      raffle_id uuid not null references raffles,
      -- The API's names of the fields.
      fields text[] not null check (cardinality(fields) > 0),
      reason text not null check (reason <> ''),
      -- What could be won before and after, on the sales of that moment.
      from_cents bigint not null check (from_cents >= 0),
      to_cents bigint not null check (to_cents >= 0),
      changed_at timestamptz(3) not null,
      changed_by uuid references users
    );
    create index term_changes_by_raffle on term_changes (raffle_id, id);
    create trigger append_only before update or delete on term_changes
      for each row execute function refuse_change();

    drop index raffles_by_end;
    create index raffles_by_end on raffles
      (organization_id, coalesce(ended_at, end_at, 'infinity'::timestamptz), id);
  `.execute(db)
}
