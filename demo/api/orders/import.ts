import { sql } from 'kysely'
import { importCalls } from '../../../src/core/orders/import-calls.ts'
import { type ActivityEntry, recordActivities } from '../activity/record.ts'
import { allowLong } from '../database/limits.ts'
import { refusalMessage } from '../http/messages.ts'
import { Refusal } from '../http/refusal.ts'
import { type Writing, writes } from '../http/routes.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { raffleOf, requireRaffle } from '../raffles/reach.ts'
import { actorOf } from '../session/session.ts'
import { enterHeld } from './create.ts'
import { holdBuyers } from './hold-buyers.ts'
import { checkImportRows, refusedRow } from './import-rows.ts'

/** A page waits a minute for its answer. */
const importMilliseconds = 60_000

type Importing = Writing<typeof importCalls.import>

export const importOrders = writes(
  importCalls.import,
  'Enters the orders of a file, each under a key of its own; what can’t be entered is said of each row. ' +
    'By all-or-nothing one refused row leaves everything as it was.',
  at => raffleOf(at, 'raffles', at.body.eventId, 'orders:import'),
  async at => {
    const { transaction, body, session, language } = at
    await allowLong(transaction, importMilliseconds)
    const raffle = await requireRaffle(transaction, session, body.eventId, 'orders:import')
    await holdRaffle(transaction, raffle.id, 'sales')
    await requireNewPart(at)
    await sql`savepoint before_rows`.execute(transaction)
    const { imported, earlier, refused, entries } = await enterRows(at, raffle.organizationId)
    const isTaken = body.mode === 'valid-only' || refused.length === 0
    if (!isTaken) await sql`rollback to savepoint before_rows`.execute(transaction)
    else if (entries.length > 0) {
      await keepPart(at)
      await recordActivities(transaction, entries)
    }
    const told = refused
      .toSorted((one, other) => one.row - other.row)
      .flatMap(({ row, reasons }) =>
        reasons.map(({ code, field, params }) => {
          const message = refusalMessage(code, language, { ...params, field })
          return { row, ...(field === undefined ? {} : { field }), code, message }
        }),
      )
    return { imported: isTaken ? imported : [], earlier, refused: told }
  },
  ({ api }) => api.confirmations.wake(),
)

/**
 * Enters what can be entered, one row after the other, for each counts towards the next one's limits. Every buyer is
 * held first and the log's chain is left for last, so that imports of two raffles never wait for each other.
 */
async function enterRows({ transaction, body, session, api }: Importing, organizationId: string) {
  const { valid, refused } = checkImportRows(body.eventId, body.orders)
  const buyers = valid.map(({ order }) => order.customer)
  await holdBuyers(transaction, organizationId, buyers)
  const by = {
    actor: actorOf(session),
    at: api.now(),
    action: 'order-imported',
    tells: body.tells,
  } as const
  const imported: { row: number; id: string }[] = []
  const earlier: typeof imported = []
  const entries: ActivityEntry[] = []
  for (const { row, order, ...keyed } of valid)
    try {
      const { entered, entry } = await enterHeld(transaction, order, { ...by, ...keyed })
      ;(entry ? imported : earlier).push({ row, id: entered.id })
      if (entry) entries.push(entry)
    } catch (error) {
      refused.push(refusedRow(row, error))
    }
  return { imported, earlier, refused, entries }
}

/** @throws Refusal 409: orders of this part of the file were imported before */
async function requireNewPart({ transaction, body }: Importing): Promise<void> {
  const { eventId, fileHash, part } = body
  if (fileHash === undefined) return
  const earlier = await transaction
    .selectFrom('orderImports')
    .select('importedAt')
    .where('raffleId', '=', eventId)
    .where('fileHash', '=', Buffer.from(fileHash, 'hex'))
    .where('part', '=', part)
    .executeTakeFirst()
  if (earlier) throw new Refusal(409, 'file-imported')
}

async function keepPart({ transaction, body, session, api }: Importing): Promise<void> {
  const { eventId, fileHash, part } = body
  if (fileHash === undefined) return
  await transaction
    .insertInto('orderImports')
    .values({
      raffleId: eventId,
      fileHash: Buffer.from(fileHash, 'hex'),
      part,
      importedBy: session.user.id,
      importedAt: api.now(),
    })
    .execute()
}
