import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal, StaleEdit } from '../http/refusal.ts'

interface Versioned {
  id: string
  version: number
}

/**
 * @param version as it was read; undefined where that isn't said
 * @throws StaleEdit where the row was changed since that version was read: with the row as it is now
 */
export async function requireVersion(
  transaction: Transaction<Database>,
  table: 'members' | 'prizes',
  row: Versioned,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === row.version) return
  const { rows } = await sql<{ changedBy: string | null; changedAt: Date }>`
    select users.name as changed_by, kept.changed_at
    from ${sql.table(table)} as kept left join users on users.id = kept.changed_by
    where kept.id = ${row.id}
  `.execute(transaction)
  const [lastChange] = rows
  if (!lastChange) throw new Refusal(404, 'not-found')
  throw new StaleEdit({ data: row, ...lastChange })
}
