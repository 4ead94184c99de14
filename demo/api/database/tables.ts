import type pg from 'pg'
import { unlimited } from './limits.ts'

/** A table as backup, restore and seed see it. */
export interface TableShape {
  name: string
  /** The columns that hold data of their own: generated ones are left out. */
  columns: string[]
}

type Queryable = Pick<pg.ClientBase, 'query'>

/** Every ordinary table of `public` (partitions one by one), by name; none that an extension owns. */
export async function listTables(client: Queryable): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by c.relname
  `)
  return rows
}

/** Empties every table but those named, all at once, so that foreign keys don't stand in the way. */
export async function emptyTables(client: Queryable, except: string[] = []): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => name)
  const targets = names.filter(name => !except.includes(name)).map(quote)
  if (targets.length > 0) {
    await client.query(`truncate ${targets.join(', ')} restart identity cascade`)
  }
}

/** An SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Settings under which COPY takes its time, writes the same text on every server, and starts at a table's beginning. */
export const plainSession = `
  ${unlimited}
  set time zone 'UTC';
  set datestyle = 'ISO';
  set intervalstyle = 'iso_8601';
  set bytea_output = 'hex';
  set extra_float_digits = 1;
  set client_encoding = 'UTF8';
  set search_path = public;
  set synchronize_seqscans = off;
`
