import type { FoundOrder, FoundOrders } from './find.ts'

/**
 * The orders of the buyer whose whole email was looked for, by raffle, where there are several of one: what is said of
 * them is said at once. None where some of what matches isn't at hand.
 */
export function buyersAsked({ found, total }: FoundOrders): FoundOrder[][] {
  if (total > found.length) return []
  const theirs = found.filter(({ order, why }) =>
    why.some(
      ({ typed, reason }) =>
        reason === 'email' && typed.toLowerCase() === order.buyer.email?.toLowerCase(),
    ),
  )
  const raffles = new Map<string, FoundOrder[]>()
  for (const each of theirs) {
    const { eventId } = each.order
    raffles.set(eventId, [...(raffles.get(eventId) ?? []), each])
  }
  return [...raffles.values()].filter(({ length }) => length > 1)
}
