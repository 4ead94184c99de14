import { type Kysely, sql } from 'kysely'

/** Passkeys (WebAuthn) beside a second factor, which they go with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references second_factors on delete cascade,
      credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
      -- SubjectPublicKeyInfo, in DER.
      public_key bytea not null,
      -- How often the authenticator says that it signed: 0 where it doesn't count.
      counter bigint not null,
      name text not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    );
    create index passkeys_by_user on passkeys (user_id);
    -- One under way for each session: good once.
    create table passkey_registrations (
      session_id uuid primary key references sessions on delete cascade,
      challenge bytea not null,
      expires_at timestamptz(3) not null
    );
  `.execute(db)
}
