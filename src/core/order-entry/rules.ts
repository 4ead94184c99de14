/** What a purchase comes to and who may enter it how: the same for the form and the server. */
import { may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { PurchaseSource, Tender, TenderType } from './purchase.ts'

interface Priced {
  /** Of its package. */
  priceCents: number
  quantity: number
}

/** Tickets and donation, in cents; a free entry comes to nothing. */
export function totalCentsOf(
  lines: readonly Priced[],
  { donationCents, tender }: { donationCents: number; tender: TenderType },
): number {
  if (tender === 'free') return 0
  return lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, donationCents)
}

/** What goes back to the buyer, in cents; null where what they gave doesn't pay it. */
export function changeCentsOf(totalCents: number, givenCents: number): number | null {
  return givenCents < totalCents ? null : givenCents - totalCents
}

export type TenderReason =
  | 'given-too-little'
  | 'nothing-to-charge'
  | 'cards-not-taken'
  | 'free-not-by-mail'
  | 'free-not-taken'
  | 'free-with-donation'

/** What decides on how a purchase is paid. */
export interface TenderFacts {
  source: PurchaseSource
  totalCents: number
  donationCents: number
  takesCards: boolean
  /** Each raffle of it takes paper entries for nothing. */
  takesFreeEntries: boolean
}

/** What is against paying it so, and the field of the purchase that says why; null: nothing. */
export function againstTender(
  tender: Tender,
  { source, totalCents, donationCents, takesCards, takesFreeEntries }: TenderFacts,
): { code: TenderReason; field: string } | null {
  switch (tender.type) {
    case 'cash':
      return changeCentsOf(totalCents, tender.givenCents) === null
        ? { code: 'given-too-little', field: 'tender.givenCents' }
        : null
    case 'credit':
      if (!takesCards) return { code: 'cards-not-taken', field: 'tender.type' }
      return totalCents === 0 ? { code: 'nothing-to-charge', field: 'tender.type' } : null
    case 'free':
      if (source !== 'mail') return { code: 'free-not-by-mail', field: 'tender.type' }
      if (!takesFreeEntries) return { code: 'free-not-taken', field: 'tender.type' }
      return donationCents > 0 ? { code: 'free-with-donation', field: 'donation.cents' } : null
    default:
      return null
  }
}

/** How these roles sell: agents each in their own way, whoever works in the office in all. */
export function sourcesOf(roles: readonly Role[]): readonly PurchaseSource[] {
  if (may('orders:import', roles)) return ['phone', 'mail', 'walk_in']
  const phones: PurchaseSource[] = roles.includes('Contact Center Agent') ? ['phone', 'mail'] : []
  return roles.includes('In Person Sales') ? [...phones, 'walk_in'] : phones
}
