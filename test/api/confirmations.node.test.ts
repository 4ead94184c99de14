/** The emails of new orders, written once they stand: each once, whoever writes them and whatever ends meanwhile. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startConfirmationWorker } from '../../demo/api/orders/confirmations.ts'
import { inFull } from '../support/full.ts'
import { until } from '../support/until.ts'
import { startApi } from './support.ts'

const api = await startApi({ confirmsOrders: false })
after(() => api.close())
const minute = 60_000

/** Due for so many orders of buyers with an address. @returns how many letters are to come */
async function due(enteredAt: Date, count: number): Promise<number> {
  const { rows } = await sql`
    insert into confirmations_due (order_id, entered_at)
    select orders.id, ${enteredAt} from orders join customers on customers.id = customer_id
    join tickets on tickets.order_id = orders.id
    where orders.status = 'ACTIVE' and group_id is null and email is not null
    order by orders.id limit ${count}
    returning id
  `.execute(api.db)
  return rows.length
}

async function letters(enteredAt: Date) {
  const { rows } = await sql<{ orderId: string; count: number }>`
    select order_id, count(*)::integer as count from emails
    where sent_at = ${enteredAt} and order_id is not null group by order_id
  `.execute(api.db)
  return rows
}

const worker = () =>
  startConfirmationWorker({ db: api.db, now: () => api.now, log: entry => api.log.push(entry) })

/** Until nothing is due, by so many workers at once. */
async function written(workers = 1): Promise<void> {
  const all = Array.from({ length: workers }, worker)
  await Promise.all(all.map(each => each.idle()))
  await Promise.all(all.map(each => each.stop()))
}

inFull('each is written once by five workers whose connections end amid it', async () => {
  const enteredAt = new Date('2026-11-20T15:00:00Z')
  const count = await due(enteredAt, 120)
  assert.ok(count > 60)
  const ends = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%confirmations_due%'
  `
  const all = Array.from({ length: 5 }, worker)
  for (let time = 0; time < 5; time += 1) await ends.execute(api.db).catch(() => undefined)
  await Promise.all(all.map(each => each.stop()))
  // A connection that was ended holds what it took until its process has heard of it.
  await until(async () => {
    await written(5)
    const { rows } = await sql`select from confirmations_due`.execute(api.db)
    return rows.length === 0
  })
  const found = await letters(enteredAt)
  assert.equal(found.length, count)
  assert.deepEqual(new Set(found.map(each => each.count)), new Set([1]))
  // Of those that rested, the pool hears as they are asked; the tests below ask once.
  await until(async () => {
    const asked = Array.from({ length: 30 }, () => sql`select`.execute(api.db))
    return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled')
  })
})

test('one whose connection ends is written at the next look, not minutes later', async () => {
  const enteredAt = new Date('2026-11-20T15:30:00Z')
  await due(enteredAt, 1)
  await sql`
    create sequence letters_begun;
    create function end_connection() returns trigger language plpgsql as $$ begin
      if nextval('letters_begun') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger end_connection before insert on emails for each row execute function end_connection()
  `.execute(api.db)
  await written()
  assert.equal((await letters(enteredAt)).length, 0)
  await written()
  assert.equal((await letters(enteredAt)).length, 1)
  await sql`drop function end_connection cascade; drop sequence letters_begun`.execute(api.db)
})

test('one that somebody else holds for too long, again and again, holds up none of the others', async () => {
  const enteredAt = new Date('2026-11-20T15:45:00Z')
  const count = await due(enteredAt, 30)
  const { rows } = await sql<{ orderId: string }>`
    select order_id from confirmations_due order by id limit 1
  `.execute(api.db)
  await sql`
    create function give_up() returns trigger language plpgsql as $$ begin
      if new.order_id = ${sql.lit(rows[0]?.orderId ?? '')} then
        raise exception using errcode = 'lock_not_available';
      end if;
      return new;
    end $$;
    create trigger give_up before insert on emails for each row execute function give_up()
  `.execute(api.db)
  await written()
  assert.equal((await letters(enteredAt)).length, count - 1)
  await sql`drop function give_up cascade`.execute(api.db)
  api.now = new Date(api.now.getTime() + 5 * minute)
  await written()
  assert.equal((await letters(enteredAt)).length, count)
})

test('one that can’t be written holds up none, is told in the log, and is tried again later', async () => {
  const enteredAt = new Date('2026-11-20T16:00:00Z')
  const count = await due(enteredAt, 30)
  const { rows } = await sql<{ orderId: string }>`
    select order_id from confirmations_due order by id offset 7 limit 1
  `.execute(api.db)
  const broken = rows[0]?.orderId ?? ''
  await sql`
    create function refuse_letter() returns trigger language plpgsql as $$ begin
      if new.order_id = ${sql.lit(broken)} then raise exception 'no such letter'; end if;
      return new;
    end $$;
    create trigger refuse_letter before insert on emails for each row execute function refuse_letter()
  `.execute(api.db)
  const told = api.log.length
  await written()
  assert.equal((await letters(enteredAt)).length, count - 1)
  assert.ok(api.log.length > told)
  await sql`drop function refuse_letter cascade`.execute(api.db)
  await written()
  assert.equal((await letters(enteredAt)).length, count - 1, 'not yet')
  api.now = new Date(api.now.getTime() + 5 * minute)
  await written()
  assert.deepEqual(new Set((await letters(enteredAt)).map(each => each.count)), new Set([1]))
  assert.equal((await letters(enteredAt)).length, count)
})

test('who is being changed is written to afterwards, as they are then; who was erased isn’t', async () => {
  const enteredAt = new Date('2026-11-20T17:00:00Z')
  const { rows } = await sql<{ customerId: string }>`
    select customer_id from orders join customers on customers.id = customer_id
    where orders.status = 'ACTIVE' and group_id is null and email is not null order by orders.id limit 1
  `.execute(api.db)
  const customerId = rows[0]?.customerId
  await api.db.transaction().execute(async transaction => {
    await sql`update customers set email = null where id = ${customerId}`.execute(transaction)
    await due(enteredAt, 1)
    await written()
    const { rows: left } = await sql`select id from confirmations_due`.execute(api.db)
    assert.equal(left.length, 1, 'it waits')
  })
  await written()
  const { rows: left } = await sql`select id from confirmations_due`.execute(api.db)
  assert.equal(left.length, 0)
  assert.deepEqual(await letters(enteredAt), [])
})

test('one of a group that is put aside waits until that is taken up again', async () => {
  const enteredAt = new Date('2026-11-20T18:00:00Z')
  const { rows } = await sql<{ groupId: string }>`
    insert into confirmations_due (order_id, entered_at)
    select orders.id, ${enteredAt} from orders join customers on customers.id = customer_id
    join tickets on tickets.order_id = orders.id
    where orders.status = 'ACTIVE' and group_id is not null and email is not null
    order by orders.id limit 1
    returning (select group_id from orders where id = order_id) as group_id
  `.execute(api.db)
  const groupId = rows[0]?.groupId
  assert.ok(groupId)
  const isActive = (active: boolean) =>
    sql`update order_groups set active = ${active} where id = ${groupId}`.execute(api.db)
  await isActive(false)
  await written()
  assert.deepEqual(await letters(enteredAt), [])
  await isActive(true)
  await written()
  assert.equal((await letters(enteredAt)).length, 1)
})
