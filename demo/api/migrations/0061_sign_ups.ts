import { type Kysely, sql } from 'kysely'

/** Organizations that sign themselves up: who did it, and what those who run the product made of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add charity_number text,
      -- Signed up, and not taken in yet: nobody works in it, and it stands in no list.
      add waiting boolean not null default false;
    create index organizations_by_charity_number on organizations (charity_number)
      where charity_number is not null;

    create table sign_ups (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null unique references organizations on delete cascade,
      state text not null check (state in ('waiting', 'returned', 'approved')),
      version integer not null default 1,
      -- Who will own it. An account of its own comes with the approval, and takes the password along.
      name text not null,
      email text not null check (email = lower(email)),
      password_hash text,
      -- Also when they agreed that what they gave is kept.
      created_at timestamptz(3) not null,
      verified_at timestamptz(3),
      changed_at timestamptz(3) not null,
      changed_by uuid references users,
      -- Why it was sent back last.
      reason text,
      -- SHA-256 of the call's key and of what it asked but for the password: a repeat is no second one.
      request_key bytea not null unique,
      request_digest bytea not null,
      check ((state = 'approved') = (password_hash is null)),
      check (state = 'waiting' or verified_at is not null)
    );
    create index sign_ups_by_email on sign_ups (email, verified_at);
    create index sign_ups_waiting on sign_ups (verified_at, id)
      where state <> 'approved' and verified_at is not null;
    create index sign_ups_unverified on sign_ups (created_at) where verified_at is null;

    alter table one_time_links
      add sign_up_id uuid references sign_ups on delete cascade,
      drop constraint one_time_links_kind_check,
      add constraint one_time_links_kind_check
        check (kind in ('reset-password', 'verify-email', 'mend-sign-up', 'invite')),
      add constraint one_time_links_sign_up_check
        check ((kind in ('verify-email', 'mend-sign-up')) = (sign_up_id is not null));
    create index one_time_links_by_sign_up on one_time_links (sign_up_id);
  `.execute(db)
}
