import { type Kysely, sql } from 'kysely'

/** Organisations, the people who work for them, their sessions, and the keys of embedding pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      -- The name without accents or capitals: what lists sort by and searches look in.
      search_name text not null,
      country text not null check (country in ('CA', 'US')),
      province text not null,
      locale text not null check (locale in ('en', 'fr')),
      time_zone text not null,
      logo text,
      created_at timestamptz(3) not null default now()
    );
    create index organizations_by_name on organizations (search_name, id);
    create index organizations_by_creation on organizations (created_at, id);
    create index organizations_by_country on organizations (country, id);

    create table organization_products (
      organization_id uuid not null references organizations,
      product text not null,
      primary key (organization_id, product)
    );

    create table users (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null check (email = lower(email)),
      password_hash text not null,
      locale text not null check (locale in ('en', 'fr')),
      organization_id uuid not null references organizations,
      created_at timestamptz(3) not null default now(),
      suspended_at timestamptz(3)
    );
    create unique index users_by_email on users (email);

    -- Where a person works. The rows beside the home organisation are those they may switch to.
    create table memberships (
      user_id uuid not null references users,
      organization_id uuid not null references organizations,
      created_at timestamptz(3) not null default now(),
      primary key (user_id, organization_id)
    );
    create index memberships_by_organization on memberships (organization_id);

    create table membership_roles (
      user_id uuid not null,
      organization_id uuid not null,
      role text not null,
      primary key (user_id, organization_id, role),
      foreign key (user_id, organization_id) references memberships
    );

    -- A key lets a charity's own server ask for tokens for its pages. Only its hash is kept.
    create table embed_keys (
      id uuid primary key default gen_random_uuid(),
      key_hash bytea not null unique,
      organization_id uuid not null references organizations,
      name text not null,
      created_at timestamptz(3) not null default now(),
      revoked_at timestamptz(3)
    );
    create table embed_key_origins (
      embed_key_id uuid not null references embed_keys,
      origin text not null,
      primary key (embed_key_id, origin)
    );

    create table sessions (
      id uuid primary key default gen_random_uuid(),
      -- SHA-256 of the token; the token itself is never kept.
      token_hash bytea not null unique,
      -- Switching organisation gives a new token of the same family; signing out ends the family.
      family_id uuid not null,
      user_id uuid not null references users,
      organization_id uuid not null references organizations,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      -- The rest only for tokens of embedding pages.
      embed_key_id uuid references embed_keys,
      role text,
      scopes text[],
      origin text,
      check ((embed_key_id is null) = (role is null)),
      check ((embed_key_id is null) = (scopes is null)),
      check ((embed_key_id is null) = (origin is null))
    );
    create index sessions_by_family on sessions (family_id);
    create index sessions_by_end on sessions (expires_at);

    -- Kept here and not in memory, so that a second instance counts the same attempts.
    create table sign_in_attempts (
      id bigint generated always as identity primary key,
      email_digest bytea not null,
      address_digest bytea not null,
      attempted_at timestamptz(3) not null,
      succeeded boolean not null
    );
    create index sign_in_attempts_by_email
      on sign_in_attempts (email_digest, address_digest, attempted_at);
    create index sign_in_attempts_by_address on sign_in_attempts (address_digest, attempted_at);
  `.execute(db)
}
