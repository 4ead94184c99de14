import { type Kysely, sql } from 'kysely'
import type { Locale } from '../../../../src/core/i18n/texts.ts'
import { may } from '../../../../src/core/permissions.ts'
import type { Winner } from '../../../../src/core/raffles/winners/winner.ts'
import { keptPlan } from '../../database/kept-plans.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { isUuid } from '../../http/uuid.ts'
import { reaches } from '../../session/guard.ts'
import type { Caller, Session } from '../../session/session.ts'
import { marksOf } from './buyer-marks.ts'
import { viewWinner, type WinnerRow, winnerColumns, winnerTables } from './winner-view.ts'

export interface Reader {
  session: Session
  language: Locale
}

/** Buyers are for those who draw or confirm; on a foreign page, only where its token draws. */
export function seesBuyer({ roles, embed }: Caller): boolean {
  const role = may('raffles:draw', roles) || may('raffles:second-person', roles)
  return role && (embed === null || embed.scopes.includes('raffles:draw'))
}

/** A picked ticket of somebody's own organisation. @throws Refusal 404 */
export async function findWinner(
  db: Kysely<Database>,
  session: Session,
  id: string,
): Promise<WinnerRow> {
  const [row] = isUuid(id) ? await readRows(db, [id]) : []
  if (!row || !reaches(session, 'raffles:read', row.organizationId))
    throw new Refusal(404, 'not-found')
  return row
}

/** @throws Refusal 404 where it is gone */
export async function readWinner(
  db: Kysely<Database>,
  id: string,
  reader: Reader,
): Promise<Winner> {
  const [winner] = await readWinners(db, [id], reader)
  if (!winner) throw new Refusal(404, 'not-found')
  return winner
}

/** Winners by id, in the order of the ids. */
export async function readWinners(
  db: Kysely<Database>,
  ids: readonly string[],
  { session, language }: Reader,
): Promise<Winner[]> {
  const rows = await readRows(db, ids)
  const reader = { language, seesBuyer: seesBuyer(session) }
  const marks = await marksOf(db, reader.seesBuyer ? rows : [])
  return ids
    .flatMap(id => rows.find(row => row.id === id) ?? [])
    .map(row => viewWinner(row, reader, marks(row.id)))
}

async function readRows(db: Kysely<Database>, ids: readonly string[]): Promise<WinnerRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<WinnerRow>`
    ${keptPlan} select ${winnerColumns} ${winnerTables} where winners.id = any(${[...ids]}::uuid[])
  `.execute(db)
  return rows
}
