/**
 * Links that are mailed to one person and are good once: to set a password, to show that an address is theirs, to mend a sign-up, to join.
 */

const hours = 3_600_000

/** Where each kind leads, and for how long it is good, in milliseconds (docs/domain.md, section 2). */
export const linkKinds = {
  'reset-password': { path: '/reset-password', goodForMs: hours },
  'verify-email': { path: '/verify-email', goodForMs: 24 * hours },
  'mend-sign-up': { path: '/sign-up', goodForMs: 30 * 24 * hours },
  invite: { path: '/invite-user', goodForMs: 7 * 24 * hours },
} as const
export type LinkKind = keyof typeof linkKinds

export const linkStates = ['good', 'used', 'revoked', 'expired'] as const
export type LinkState = (typeof linkStates)[number]

/** What a link is at a moment: one that was used stays used, whatever came later. */
export function stateOfLink(
  link: { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): LinkState {
  if (link.usedAt !== null) return 'used'
  if (link.revokedAt !== null) return 'revoked'
  return link.expiresAt > now ? 'good' : 'expired'
}
