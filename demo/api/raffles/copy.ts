import { type Kysely, sql, type Transaction } from 'kysely'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import type { Frequency } from '../../../src/core/raffles/raffle.ts'
import { decide } from '../../../src/core/raffles/rules.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal, requireAllowed } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { actorOf } from '../session/session.ts'
import { answering, packagesOf, readDetail, readRow } from './detail.ts'
import { setUpDraw } from './draws/set-up.ts'
import { columnsOf, fieldsOf } from './fields.ts'
import { lockRaffle, type StoredRaffle } from './find.ts'
import { insertPackages } from './packages.ts'
import { raffleOf } from './reach.ts'

const longestName = 120
const dayMilliseconds = 86_400_000

/** Whole weeks, so that a Friday stays a Friday. */
const usualShift: Record<Frequency, number> = {
  'one-off': 7,
  weekly: 7,
  'bi-weekly': 14,
  monthly: 28,
  quarterly: 91,
  multiple: 7,
}

interface By {
  at: Date
  actor: Actor
}

export const copyRaffle = writes(
  raffleCalls.copy,
  'A draft with the same texts, packages and prizes: dates shifted, licence, sales and winners left out, draws with new seeds.',
  at => raffleOf(at, 'raffles', at.params.id),
  async ({ body, session, api, params, origin, transaction }) => {
    const answer = await answering({ db: transaction, now: api.now }, origin)
    const original = await lockRaffle(transaction, session, params.id)
    const { id } = original
    const row = await readRow(transaction, id, answer)
    requireAllowed(decide('copy', row, session.roles, answer.now))
    const by = { at: answer.now, actor: actorOf(session) }
    const shiftDays = body.shiftDays ?? daysAhead(original, answer.now)
    const name = body.name ?? (await copyName(transaction, original))
    const copy = await insertCopy(transaction, original, { name, shiftDays }, by)
    await insertPackages(transaction, copy.id, await packagesOf(transaction, id))
    await copyPrizes(transaction, original, copy.id, shiftDays, by)
    await recordActivity(transaction, {
      organizationId: copy.organizationId,
      raffleId: copy.id,
      subject: { type: 'raffle', id: copy.id },
      action: 'copied',
      ...by,
      before: null,
      after: { name, shiftDays, copiedFrom: { id, name: original.name }, status: 'draft' },
    })
    return readDetail(transaction, copy, answer)
  },
)

/** So many periods on that the copy starts, or without a start ends, in the future. */
function daysAhead({ startAt, endAt, drawAt, frequency }: StoredRaffle, now: Date): number {
  const first = startAt ?? endAt ?? drawAt
  if (first === null) return 0
  const step = usualShift[frequency]
  const behind = (now.getTime() - first.getTime()) / dayMilliseconds
  return Math.max(1, Math.ceil(behind / step + 0.001)) * step
}

async function copyName(db: Kysely<Database>, original: StoredRaffle): Promise<string> {
  const { locale } = await db
    .selectFrom('organizations')
    .select('locale')
    .where('id', '=', original.organizationId)
    .executeTakeFirstOrThrow()
  const suffix = locale === 'fr' ? ' (copie)' : ' (copy)'
  return original.name.slice(0, longestName - suffix.length).trimEnd() + suffix
}

async function insertCopy(
  transaction: Transaction<Database>,
  original: StoredRaffle,
  { name, shiftDays }: { name: string; shiftDays: number },
  by: By,
): Promise<StoredRaffle> {
  const fields = fieldsOf(original)
  const { timeZone, startAt, endAt, drawAt } = original
  const dates = await shifted(transaction, [startAt, endAt, drawAt], shiftDays, timeZone)
  const [startDate = null, endDate = null, drawDate = null] = dates.map(
    date => date?.toISOString() ?? null,
  )
  const left = { licenseNumber: null, licenseUrl: null, shortlink: null }
  return transaction
    .insertInto('raffles')
    .values({
      ...columnsOf({ ...fields, ...left, name, startDate, endDate, drawDate }),
      organizationId: original.organizationId,
      parentId: original.parentId,
      seriesId: original.seriesId ?? original.id,
      status: 'draft',
      nextTicketNumber: original.startingTicketNumber,
      createdAt: by.at,
      changedAt: by.at,
      changedBy: by.actor.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Each prize with a draw of the copy's own, whose seed is new. */
async function copyPrizes(
  transaction: Transaction<Database>,
  original: StoredRaffle,
  raffleId: string,
  shiftDays: number,
  by: By,
): Promise<void> {
  // The final draw stands even where every prize has dates of its own.
  await setUpDraw(transaction, { raffleId, cutoffAt: null, drawAt: null }, by)
  const prizes = await transaction
    .selectFrom('prizes')
    .innerJoin('draws', 'draws.id', 'prizes.drawId')
    .select(['category', 'name', 'description', 'sponsor', 'valueCents', 'quantity'])
    .select(['winnersStayIn', 'position', 'draws.cutoffAt', 'draws.drawAt'])
    .where('prizes.raffleId', '=', original.id)
    .orderBy('position')
    .execute()
  for (const { cutoffAt, drawAt, ...prize } of prizes) {
    const dates = await shifted(transaction, [cutoffAt, drawAt], shiftDays, original.timeZone)
    const [cutoff = null, draw = null] = dates
    const { id: drawId } = await setUpDraw(
      transaction,
      { raffleId, cutoffAt: cutoff, drawAt: draw },
      by,
    )
    await transaction
      .insertInto('prizes')
      .values({
        ...prize,
        raffleId,
        drawId,
        createdAt: by.at,
        changedAt: by.at,
        changedBy: by.actor.userId,
      })
      .execute()
  }
}

/**
 * The instants so many days on by the zone's calendar: nine in the evening stays nine in the evening across a
 * change of the clock.
 */
async function shifted(
  db: Kysely<Database>,
  dates: readonly (Date | null)[],
  days: number,
  timeZone: string,
): Promise<(Date | null)[]> {
  const { rows } = await sql<{ at: Date | null }>`
    select ((given at time zone ${timeZone}) + make_interval(days => ${days})) at time zone ${timeZone} as at
    from unnest(${dates}::timestamptz[]) with ordinality as list (given, place)
    order by place
  `.execute(db)
  if (rows.some(({ at }) => at !== null && at.getUTCFullYear() > 9999)) {
    throw new Refusal(422, [{ code: 'invalid', field: 'shiftDays' }])
  }
  return rows.map(({ at }) => at)
}
