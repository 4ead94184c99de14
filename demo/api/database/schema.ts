import type { Generated } from 'kysely'

/** One row per migration that this database has had. Written by `migrate` only. */
export interface SchemaVersionTable {
  version: number
  name: string
  appliedAt: Generated<Date>
}

/** Facts about the database itself, such as when it was seeded. One row per key. */
export interface MetaTable {
  key: string
  value: unknown
}

/**
 * Every table, for Kysely. Columns are `snake_case` in SQL and `camelCase` here and in the rows that
 * come back (the connection translates both ways, in raw `sql` results too). Each domain declares its
 * tables beside its own code and adds them with `extends`.
 *
 * What comes back: `bigint`, `count`, `sum` and `numeric` are numbers, refused at 2^53 and beyond;
 * `timestamptz` is a `Date` (UTC, milliseconds: declare columns `timestamptz(3)`); `date` is the string
 * `YYYY-MM-DD`; `jsonb` is the parsed value, its keys untouched.
 */
export interface Database {
  schemaVersion: SchemaVersionTable
  meta: MetaTable
}
