import { type Kysely, sql } from 'kysely'
import type { ExcludedPerson } from '../../../../src/core/raffles/excluded/excluded-person.ts'
import type { Database } from '../../database/schema.ts'

/** A row as `excludedColumns` reads it. */
export type ExcludedRow = Omit<ExcludedPerson, 'addedAt'> & { addedAt: Date }

export const excludedColumns = sql`
  excluded_people.id, excluded_people.organization_id, excluded_people.name, excluded_people.email,
  excluded_people.phone, reason, note, excluded_people.created_at as added_at, users.name as added_by
`

export const excludedTables = sql`from excluded_people left join users on users.id = created_by`

export function viewExcluded({ addedAt, ...row }: ExcludedRow): ExcludedPerson {
  return { ...row, addedAt: addedAt.toISOString() }
}

export async function readExcluded(
  db: Kysely<Database>,
  id: string,
): Promise<ExcludedPerson | undefined> {
  const { rows } = await sql<ExcludedRow>`
    select ${excludedColumns} ${excludedTables} where excluded_people.id = ${id}
  `.execute(db)
  return rows.map(viewExcluded)[0]
}
