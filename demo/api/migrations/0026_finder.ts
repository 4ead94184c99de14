import { type Kysely, sql } from 'kysely'

/**
 * What the finder looks in: the words of buyers' names, and a vocabulary of all such words, in which a misspelt one is
 * looked for before any buyer is. The same letters as `wordsIn` (src/core/orders/name-words.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function name_words(name text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(
        replace(replace(replace(translate(
          regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f''’ʼ‘\`]', '', 'g'),
          'øłđ', 'old'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
        '[^[:alnum:]]+') as word
      where word <> ''
    $$;

    create table name_vocabulary (word text primary key);
    create index name_vocabulary_by_letters on name_vocabulary using gin (word gin_trgm_ops);
    create index name_vocabulary_by_beginning on name_vocabulary (word text_pattern_ops);

    alter table customers add column name_words text[] not null
      generated always as (name_words(first_name || ' ' || last_name)) stored;
    create index customers_by_name_word on customers using gin (name_words);
    create index customers_by_phone_part on customers using gin (phone gin_trgm_ops);
    create index orders_by_card_ending on orders (organization_id, card_ending)
      where card_ending is not null;

    create function learn_names() returns trigger language plpgsql
      set search_path = public as $$
      begin
        -- In one order for everybody: two who learn the same words don't wait for each other.
        insert into name_vocabulary
          select distinct word from added, unnest(name_words) as word
          where not exists (select from name_vocabulary as known where known.word = word.word)
          order by word
          on conflict do nothing;
        return null;
      end
    $$;
    create trigger learn_names after insert on customers
      referencing new table as added for each statement execute function learn_names();
    create trigger learn_new_names after update on customers
      referencing new table as added for each statement execute function learn_names();

    insert into name_vocabulary select distinct unnest(name_words) from customers;
  `.execute(db)
}
