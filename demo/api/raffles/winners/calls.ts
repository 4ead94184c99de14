import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { winnerCategories } from '../../../../src/core/raffles/prizes/prize.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import {
  exclusionChecks,
  rejectionReasons,
  WinnerSchema,
  winnerStatuses,
} from '../../../../src/core/raffles/winners/winner.ts'
import { ok } from '../../http/answers.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { readPage } from '../../http/keyset.ts'
import { listAnswer, pagingEntries } from '../../http/lists.ts'
import { StaleEdit } from '../../http/refusal.ts'
import { findDraw, holdDraw } from '../draws/context.ts'
import { requireRaffle } from '../reach.ts'
import { marksOf } from './buyer-marks.ts'
import { changeWinner } from './decide.ts'
import { findWinner, readWinners, seesBuyer } from './read.ts'
import { viewWinner, type WinnerRow, winnerColumns, winnerTables } from './winner-view.ts'
import { winnersCsv } from './winners-csv.ts'

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** The most that one CSV file holds: more than any raffle has prizes. */
const csvRows = 1000 * 1000

const listWinners = defineCall(
  {
    method: 'get',
    path: rafflePaths.winners,
    summary: 'The picked tickets of a raffle, the newest first; as CSV by Accept: text/csv.',
    chosenHere: false,
    access: { action: 'raffles:read', embed: 'raffles:read' },
    query: v.object({
      ...pagingEntries,
      eventId: id,
      prizeId: v.optional(id),
      status: v.optional(v.picklist(winnerStatuses)),
      category: v.optional(v.picklist(winnerCategories)),
    }),
    answer: listAnswer(WinnerSchema),
  },
  async ({ api, session, language, query, header }) => {
    const raffle = await requireRaffle(api.db, session, query.eventId, 'raffles:read')
    const { prizeId, status, category, sortDir = 'desc' } = query
    const where: RawBuilder<boolean> = sql`winners.raffle_id = ${raffle.id}
      and ${prizeId ? sql`winners.prize_id = ${prizeId}` : sql`true`}
      and ${status ? sql`winners.status = ${status}` : sql`true`}
      and ${category ? sql`winners.category = ${category}` : sql`true`}`
    const reader = { language, seesBuyer: seesBuyer(session) }
    if ((header('accept') ?? '').includes('text/csv')) {
      const { rows } = await sql<WinnerRow>`
        select ${winnerColumns} ${winnerTables} where ${where}
        order by winners.picked_at, winners.sequence limit ${csvRows}
      `.execute(api.db)
      return winnersCsv(
        rows.map(row => viewWinner(row, reader)),
        { language, raffleName: raffle.name, withBuyer: reader.seesBuyer },
      )
    }
    const { rows, paging } = await readPage<WinnerRow>(
      api.db,
      {
        from: winnerTables,
        columns: winnerColumns,
        where,
        id: sql`winners.id`,
        sort: { by: sql`winners.picked_at`, type: 'timestamptz' },
      },
      { ...query, sortBy: 'pickedAt', descending: sortDir.toLowerCase() === 'desc' },
    )
    const marks = await marksOf(api.db, reader.seesBuyer ? rows : [])
    const data = rows.map(row => viewWinner(withoutSort(row), reader, marks(row.id)))
    return { json: { data, paging } }
  },
)

function withoutSort(row: WinnerRow): WinnerRow {
  const { sortValue: _, ...rest } = row as WinnerRow & { sortValue?: string }
  return rest
}

const getWinner = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.winner),
    summary: 'One picked ticket.',
    chosenHere: false,
    access: { action: 'raffles:read', embed: 'raffles:read' },
    answer: v.object({ data: WinnerSchema }),
  },
  async ({ api, session, language, param }) => {
    const { id: found } = await findWinner(api.db, session, param('id'))
    return ok((await readWinners(api.db, [found], { session, language }))[0])
  },
)

const patchWinner = defineCall(
  {
    method: 'patch',
    path: patternOf(rafflePaths.winner),
    summary: 'Verifies, confirms or rejects a picked ticket, or changes its note.',
    chosenHere: false,
    access: { action: 'raffles:second-person', embed: 'raffles:draw' },
    body: v.strictObject({
      version: v.pipe(v.number(), v.integer()),
      status: v.optional(v.picklist(['verified', 'confirmed', 'rejected'])),
      checks: v.optional(v.array(v.picklist(exclusionChecks))),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))),
      reason: v.optional(v.picklist(rejectionReasons)),
    }),
    answer: v.object({ data: WinnerSchema }),
  },
  async ({ api, session, language, param, body }) => {
    const found = await findWinner(api.db, session, param('id'))
    const its = await findDraw(api.db, session, found.drawId, 'raffles:second-person')
    const data = await api.write(its.raffleId, async transaction => {
      const draw = await holdDraw(transaction, its)
      const row = await findWinner(transaction, session, found.id)
      const [latest] = await readWinners(transaction, [row.id], { session, language })
      if (row.version !== body.version && latest) throw lastChange(row, latest)
      const { version: _, ...change } = body
      await changeWinner(transaction, draw, row, change, { session, at: api.now() })
      return (await readWinners(transaction, [row.id], { session, language }))[0]
    })
    return ok(data)
  },
)

/** What stands there now, and whose it is. */
export function lastChange(row: WinnerRow, data: unknown): StaleEdit {
  return new StaleEdit({
    data,
    changedBy: row.rejectedBy ?? row.confirmedBy ?? row.firstConfirmedBy ?? row.pickedBy,
    changedAt: row.rejectedAt ?? row.confirmedAt ?? row.pickedAt,
  })
}

export const winnerCalls = [listWinners, getWinner, patchWinner]
