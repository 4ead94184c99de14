import { type Kysely, sql } from 'kysely'

/** To whom a receipt's number was given, whatever its case: it is one donor's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index donations_by_receipt on donations (organization_id, lower(receipt_number))
      where receipt_number is not null;
  `.execute(db)
}
