import { type Kysely, sql } from 'kysely'

/**
 * What an embedding key may do: the roles that it names, never the product's own, for its one organisation. And the
 * log tells which key somebody's act was done by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table embed_keys
      -- A key of before went on with every role that its organisation's people may have.
      add column roles text[] not null default array[
        'account owner', 'raffle admin', 'Contact Center Agent', 'In Person Sales',
        'Agent Manager', 'Data Processing'
      ],
      add constraint embed_keys_own_roles check (
        cardinality(roles) > 0 and roles <@ array[
          'account owner', 'raffle admin', 'Contact Center Agent', 'In Person Sales',
          'Agent Manager', 'Data Processing'
        ]
      ),
      add constraint embed_keys_of_one_organization unique (id, organization_id);
    alter table embed_keys alter column roles drop default;
    create index embed_keys_by_organization on embed_keys (organization_id);

    update sessions set ended_at = now()
      where embed_key_id is not null and role in ('RB admin', 'RB finance') and ended_at is null;
    alter table sessions
      add constraint sessions_by_own_key
        foreign key (embed_key_id, organization_id) references embed_keys (id, organization_id),
      add constraint sessions_never_product_role check (
        role is null or ended_at is not null or role not in ('RB admin', 'RB finance')
      );
    create index sessions_by_key on sessions (embed_key_id) where embed_key_id is not null;

    -- No foreign keys from the log: it outlives what it speaks of.
    alter table activity add column embed_key_id uuid;
    alter table pick_batches add column requested_by_key uuid references embed_keys;
  `.execute(db)
}
