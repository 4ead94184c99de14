import { type Kysely, sql } from 'kysely'

/**
 * The activity log: one chain of hashes for each organisation (`activity/chain.ts`). Rows are added and
 * never changed, but that erasing a person empties what a row says of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The newest row of each chain; locked while a row is added, so that sequences have no gaps.
    create table activity_heads (
      organization_id uuid primary key references organizations,
      sequence bigint not null check (sequence >= 0),
      hash bytea not null
    );

    create table activity (
      id uuid primary key,
      organization_id uuid not null references organizations,
      sequence bigint not null check (sequence > 0),
      -- No foreign keys from here: the log outlives what it speaks of.
      raffle_id uuid,
      subject_type text not null,
      subject_id text not null,
      action text not null,
      actor_id uuid,
      happened_at timestamptz(3) not null,
      -- "type:id" of each person whose data stands in the row.
      about text[] not null,
      -- json, not jsonb: the digest is of this very text.
      before json,
      after json,
      comment text,
      salt bytea,
      digest bytea not null,
      hash bytea not null,
      erased_at timestamptz(3),
      -- The sequence of the row that tells of the erasure.
      erased_by bigint,
      constraint activity_once unique (organization_id, sequence),
      check ((salt is null) = (erased_at is not null)),
      check ((erased_by is null) = (erased_at is null))
    );
    create index activity_by_time on activity (organization_id, happened_at desc, id desc);
    create index activity_by_raffle on activity (raffle_id, happened_at desc, id desc);
    create index activity_by_subject on activity (subject_type, subject_id, happened_at desc);
    create index activity_about on activity using gin (about);
  `.execute(db)
  await sql`
    create function only_erase() returns trigger language plpgsql as $$
    declare
      content constant text[] := array[
        'before', 'after', 'comment', 'salt', 'erased_at', 'erased_by'
      ];
    begin
      if old.erased_at is null and new.erased_at is not null
        and new.before is null and new.after is null and new.comment is null
        and to_jsonb(new) - content = to_jsonb(old) - content
      then
        return new;
      end if;
      raise exception 'rows of % are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
    create trigger append_only before delete on activity
      for each row execute function refuse_change();
    create trigger only_erase before update on activity
      for each row execute function only_erase();

    create function only_forward() returns trigger language plpgsql as $$
    begin
      if new.organization_id = old.organization_id and new.sequence > old.sequence then
        return new;
      end if;
      raise exception 'rows of % are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
    create trigger append_only before delete on activity_heads
      for each row execute function refuse_change();
    create trigger only_forward before update on activity_heads
      for each row execute function only_forward();
  `.execute(db)
}
