import { sql } from 'kysely'
import { translated } from '../../../../src/core/i18n/texts.ts'
import { winnerCalls, type winnerList } from '../../../../src/core/raffles/winners/calls.ts'
import french from '../../../../src/core/raffles/winners/texts.fr.ts'
import { winnerTexts } from '../../../../src/core/raffles/winners/texts.ts'
import { winnerFile } from '../../../../src/core/raffles/winners/winner-file.ts'
import { type OpensList, pageOf, wholeFile } from '../../http/listed.ts'
import { equals, type Source } from '../../http/read-list.ts'
import { StaleEdit } from '../../http/refusal.ts'
import { answers, reads, writes } from '../../http/routes.ts'
import { findDraw, holdDraw } from '../draws/context.ts'
import { raffleOf, requireRaffle } from '../reach.ts'
import { marksOf } from './buyer-marks.ts'
import { changeWinner } from './decide.ts'
import { findWinner, readWinner, seesBuyer } from './read.ts'
import { viewWinner, type WinnerRow, winnerColumns, winnerTables } from './winner-view.ts'

const words = { en: winnerTexts.english, fr: translated(winnerTexts.english, french) }

const source: Source<typeof winnerList> = {
  from: winnerTables,
  columns: winnerColumns,
  id: sql`winners.id`,
  sort: { pickedAt: { by: sql`winners.picked_at`, type: 'timestamptz' } },
  filters: {
    prize: equals(sql`winners.prize_id`),
    status: equals(sql`winners.status`),
    category: equals(sql`winners.category`),
  },
}

export const openWinners: OpensList<typeof winnerCalls.list, WinnerRow> = async ({
  api,
  session,
  language,
  query,
}) => {
  const raffle = await requireRaffle(api.db, session, query.eventId, 'raffles:read')
  const reader = { language, seesBuyer: seesBuyer(session) }
  return {
    source,
    own: sql<boolean>`winners.raffle_id = ${raffle.id}`,
    async view(rows) {
      const marks = await marksOf(api.db, reader.seesBuyer ? rows : [])
      return rows.map(row => viewWinner(row, reader, marks(row.id)))
    },
    file: {
      ...winnerFile(words[language], { timeZone: raffle.timeZone, seesBuyer: reader.seesBuyer }),
      title: `${words[language].winners} - ${raffle.name}`,
    },
  }
}

const listWinners = answers(
  winnerCalls.list,
  'The picked tickets of a raffle, the newest first; as CSV by Accept: text/csv.',
  async asked => {
    const listed = await openWinners(asked)
    if (!(asked.header('accept') ?? '').includes('text/csv'))
      return { json: await pageOf(listed, asked) }
    const oldestFirst = { ...asked.query, descending: false }
    const file = await wholeFile(winnerCalls.list, listed, { ...asked, query: oldestFirst })
    return { file, type: 'text/csv', name: `${listed.file.title}.csv` }
  },
)

const getWinner = reads(
  winnerCalls.get,
  'One picked ticket.',
  async ({ api, session, language, params }) => {
    const { id } = await findWinner(api.db, session, params.id)
    return readWinner(api.db, id, { session, language })
  },
)

const decideOne = writes(
  winnerCalls.decide,
  'Verifies, confirms or rejects a picked ticket, or changes its note.',
  at => raffleOf(at, 'winners', at.params.id),
  async ({ session, language, params, body, transaction, api }) => {
    const found = await findWinner(transaction, session, params.id)
    const its = await findDraw(transaction, session, found.drawId, 'raffles:second-person')
    const draw = await holdDraw(transaction, its)
    const row = await findWinner(transaction, session, found.id)
    const { version, ...change } = body
    if (row.version !== version)
      throw lastChange(row, await readWinner(transaction, row.id, { session, language }))
    await changeWinner(transaction, draw, row, change, { session, at: api.now() })
    return readWinner(transaction, row.id, { session, language })
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

export const winnerRoutes = [listWinners, getWinner, decideOne]
