/** Checks of a random draw: seed, entropy and picks. */
import { fromHex, toHex } from './bytes.ts'
import type { RandomCertificate } from './certificate-format.ts'
import { drawnLock } from './check-list.ts'
import { digestEntropy, isFreshEntropy, normalizeEntropy } from './entropy.ts'
import { commitTo } from './pick.ts'
import { planPicks } from './pick-plan.ts'

/** The revealed seed is the one that was committed to, and that was before the list. */
export function seedIsCommitted({ seed, commitment, locks }: RandomCertificate): boolean {
  const [first] = locks
  return (
    commitTo(fromHex(seed)) === commitment.seedDigest &&
    first !== undefined &&
    commitment.at <= first.lockedAt
  )
}

/**
 * One entropy for the draw, after the list was locked, and one fresh one for each rejection, after it: none is
 * repeated, none is given for a confirmed pick or twice for one.
 */
export function entropyFollows(certificate: RandomCertificate): boolean {
  const { entropy, picks } = certificate
  const rejected = picks.filter(({ outcome }) => outcome === 'rejected')
  const answered = new Set(entropy.slice(1).map(({ rejectedPick }) => rejectedPick))
  return (
    entropy.length === rejected.length + 1 &&
    answered.size === rejected.length &&
    entropy.every((given, at) => {
      const since = at === 0 ? listLockedAt(certificate) : entropy[at - 1]?.at
      const earlier = entropy.slice(0, at).map(({ text }) => text)
      return (
        normalizeEntropy(given.text) === given.text &&
        toHex(digestEntropy(given.text)) === given.digest &&
        isFreshEntropy(given.text, earlier) &&
        since !== undefined &&
        since <= given.at &&
        (at === 0 ? given.rejectedPick === null : answersRejection(certificate, at))
      )
    })
  )
}

function listLockedAt(certificate: RandomCertificate): string | undefined {
  return drawnLock(certificate)?.lockedAt
}

function answersRejection({ entropy, picks }: RandomCertificate, at: number): boolean {
  const given = entropy[at]
  if (!given || given.rejectedPick === null) return false
  const rejected = picks[given.rejectedPick]
  return rejected !== undefined && rejected.outcome === 'rejected' && rejected.decidedAt <= given.at
}

/** The picks are the plan's: all of it, nothing else, in its order, each where the numbers send it. */
export function picksFollowPlan(certificate: RandomCertificate): boolean {
  const { seed, draw, entropy, picks } = certificate
  const lock = drawnLock(certificate)
  const quantities = draw.prizes.reduce((sum, { quantity }) => sum + quantity, 0)
  // Told apart before anything is computed: a forged quantity must not keep a browser busy for days.
  if (!lock || entropy.length === 0 || picks.length !== quantities + entropy.length - 1)
    return false
  if (picks.length > lock.ticketCount) return false
  const plan = planPicks({
    seed: fromHex(seed),
    root: fromHex(lock.root),
    count: lock.ticketCount,
    prizes: draw.prizes,
    entropy,
  })
  return picks.every((pick, at) => {
    const planned = plan[at]
    return (
      planned !== undefined &&
      pick.prizeId === planned.prizeId &&
      pick.counter === planned.counter &&
      pick.entropy === planned.entropy &&
      pick.attempt === planned.attempt &&
      pick.ticket.index === planned.index
    )
  })
}
