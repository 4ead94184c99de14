import { type Kysely, sql } from 'kysely'
import { toHex } from '../../../../src/core/raffles/draws/bytes.ts'
import {
  type Draw,
  type DrawDetail,
  type DrawStage,
  mostUnreached,
  type Unreached,
} from '../../../../src/core/raffles/draws/draw.ts'
import { digestEntropy } from '../../../../src/core/raffles/draws/entropy.ts'
import { commitTo } from '../../../../src/core/raffles/draws/pick.ts'
import { keptPlan } from '../../database/kept-plans.ts'
import type { Database } from '../../database/schema.ts'
import { type DrawContext, readDraws } from './context.ts'
import { readOutboxes } from './late-arrivals.ts'
import { readinessOf } from './readiness.ts'
import { stubFigures } from './stub-figures.ts'

/** What prizes, picks and steps add up to. */
interface Progress {
  prizeCount: number
  firstPrize: string
  holdsJackpot: boolean
  pickTotal: number
  picksCompleted: number
  picksPending: number
  confirmedCount: number
  locked: boolean
  receiptTaken: boolean
  entropyGiven: boolean
  picked: boolean
}

/** The draws of a raffle that have prizes, the final one last. */
export async function drawsOf(db: Kysely<Database>, raffleId: string): Promise<Draw[]> {
  const draws = await readDraws(db, raffleId)
  return Promise.all(draws.map(async draw => drawOf(draw, await progressOf(db, draw.id))))
}

export function drawOf(draw: DrawContext, progress: Progress): Draw {
  const random = draw.drawType === 'rng'
  const { prizeCount, pickTotal, picksCompleted, picksPending, confirmedCount } = progress
  return {
    id: draw.id,
    eventId: draw.raffleId,
    drawType: draw.drawType,
    stage: stageOf(draw, progress),
    final: draw.final,
    holdsJackpot: progress.holdsJackpot,
    cutoffAt: draw.cutoffAt?.toISOString() ?? null,
    drawAt: draw.drawAt?.toISOString() ?? null,
    prizeCount,
    firstPrize: progress.firstPrize,
    pickTotal,
    picksCompleted,
    picksPending,
    confirmedCount,
    commitment: random ? commitTo(draw.seed) : null,
    committedAt: random ? draw.committedAt.toISOString() : null,
    ticketsSoldBefore: draw.ticketsSoldBefore,
  }
}

function stageOf({ completedAt, drawType }: DrawContext, progress: Progress): DrawStage {
  if (completedAt) return 'complete'
  if (!progress.locked) return 'open'
  if (drawType === 'barrel') return progress.picked ? 'drawing' : 'locked'
  if (progress.entropyGiven) return 'drawing'
  return progress.receiptTaken ? 'receipt-taken' : 'locked'
}

