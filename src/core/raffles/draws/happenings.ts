/** What happens in a draw while somebody has its page open, whoever does it. */
import type { Prize } from '../prizes/prize.ts'
import type { Contact, PreparedMessage, RejectionReason, Winner } from '../winners/winner.ts'

export type Happening = { ticketNumber: number; prizeName: string } & (
  | { kind: 'picked'; isFlagged: boolean }
  | { kind: 'verified' | 'second-person' | 'confirmed' }
  | { kind: 'rejected'; reason: RejectionReason }
  | { kind: 'contacted'; contact: Contact }
  | { kind: 'message'; state: PreparedMessage['state'] }
)

/** A batch that is through: its picks are told of together. */
export interface BatchDone {
  kind: 'picked-many'
  count: number
  prizeName: string
}

interface Seen {
  prizes: readonly Prize[]
  winners: readonly Winner[]
}

interface News {
  happenings: (Happening | BatchDone)[]
  /** The newest pick among them. */
  latest: Winner | null
}

/**
 * Compares each reading of a draw with those before it.
 * @param openedAt by the server's clock: what was picked before is no news
 */
export function watchDraw(openedAt: string): (seen: Seen) => News {
  const known = new Map<string, Winner>()
  /** Picks that a prize had when its batch began. */
  const batches = new Map<string, number>()

  return ({ prizes, winners }) => {
    const fresh = winners
      .filter(({ id, pickedAt }) => pickedAt > openedAt && !known.has(id))
      .toSorted((one, other) => (one.pickedAt < other.pickedAt ? -1 : 1))
    const inBatch = new Set(batches.keys())
    const happenings = prizes.flatMap(prize => batchDone(prize, batches) ?? [])
    for (const prizeId of batches.keys()) inBatch.add(prizeId)
    const news: News['happenings'] = [...happenings]
    for (const winner of fresh) if (!inBatch.has(winner.prizeId)) news.push(picked(winner))
    for (const winner of winners) {
      const before = known.get(winner.id)
      if (before) news.push(...changes(before, winner))
      known.set(winner.id, winner)
    }
    return { happenings: news, latest: fresh.at(-1) ?? null }
  }
}

function batchDone(prize: Prize, batches: Map<string, number>): BatchDone | null {
  const before = batches.get(prize.id)
  if (prize.picksPending > 0 && before === undefined) batches.set(prize.id, prize.picksCompleted)
  if (prize.picksPending > 0 || before === undefined) return null
  batches.delete(prize.id)
  return { kind: 'picked-many', count: prize.picksCompleted - before, prizeName: prize.name }
}

function picked({ ticketNumber, prizeName, flags }: Winner): Happening {
  return { kind: 'picked', ticketNumber, prizeName, isFlagged: flags.length > 0 }
}

function changes(before: Winner, after: Winner): Happening[] {
  const { ticketNumber, prizeName, status, contacts, message } = after
  const ticket = { ticketNumber, prizeName }
  const happenings: Happening[] = []
  if (status !== before.status) {
    if (status === 'rejected')
      happenings.push({ ...ticket, kind: status, reason: after.reason ?? 'other' })
    else if (status !== 'picked') happenings.push({ ...ticket, kind: status })
  }
  for (const contact of contacts.slice(before.contacts.length))
    happenings.push({ ...ticket, kind: 'contacted', contact })
  if (message && before.message && message.state !== before.message.state)
    happenings.push({ ...ticket, kind: 'message', state: message.state })
  return happenings
}
