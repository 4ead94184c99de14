import { type Kysely, sql } from 'kysely'

/**
 * Invitations, and the links that are mailed: to set a password, to show that an address is one's own, to join. Of a link
 * only the hash of its token is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      email text not null check (email = lower(email)),
      name text not null,
      roles text[] not null check (cardinality(roles) > 0),
      locale text not null check (locale in ('en', 'fr')),
      invited_by uuid references users,
      created_at timestamptz(3) not null,
      -- Of the link that was sent last.
      sent_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      accepted_by uuid references users,
      revoked_at timestamptz(3),
      check (accepted_at is null or revoked_at is null),
      check ((accepted_at is null) = (accepted_by is null))
    );
    -- Nobody waits twice for the same organization.
    create unique index invitations_waiting on invitations (organization_id, email)
      where accepted_at is null and revoked_at is null;
    create index invitations_by_organization on invitations (organization_id, created_at, id);

    create table one_time_links (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('reset-password', 'verify-email', 'invite')),
      -- SHA-256 of the token; the token itself is in the email alone.
      token_hash bytea not null unique,
      user_id uuid references users on delete cascade,
      invitation_id uuid references invitations on delete cascade,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      revoked_at timestamptz(3),
      -- How often it was shown after its end: of many the log tells few.
      refusals integer not null default 0,
      check ((kind = 'reset-password') = (user_id is not null)),
      check ((kind = 'invite') = (invitation_id is not null))
    );
    create index one_time_links_by_user on one_time_links (user_id);
    create index one_time_links_by_invitation on one_time_links (invitation_id);
    create index one_time_links_by_end on one_time_links (expires_at);

    -- What such an email says is kept until a mail server has it.
    alter table emails add column holds_link boolean not null default false;

    -- A password that was changed, by whatever way, leaves no link behind that sets another.
    create function revoke_password_links() returns trigger language plpgsql as $$
      begin
        update one_time_links set revoked_at = greatest(created_at, now())
          where user_id = new.id and used_at is null and revoked_at is null;
        return null;
      end
    $$;
    create trigger password_links_of_changed after update of password_hash on users
      for each row when (old.password_hash is distinct from new.password_hash)
      execute function revoke_password_links();
  `.execute(db)
}
