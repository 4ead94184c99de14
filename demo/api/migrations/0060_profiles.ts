import { type Kysely, sql } from 'kysely'

/** What people set about themselves, with a version; and of sessions what device they are on, and when they were used last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column version integer not null default 1,
      add column changed_at timestamptz(3) not null default now(),
      add column changed_by uuid references users,
      -- Null: never chosen, each browser goes by its own.
      add column screen_language text check (screen_language in ('auto', 'en', 'fr')),
      add column theme text check (theme in ('auto', 'light', 'dark')),
      add column lock_mails boolean not null default true,
      -- SHA-256 of the key of the call that set the password: its repeat is told that it is done.
      add column password_key bytea;

    alter table sessions
      add column browser text,
      add column system text,
      add column last_used_at timestamptz(3) not null default now();
    update sessions set last_used_at = created_at;
    create index sessions_by_user on sessions (user_id, created_at);
  `.execute(db)
}
