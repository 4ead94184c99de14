/** Checks of a barrel draw: who watched, and that each drawing had its turn. */
import type { BarrelCertificate } from './certificate-format.ts'

/** Somebody watched every drawing. */
export function isWitnessed({ picks }: BarrelCertificate): boolean {
  return picks.every(({ witnesses }) => witnesses.length > 0)
}

/**
 * In the order drawn, no ticket twice, and never more at a time than a prize has winners: one more only after a
 * rejection.
 */
export function drawingsFollow({ draw, picks }: BarrelCertificate): boolean {
  const places = new Set(picks.map(({ ticket }) => ticket.index))
  return (
    places.size === picks.length &&
    picks.every((pick, at) => {
      const before = picks.slice(0, at)
      const prize = draw.prizes.find(({ id }) => id === pick.prizeId)
      const standing = before.filter(
        ({ prizeId, outcome, decidedAt }) =>
          prizeId === pick.prizeId && !(outcome === 'rejected' && decidedAt <= pick.at),
      )
      return (
        prize !== undefined &&
        standing.length < prize.quantity &&
        before.every(earlier => earlier.at <= pick.at)
      )
    })
  )
}
