import { type Kysely, sql } from 'kysely'
import { toHex } from '../../../../src/core/raffles/draws/bytes.ts'
import type { Lock, Opening } from '../../../../src/core/raffles/draws/certificate-format.ts'
import { digestEntropy } from '../../../../src/core/raffles/draws/entropy.ts'
import { commitTo } from '../../../../src/core/raffles/draws/pick.ts'
import {
  type CertificateContent,
  writeCertificate,
} from '../../../../src/core/raffles/draws/write-certificate.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'
import { lockInForce, openTickets } from './locked-list.ts'
import { placesInPlan } from './plan-places.ts'

interface MadePick {
  id: string
  prizeId: string
  counter: number
  attempt: number
  entropySequence: number
  leafIndex: number
  witnesses: string[]
  pickedAt: Date
  decidedAt: Date
  status: 'confirmed' | 'rejected'
  reason: string | null
}

/** The certificate of a draw whose picks are all decided, as a file. It is issued once and kept. */
export async function certificateOf(
  db: Kysely<Database>,
  draw: DrawContext,
  issued: { at: Date; activityHead: string },
): Promise<string> {
  const lock = await lockInForce(db, draw.id)
  if (!lock) throw new Error('A draw without a locked list has no certificate')
  const picks = await picksOf(db, draw.id)
  const openings = await openTickets(
    db,
    lock.id,
    picks.map(({ leafIndex }) => leafIndex),
  )
  const opened = picks.map((pick, at) => ({ pick, ticket: openingAt(openings, at) }))
  const head = {
    format: 'rd-certificate/1' as const,
    organization: { id: draw.organizationId, name: draw.organizationName },
    raffle: {
      id: draw.raffleId,
      name: draw.raffleName,
      licenseNumber: draw.licenseNumber?.trim() ? draw.licenseNumber : null,
      timeZone: draw.timeZone,
    },
    draw: lock.terms,
    locks: await locksOf(db, draw.id),
    receipts: await receiptsOf(db, draw.id),
    issuedAt: issued.at.toISOString(),
    activityHead: issued.activityHead,
  }
  if (draw.drawType === 'barrel') {
    const drawings = opened.map(({ pick, ticket }) => ({
      at: pick.pickedAt.toISOString(),
      prizeId: pick.prizeId,
      witnesses: pick.witnesses,
      ticket,
      ...decisionOf(pick),
    }))
    return writeCertificate({ ...head, drawType: 'barrel', picks: drawings })
  }
  const places = placesInPlan(lock.terms.prizes, await redrawsOf(db, draw.id))
  const ordered = [...opened].sort((one, other) => places.of(one.pick) - places.of(other.pick))
  const content: CertificateContent = {
    ...head,
    drawType: 'rng',
    commitment: {
      seedDigest: commitTo(draw.seed),
      at: draw.committedAt.toISOString(),
      ticketsSoldBefore: draw.ticketsSoldBefore,
    },
    entropy: (await entropiesOf(db, draw.id)).map(({ givenAt, witness, text }, sequence) => ({
      at: givenAt.toISOString(),
      witness,
      text,
      digest: toHex(digestEntropy(text)),
      rejectedPick: places.redrawn[sequence] ?? null,
    })),
    picks: ordered.map(({ pick, ticket }) => ({
      at: pick.pickedAt.toISOString(),
      prizeId: pick.prizeId,
      counter: pick.counter,
      entropy: pick.entropySequence,
      attempt: pick.attempt,
      ticket,
      ...decisionOf(pick),
    })),
    seed: draw.seed.toString('hex'),
  }
  return writeCertificate(content)
}

function openingAt(openings: readonly Opening[], at: number): Opening {
  const opening = openings[at]
  if (!opening) throw new Error('Every pick has its ticket')
  return opening
}

function decisionOf({ status, decidedAt, reason }: MadePick) {
  return { outcome: status, decidedAt: decidedAt.toISOString(), reason }
}

/** In the order drawn. */
async function picksOf(db: Kysely<Database>, drawId: string): Promise<MadePick[]> {
  const { rows } = await sql<MadePick>`
    select id, prize_id, counter, attempt, entropy_sequence, leaf_index, witnesses, picked_at, status,
      coalesce(confirmed_at, rejected_at) as decided_at, reason
    from winners where draw_id = ${drawId} and status in ('confirmed', 'rejected')
    order by sequence
  `.execute(db)
  return rows
}

/** Which rejected pick each redraw replaces, by prize and counter, in the order of the entropies. */
export async function redrawsOf(
  db: Kysely<Database>,
  drawId: string,
): Promise<{ prizeId: string; counter: number }[]> {
  return db
    .selectFrom('drawEntropies')
    .innerJoin('winners', 'winners.id', 'drawEntropies.redrawOf')
    .select(['winners.prizeId', 'winners.counter'])
    .where('drawEntropies.drawId', '=', drawId)
    .orderBy('drawEntropies.sequence')
    .execute()
}

export function entropiesOf(db: Kysely<Database>, drawId: string) {
  return db
    .selectFrom('drawEntropies')
    .select(['givenAt', 'witness', 'text'])
    .where('drawId', '=', drawId)
    .orderBy('sequence')
    .execute()
}

async function locksOf(db: Kysely<Database>, drawId: string): Promise<Lock[]> {
  const locks = await db
    .selectFrom('drawLocks')
    .selectAll()
    .where('drawId', '=', drawId)
    .orderBy('version')
    .execute()
  return locks.map(lock => ({
    version: lock.version,
    lockedAt: lock.lockedAt.toISOString(),
    ticketCount: lock.ticketCount,
    firstTicketNumber: lock.firstTicketNumber,
    lastTicketNumber: lock.lastTicketNumber,
    root: lock.root.toString('hex'),
    terms: lock.termsDigest,
    leftOut: {
      pendingOrders: lock.pendingLeftOut,
      unclearedCheques: lock.chequesLeftOut,
      ...(lock.lateLeftOut > 0 && { lateArrivals: lock.lateLeftOut }),
      ...(lock.outboxesLeftOut > 0 && { waitingDevices: lock.outboxesLeftOut }),
    },
    reopened: lock.reopenedAt && {
      at: lock.reopenedAt.toISOString(),
      reason: lock.reopenReason ?? '',
    },
  }))
}

async function receiptsOf(db: Kysely<Database>, drawId: string) {
  const receipts = await db
    .selectFrom('drawReceipts')
    .innerJoin('drawLocks', 'drawLocks.id', 'drawReceipts.lockId')
    .select(['version', 'takenAt', 'witness', 'root', 'ticketCount', 'termsDigest'])
    .where('drawId', '=', drawId)
    .orderBy('takenAt')
    .execute()
  return receipts.map(({ version, takenAt, witness, root, ticketCount, termsDigest }) => ({
    lockVersion: version,
    at: takenAt.toISOString(),
    witness,
    root: root.toString('hex'),
    ticketCount,
    terms: termsDigest,
  }))
}
