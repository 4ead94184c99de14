import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { mayForAll } from '../../../src/core/permissions.ts'
import type { TicketPrint } from '../../../src/core/tickets/ticket-print.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { reaches } from '../session/guard.ts'
import type { Caller } from '../session/session.ts'
import type { TicketPrintTable } from './tables.ts'

export const printColumns = sql`
  ticket_prints.id, ticket_prints.paper, ticket_prints.arrangement, ticket_prints.from_number,
  ticket_prints.to_number, ticket_prints.ticket_count, ticket_prints.reprint_count,
  ticket_prints.printed_at, users.name as printed_by, ticket_prints.came_out
`

export const printTables = sql`
  from ticket_prints join users on users.id = ticket_prints.printed_by
`

/** A print's line; its moment isn't written yet. */
export interface ReadPrint extends Omit<TicketPrint, 'printedAt'> {
  printedAt: Date
}

/** Whoever may print what they entered alone is shown what they printed alone. */
export function visiblePrints({ user, roles }: Caller): RawBuilder<boolean> {
  return mayForAll('orders:correct', roles)
    ? sql<boolean>`true`
    : sql<boolean>`ticket_prints.printed_by = ${user.id}`
}

/** A print that somebody may see. @param hold until the transaction ends @throws Refusal 404 */
export async function findPrint(
  db: Kysely<Database>,
  session: Caller,
  id: string,
  { hold = false } = {},
): Promise<Selectable<TicketPrintTable>> {
  const { rows } = isUuid(id)
    ? await sql<Selectable<TicketPrintTable>>`
        select * from ticket_prints where id = ${id} and ${visiblePrints(session)}
        ${hold ? sql`for update` : sql``}
      `.execute(db)
    : { rows: [] }
  const [print] = rows
  if (!print || !reaches(session, 'orders:correct', print.organizationId))
    throw new Refusal(404, 'not-found')
  return print
}

export async function readPrint(db: Kysely<Database>, id: string): Promise<ReadPrint> {
  const { rows } = await sql<ReadPrint>`
    select ${printColumns} ${printTables} where ticket_prints.id = ${id}
  `.execute(db)
  const [print] = rows
  if (!print) throw new Refusal(404, 'not-found')
  return print
}
