import type pg from 'pg'
import { quote } from './tables.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Runs `work` in the current transaction with foreign keys and triggers out of the way, and puts them
 * back, which checks every row. As the tables' owner: a managed database gives no superuser.
 */
export async function withoutConstraints<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select c.conrelid::regclass::text as "table", c.conname as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
  `)
  const { rows: triggers } = await client.query<Omit<ForeignKey, 'definition'>>(`
    select t.tgrelid::regclass::text as "table", t.tgname as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0
      and c.relnamespace = 'public'::regnamespace
  `)
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${quote(name)}`)
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${quote(name)}`)
  }
  const result = await work()
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`)
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} enable trigger ${quote(name)}`)
  }
  return result
}
