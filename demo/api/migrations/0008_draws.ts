import { type Kysely, sql } from 'kysely'

/** Prizes, draws with their locks, and what is picked in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pgcrypto`.execute(db)
  await createDraws(db)
  await createPicks(db)
  await setUpEarlierRaffles(db)
  await keepUnchanged(db)
}

async function createDraws(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draws (
      id uuid primary key default gen_random_uuid(),
      raffle_id uuid not null references raffles,
      -- Both null: the raffle's own end and draw date.
      cutoff_at timestamptz(3),
      draw_at timestamptz(3),
      -- Secret until the draw is complete; of a barrel, the key of its validation codes.
      seed bytea not null check (length(seed) = 32),
      committed_at timestamptz(3) not null default now(),
      tickets_sold_before bigint not null default 0,
      completed_at timestamptz(3),
      -- The file as it was issued when the draw was complete.
      certificate text,
      created_at timestamptz(3) not null default now(),
      unique nulls not distinct (raffle_id, cutoff_at, draw_at)
    );

    create table prizes (
      id uuid primary key default gen_random_uuid(),
      raffle_id uuid not null references raffles,
      draw_id uuid not null references draws,
      category text not null check (category in ('jackpot', 'prize')),
      name text not null,
      description text not null default '',
      sponsor text not null default '',
      value_cents bigint not null default 0 check (value_cents >= 0),
      quantity integer not null default 1 check (quantity between 1 and 1000),
      winners_stay_in boolean not null default true,
      position integer not null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      changed_at timestamptz(3) not null default now(),
      changed_by uuid references users,
      unique (raffle_id, position) deferrable initially immediate
    );
    create unique index one_jackpot on prizes (raffle_id) where category = 'jackpot';
    create index prizes_by_draw on prizes (draw_id);

    create table draw_locks (
      id uuid primary key default gen_random_uuid(),
      draw_id uuid not null references draws,
      version integer not null,
      root bytea not null,
      ticket_count bigint not null check (ticket_count > 0),
      first_ticket_number bigint not null,
      last_ticket_number bigint not null,
      pending_left_out integer not null default 0,
      cheques_left_out integer not null default 0,
      activity_head text not null,
      -- Dates and prizes as they were locked (core/raffles/draws/terms.ts), and their digest in hex.
      terms jsonb not null,
      terms_digest text not null,
      locked_at timestamptz(3) not null,
      locked_by uuid references users,
      reopened_at timestamptz(3),
      reopened_by uuid references users,
      reopen_reason text,
      unique (draw_id, version)
    );
    create unique index one_lock_in_force on draw_locks (draw_id) where reopened_at is null;

    -- 1,024 leaves a row: a complete subtree, with its root.
    create table draw_lock_chunks (
      lock_id uuid not null references draw_locks,
      chunk integer not null,
      numbers bigint[] not null,
      order_ids uuid[] not null,
      salts bytea not null,
      root bytea not null,
      primary key (lock_id, chunk)
    );

    create table draw_receipts (
      id uuid primary key default gen_random_uuid(),
      lock_id uuid not null unique references draw_locks,
      witness text not null,
      taken_at timestamptz(3) not null,
      recorded_by uuid references users
    );

    create table draw_entropies (
      draw_id uuid not null references draws,
      sequence integer not null,
      kind text not null check (kind in ('dice', 'words')),
      text text not null,
      witness text not null,
      given_at timestamptz(3) not null,
      given_by uuid references users,
      redraw_of uuid,
      redraw_reason text,
      primary key (draw_id, sequence)
    );

    create table stub_prints (
      id uuid primary key default gen_random_uuid(),
      draw_id uuid not null references draws,
      first_number bigint not null,
      last_number bigint not null,
      stub_count bigint not null,
      reprint boolean not null,
      reason text,
      printed_at timestamptz(3) not null,
      printed_by uuid references users
    );
    create index stub_prints_by_draw on stub_prints (draw_id);
  `.execute(db)
}

async function createPicks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pick_batches (
      id uuid primary key default gen_random_uuid(),
      prize_id uuid not null references prizes,
      draw_id uuid not null references draws,
      wanted integer not null check (wanted > 0),
      done integer not null default 0,
      requested_by uuid references users,
      requested_at timestamptz(3) not null,
      finished_at timestamptz(3),
      failure text
    );
    create unique index one_batch on pick_batches (prize_id) where finished_at is null;

    create table winners (
      id uuid primary key default gen_random_uuid(),
      raffle_id uuid not null references raffles,
      prize_id uuid not null references prizes,
      draw_id uuid not null references draws,
      category text not null check (category in ('jackpot', 'prize')),
      status text not null
        check (status in ('picked', 'verified', 'second-person', 'confirmed', 'rejected')),
      ticket_number bigint not null,
      order_id uuid not null references orders,
      leaf_index bigint not null,
      -- The prize's picks are numbered from 0, those rejected included.
      counter integer not null,
      attempt integer not null,
      entropy_sequence integer not null,
      witnesses text[] not null default '{}',
      picked_at timestamptz(3) not null,
      picked_by uuid references users,
      checks text[] not null default '{}',
      first_confirmed_by uuid references users,
      first_confirmed_at timestamptz(3),
      confirmed_at timestamptz(3),
      confirmed_by uuid references users,
      note text not null default '',
      rejected_at timestamptz(3),
      rejected_by uuid references users,
      reason text,
      version integer not null default 1,
      unique (prize_id, counter),
      -- A ticket is picked once in a draw.
      unique (draw_id, leaf_index)
    );
    create index winners_by_raffle on winners (raffle_id, picked_at desc, id desc);
    create index winners_by_order on winners (order_id);
    -- The order in which the draw's tickets were picked.
    alter table winners add column sequence bigint generated always as identity;

    create table winner_contacts (
      id uuid primary key default gen_random_uuid(),
      winner_id uuid not null references winners,
      at timestamptz(3) not null,
      by_user uuid references users,
      channel text not null check (channel in ('phone', 'email', 'mail', 'in-person')),
      reached boolean not null,
      note text not null default ''
    );
    create index winner_contacts_by_winner on winner_contacts (winner_id, at);

    create table winner_messages (
      id uuid primary key default gen_random_uuid(),
      winner_id uuid not null unique references winners,
      recipient text,
      subject text not null,
      body text not null,
      locale text not null check (locale in ('en', 'fr')),
      state text not null check (state in ('prepared', 'sent', 'discarded')),
      decided_at timestamptz(3),
      decided_by uuid references users
    );
  `.execute(db)
}

/** Raffles of an earlier version get their jackpot prize and final draw; their seed is committed as late as now. */
async function setUpEarlierRaffles(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into draws (raffle_id, seed, tickets_sold_before)
    select id, gen_random_bytes(32), coalesce((
      select sum(sold * ticket_count) from package_sales
      join packages on packages.id = package_sales.package_id
      where package_sales.raffle_id = raffles.id
    ), 0)
    from raffles;
    insert into prizes (raffle_id, draw_id, category, name, position)
    select raffles.id, draws.id, 'jackpot',
      case when category = '50/50' then 'Jackpot' else 'Grand prize' end, 1
    from raffles join draws on draws.raffle_id = raffles.id;
  `.execute(db)
}

/** What a draw stands on is never changed or deleted. */
async function keepUnchanged(db: Kysely<unknown>): Promise<void> {
  const tables = ['draw_lock_chunks', 'draw_receipts', 'draw_entropies', 'cheque_clearings']
  for (const table of tables) {
    await sql`
      create trigger append_only before update or delete on ${sql.table(table)}
        for each row execute function refuse_change()
    `.execute(db)
  }
  await sql`
    create trigger only_reopening before update of id, draw_id, version, root, ticket_count,
      first_ticket_number, last_ticket_number, terms, terms_digest, locked_at or delete on draw_locks
      for each row execute function refuse_change();
    create trigger once before update of id, raffle_id, seed, committed_at, tickets_sold_before
      on draws for each row execute function refuse_change();
    create trigger only_outcome before update of id, prize_id, draw_id, ticket_number, order_id,
      leaf_index, counter, attempt, entropy_sequence, picked_at or delete on winners
      for each row execute function refuse_change();
  `.execute(db)
}
