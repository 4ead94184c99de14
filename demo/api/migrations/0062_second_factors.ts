import { type Kysely, sql } from 'kysely'

/** A second factor by an authenticator app (RFC 6238), codes for when it is lost, and what stands between password and code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users on delete cascade,
      -- As codes are counted from it, it can't be a hash.
      secret bytea not null check (length(secret) = 20),
      created_at timestamptz(3) not null,
      -- Null: it was never proved, and asks for nothing yet.
      confirmed_at timestamptz(3),
      -- The step of 30 seconds whose code was taken last: neither it nor an earlier one is taken again.
      last_step bigint
    );
    create table recovery_codes (
      user_id uuid not null references second_factors on delete cascade,
      -- SHA-256: they are random.
      code_hash bytea not null,
      used_at timestamptz(3),
      primary key (user_id, code_hash)
    );
    create table second_factor_challenges (
      token_hash bytea primary key,
      user_id uuid not null references second_factors on delete cascade,
      -- Of the password's own hash: once that is another, the challenge is over.
      password_digest bytea not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    );
    create index second_factor_challenges_by_user on second_factor_challenges (user_id);
    create index second_factor_challenges_by_end on second_factor_challenges (expires_at);
  `.execute(db)
}
