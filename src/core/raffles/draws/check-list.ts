/** Checks of a certificate's list: what was fixed, what the witness took, which tickets stand in it. */
import { fromHex, toHex } from './bytes.ts'
import type { Certificate, Lock, Opening } from './certificate-format.ts'
import { rootFromPath } from './merkle.ts'
import { digestTerms } from './terms.ts'
import { hashTicket } from './ticket-leaf.ts'

/** The list that was drawn from: the last one locked. */
export function drawnLock({ locks }: Certificate): Lock | undefined {
  return locks.at(-1)
}

/** Prizes, their order and dates are what was fixed with the list, before any entropy. */
export function keepsTerms(certificate: Certificate): boolean {
  const { drawType, organization, raffle, draw } = certificate
  const prizeIds = new Set(draw.prizes.map(({ id }) => id))
  const terms = digestTerms({
    drawType,
    organizationId: organization.id,
    raffleId: raffle.id,
    draw,
    seedDigest: certificate.drawType === 'rng' ? certificate.commitment.seedDigest : null,
  })
  return (
    terms === drawnLock(certificate)?.terms &&
    prizeIds.size === draw.prizes.length &&
    prizeIds.size > 0 &&
    draw.prizes.every(({ quantity }) => quantity > 0)
  )
}

/** Every version of the list stands there, one after the other; only the last was left locked. */
export function locksFollow(certificate: Certificate): boolean {
  const { locks } = certificate
  return (
    locks.length > 0 &&
    locks.every((lock, at) => {
      const next = locks[at + 1]
      return (
        lock.version === at + 1 &&
        holdsItsCount(lock) &&
        (lock.reopened === null) === (next === undefined) &&
        (lock.reopened === null || lock.lockedAt <= lock.reopened.at) &&
        (lock.reopened === null || next === undefined || lock.reopened.at <= next.lockedAt)
      )
    })
  )
}

function holdsItsCount({ ticketCount, firstTicketNumber, lastTicketNumber }: Lock): boolean {
  const numbers = lastTicketNumber - firstTicketNumber + 1
  return ticketCount > 0 && (ticketCount === 1 ? numbers === 1 : numbers >= ticketCount)
}

/**
 * Each receipt says what its lock says and was taken while that lock stood. For a random draw, one of the drawn
 * list was taken before the first entropy.
 */
export function receiptsHold(certificate: Certificate): boolean {
  const drawn = drawnLock(certificate)
  const sound = certificate.receipts.every(receipt => {
    const lock = certificate.locks[receipt.lockVersion - 1]
    return (
      lock !== undefined &&
      receipt.root === lock.root &&
      receipt.ticketCount === lock.ticketCount &&
      receipt.terms === lock.terms &&
      lock.lockedAt <= receipt.at &&
      (lock.reopened === null || receipt.at <= lock.reopened.at)
    )
  })
  if (certificate.drawType === 'barrel') return sound
  const [first] = certificate.entropy
  return (
    sound &&
    first !== undefined &&
    certificate.receipts.some(
      ({ lockVersion, at }) => lockVersion === drawn?.version && at <= first.at,
    )
  )
}

/** Every picked ticket stands at its place of the drawn list, whose numbers only rise. */
export function ticketsStand(certificate: Certificate): boolean {
  const lock = drawnLock(certificate)
  if (!lock) return false
  const tickets = certificate.picks.map(({ ticket }) => ticket)
  return tickets.every(ticket => stands(ticket, lock)) && rises(tickets, lock)
}

/** Whether a ticket leads to a list's root from its place. */
export function stands(ticket: Opening, list: { root: string; ticketCount: number }): boolean {
  const leaf = hashTicket({ ticketNumber: ticket.ticketNumber, salt: fromHex(ticket.salt) })
  const root = rootFromPath(leaf, ticket.index, list.ticketCount, ticket.path.map(fromHex))
  return root !== null && toHex(root) === list.root
}

/** A place further on has a higher number, by as many at least as there are places between. */
function rises(tickets: readonly Opening[], lock: Lock): boolean {
  const before = { index: 0, ticketNumber: lock.firstTicketNumber }
  const after = { index: lock.ticketCount - 1, ticketNumber: lock.lastTicketNumber }
  const known = [before, ...tickets, after].sort((one, other) => one.index - other.index)
  return known.every((ticket, at) => {
    const next = known[at + 1]
    if (!next) return true
    const numbers = next.ticketNumber - ticket.ticketNumber
    const places = next.index - ticket.index
    return places === 0 ? numbers === 0 : numbers >= places
  })
}
