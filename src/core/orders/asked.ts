/** What a buyer asks about, from why their orders were found. */
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
        reason === 'former-email' ||
        (reason === 'email' && typed.toLowerCase() === order.buyer.email?.toLowerCase()),
    ),
  )
  const raffles = new Map<string, FoundOrder[]>()
  for (const each of theirs) {
    const { eventId } = each.order
    raffles.set(eventId, [...(raffles.get(eventId) ?? []), each])
  }
  return [...raffles.values()].filter(({ length }) => length > 1)
}

/** The ticket whose number was looked for. */
export function ticketAsked(why: FoundOrder['why']): number | undefined {
  const asked = why.find(({ reason }) => reason === 'ticket')
  return asked && Number(asked.typed.replace('#', ''))
}
