import { type Kysely, sql } from 'kysely'

/** People whom an organisation excludes from its draws, and names as they are compared (`core/format/same-name.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table excluded_people (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      name text not null,
      email text check (email = lower(email)),
      phone text,
      reason text not null,
      note text not null default '',
      created_at timestamptz(3) not null,
      created_by uuid references users
    );
    create index excluded_people_by_name on excluded_people (organization_id, lower(name), id);

    -- Letters and digits alone, in their order: without accents, capitals, blanks, signs and initials.
    create function bare_name(name text) returns text language sql immutable parallel safe as $$
      select regexp_replace(regexp_replace(
        replace(replace(replace(translate(
          regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f''’ʼ\`]', '', 'g'),
          'øłđ', 'old'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
        '\\m\\w\\M', '', 'g'), '[^[:alnum:]]', '', 'g')
    $$;
    create index customers_by_bare_name
      on customers (organization_id, bare_name(first_name || ' ' || last_name));
  `.execute(db)
}
