import { sql } from 'kysely'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { type DatabaseOptions, openDatabase } from '../../../demo/api/database.ts'
import { holdDraw } from '../../../demo/api/raffles/draws/context.ts'
import { lockDraw } from '../../../demo/api/raffles/draws/lock.ts'
import { setUpDraw } from '../../../demo/api/raffles/draws/set-up.ts'

/** A database with one draw that waits for a batch of picks; the server that starts on it makes them. */
export async function prepareBatch(place: DatabaseOptions, quantity: number): Promise<string> {
  const { db, close } = await openDatabase(place)
  await migrate(db)
  const at = new Date(Date.now() - 60_000)
  const drawId = await db.transaction().execute(async transaction => {
    const { rows } = await sql<{ id: string }>`
      with organization as (
        insert into organizations (name, search_name, country, province, locale, time_zone)
        values ('Tern Cove', 'tern cove', 'CA', 'NS', 'en', 'America/Halifax') returning id
      ), raffle as (
        insert into raffles (organization_id, name, category, status, start_at, end_at, draw_at,
          time_zone, province, frequency, draw_type, next_ticket_number, ended_at)
        select id, 'Batch', 'Raffle', 'ended', ${at}, ${at}, ${at}, 'America/Halifax', 'NS',
          'one-off', 'rng', 1, ${at} from organization returning id, organization_id
      ), package as (
        insert into packages (raffle_id, ticket_count, price_cents, position)
        select id, 1, 500, 1 from raffle returning id, raffle_id
      ), customer as (
        insert into customers (organization_id, first_name, last_name, locale)
        select organization_id, 'Eva', 'Tremblay', 'en' from raffle returning id
      ), sold as (
        insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
          initial_status, status, type, idempotency_key, created_at)
        select gen_random_uuid(), organization_id, raffle_id, package.id, customer.id, 500, 'ACTIVE',
          'ACTIVE', 'cash', 'sold-' || n, ${at}::timestamptz - interval '1 hour'
        from raffle, package, customer, generate_series(1, 3000) as n returning id, raffle_id
      )
      insert into tickets (order_id, raffle_id, first_number, last_number)
      select id, raffle_id, row_number() over (), row_number() over () from sold
      returning raffle_id as id
    `.execute(transaction)
    const raffleId = rows[0]?.id ?? ''
    const made = await setUpDraw(
      transaction,
      { raffleId, cutoffAt: null, drawAt: null },
      { at, actor: null },
    )
    const { id: prizeId } = await transaction
      .insertInto('prizes')
      .values({
        raffleId,
        drawId: made.id,
        category: 'prize',
        name: 'Hamper',
        quantity,
        position: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const draw = await holdDraw(transaction, { id: made.id, raffleId }, 'sales')
    await lockDraw(transaction, draw, { at, actor: null, leaveOut: [] })
    const lock = await transaction.selectFrom('drawLocks').select('id').executeTakeFirstOrThrow()
    await transaction
      .insertInto('drawReceipts')
      .values({ lockId: lock.id, witness: 'Ada Muise', takenAt: at, recordedBy: null })
      .execute()
    await transaction
      .insertInto('drawEntropies')
      .values({
        drawId: made.id,
        sequence: 0,
        kind: 'words',
        text: 'harbour lantern',
        witness: 'Ada Muise',
        givenAt: at,
        givenBy: null,
        redrawOf: null,
        redrawReason: null,
      })
      .execute()
    await transaction
      .insertInto('pickBatches')
      .values({ prizeId, drawId: made.id, wanted: quantity, requestedBy: null, requestedAt: at })
      .execute()
    return made.id
  })
  await close()
  return drawId
}
