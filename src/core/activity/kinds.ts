import type { ActivitySubject } from './activity.ts'

/** What a raffle's timeline is narrowed down by, and the things behind each. */
const subjectsOfKind = {
  raffle: ['raffle', 'package'],
  prizes: ['prize'],
  draws: ['draw', 'winner', 'message', 'excluded-person'],
  members: ['member'],
  sales: ['order', 'donation', 'mail-batch', 'cash-drop', 'customer', 'subscription'],
} as const satisfies Record<string, readonly ActivitySubject[]>

export type ActivityKind = keyof typeof subjectsOfKind

export const activityKinds = Object.keys(subjectsOfKind) as readonly ActivityKind[]

/** None chosen is none: all kinds. */
export function subjectsOf(kinds: readonly ActivityKind[]): readonly ActivitySubject[] {
  return kinds.flatMap(kind => [...subjectsOfKind[kind]])
}