export async function progressOf(db: Kysely<Database>, drawId: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    ${keptPlan} select
      (select count(*) from prizes where draw_id = ${drawId}) as prize_count,
      coalesce((select name from prizes where draw_id = ${drawId} order by position limit 1), '')
        as first_prize,
      exists (select from prizes where draw_id = ${drawId} and category = 'jackpot') as holds_jackpot,
      (select coalesce(sum(quantity), 0) from prizes where draw_id = ${drawId}) as pick_total,
      count(*) filter (where status <> 'rejected') as picks_completed,
      (select coalesce(sum(wanted - done), 0) from pick_batches
        where draw_id = ${drawId} and finished_at is null) as picks_pending,
      count(*) filter (where status = 'confirmed') as confirmed_count,
      count(*) > 0 as picked,
      exists (select from draw_locks where draw_id = ${drawId} and reopened_at is null) as locked,
      exists (select from draw_receipts join draw_locks on draw_locks.id = lock_id
        where draw_id = ${drawId} and reopened_at is null) as receipt_taken,
      exists (select from draw_entropies where draw_id = ${drawId}) as entropy_given
    from winners where draw_id = ${drawId}
  `.execute(db)
  const [progress] = rows
  if (!progress) throw new Error('An aggregate without a row')
  return progress
}

/** Everything that the procedure of one draw shows. */
export async function drawDetail(
  db: Kysely<Database>,
  draw: DrawContext,
  now: Date,
): Promise<DrawDetail> {
  const progress = await progressOf(db, draw.id)
  const summary = drawOf(draw, progress)
  const open = summary.stage === 'open'
  const outboxes = open ? await readOutboxes(db, draw.raffleId) : []
  const devices = new Set(outboxes.map(({ deviceId }) => deviceId)).size
  return {
    ...summary,
    raffleName: draw.raffleName,
    timeZone: draw.timeZone,
    now: now.toISOString(),
    // After the lock there is nothing left to wait for: counting a million tickets again would say nothing.
    readiness: open ? await readinessOf(db, draw, progress, { now, devices }) : [],
    outboxes,
    locks: await locksOf(db, draw.id),
    receipts: await receiptsOf(db, draw.id),
    entropy: await entropyOf(db, draw.id),
    awaitsEntropyFor: await awaitsEntropyFor(db, draw),
    secondPersonConfirms: draw.confirmedByTwo,
    unreached: await unreachedOf(db, draw),
    batches: await batchesOf(db, draw.id),
    seed: draw.completedAt && draw.drawType === 'rng' ? draw.seed.toString('hex') : null,
    stubs: draw.drawType === 'barrel' ? await stubFigures(db, draw) : null,
  }
}

async function locksOf(db: Kysely<Database>, drawId: string): Promise<DrawDetail['locks']> {
  const locks = await db
    .selectFrom('drawLocks')
    .leftJoin('users as locker', 'locker.id', 'drawLocks.lockedBy')
    .leftJoin('users as opener', 'opener.id', 'drawLocks.reopenedBy')
    .selectAll('drawLocks')
    .select(['locker.name as lockerName', 'opener.name as openerName'])
    .where('drawId', '=', drawId)
    .orderBy('version')
    .execute()
  return locks.map(lock => ({
    version: lock.version,
    lockedAt: lock.lockedAt.toISOString(),
    lockedBy: lock.lockerName ?? '',
    ticketCount: lock.ticketCount,
    firstTicketNumber: lock.firstTicketNumber,
    lastTicketNumber: lock.lastTicketNumber,
    root: lock.root.toString('hex'),
    terms: lock.termsDigest,
    activityHead: lock.activityHead,
    leftOut: {
      pendingOrders: lock.pendingLeftOut,
      unclearedCheques: lock.chequesLeftOut,
      lateArrivals: lock.lateLeftOut,
      waitingDevices: lock.outboxesLeftOut,
    },
    reopened: lock.reopenedAt && {
      at: lock.reopenedAt.toISOString(),
      by: lock.openerName ?? '',
      reason: lock.reopenReason ?? '',
    },
  }))
}

async function receiptsOf(db: Kysely<Database>, drawId: string): Promise<DrawDetail['receipts']> {
  const receipts = await db
    .selectFrom('drawReceipts')
    .innerJoin('drawLocks', 'drawLocks.id', 'drawReceipts.lockId')
    .select(['takenAt', 'witness', 'version', 'root', 'ticketCount'])
    .where('drawId', '=', drawId)
    .orderBy('takenAt')
    .execute()
  return receipts.map(({ takenAt, witness, version, root, ticketCount }) => ({
    at: takenAt.toISOString(),
    witness,
    lockVersion: version,
    root: root.toString('hex'),
    ticketCount,
  }))
}

async function entropyOf(db: Kysely<Database>, drawId: string): Promise<DrawDetail['entropy']> {
  const entropies = await db
    .selectFrom('drawEntropies')
    .selectAll()
    .where('drawId', '=', drawId)
    .orderBy('sequence')
    .execute()
  return entropies.map(({ givenAt, witness, kind, text, redrawOf, redrawReason }) => ({
    at: givenAt.toISOString(),
    witness,
    kind,
    text,
    digest: toHex(digestEntropy(text)),
    redrawOf,
    redrawReason,
  }))
}

/** The earliest rejection of a random draw that nobody has given fresh entropy for. */
export async function awaitsEntropyFor(
  db: Kysely<Database>,
  { id, drawType }: Pick<DrawContext, 'id' | 'drawType'>,
): Promise<string | null> {
  if (drawType === 'barrel') return null
  const rejected = await db
    .selectFrom('winners')
    .select('id')
    .where('drawId', '=', id)
    .where('status', '=', 'rejected')
    .where(
      'id',
      'not in',
      db
        .selectFrom('drawEntropies')
        .select(({ ref }) => sql<string>`${ref('redrawOf')}`.as('redrawOf'))
        .where('drawId', '=', id)
        .where('redrawOf', 'is not', null),
    )
    .orderBy('rejectedAt')
    .orderBy('sequence')
    .executeTakeFirst()
  return rejected?.id ?? null
}

/** Confirmed winners whom nobody has reached, nor marked as out of reach. */
async function unreachedOf(
  db: Kysely<Database>,
  { id, raffleId }: DrawContext,
): Promise<Unreached> {
  const unreached = sql`
    winners.raffle_id = ${raffleId} and winners.status = 'confirmed' and not exists (
      select from winner_contacts where winner_id = winners.id and (reached or unreachable))
  `
  const { rows: tickets } = await sql<Unreached['tickets'][number]>`
    select winners.id as winner_id, winners.ticket_number, prizes.name as prize_name
    from winners join prizes on prizes.id = winners.prize_id
    where winners.draw_id = ${id} and ${unreached}
    order by winners.sequence limit ${mostUnreached}
  `.execute(db)
  const { rows: counted } = await sql<Pick<Unreached, 'count' | 'elsewhere'>>`
    select count(*) filter (where draw_id = ${id}) as count,
      count(*) filter (where draw_id <> ${id}) as elsewhere
    from winners where ${unreached}
  `.execute(db)
  const [counts = { count: 0, elsewhere: 0 }] = counted
  return { ...counts, tickets }
}

function batchesOf(db: Kysely<Database>, drawId: string): Promise<DrawDetail['batches']> {
  return db
    .selectFrom('pickBatches')
    .select(['prizeId', 'wanted', 'done'])
    .select(({ eb }) => eb('failure', 'is not', null).$castTo<boolean>().as('failed'))
    .where('drawId', '=', drawId)
    .where('finishedAt', 'is', null)
    .orderBy('requestedAt')
    .execute()
}
