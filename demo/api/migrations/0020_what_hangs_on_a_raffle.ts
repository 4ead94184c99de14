import { type Kysely, sql } from 'kysely'

/**
 * A table says itself what becomes of its rows when their raffle is deleted: `on delete cascade` goes with it. What has
 * none (orders, sales, terms) keeps its raffle for good: the database refuses to delete one that it hangs on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['members', 'packages', 'prizes', 'draws']) {
    const constraint = `${table}_raffle_id_fkey`
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.ref(constraint)},
        add constraint ${sql.ref(constraint)}
          foreign key (raffle_id) references raffles on delete cascade
    `.execute(db)
  }
  await sql`
    alter table raffles drop constraint raffles_parent_id_fkey,
      add constraint raffles_parent_id_fkey foreign key (parent_id) references raffles on delete set null
  `.execute(db)
}
