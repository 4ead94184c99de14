import { fullName } from '../customers/full-name.ts'
import type { Provisional } from '../outbox/waiting-order.ts'
import { changeOf } from './cash.ts'
import type { Asked } from './missing.ts'
import type { OnSale } from './on-sale.ts'
import type { Purchase } from './purchase.ts'

/** What a receipt says of a purchase before it has numbers: as its buyer was told. */
export function provisionalOf(
  { customer, tender, donation, takenAt }: Purchase,
  { lines, totalCents }: Pick<Asked, 'lines' | 'totalCents'>,
  { currency }: Pick<OnSale, 'currency'>,
): Provisional {
  const change = tender.type === 'cash' ? changeOf(totalCents, tender.givenCents) : null
  return {
    customerName: fullName(customer),
    email: customer.email ?? null,
    lines: lines.map(({ raffle, package: pack, quantity, cents }) => ({
      eventName: raffle.name,
      tickets: pack.tickets,
      quantity,
      amountCents: tender.type === 'free' ? 0 : cents,
    })),
    donationCents: donation?.cents ?? 0,
    totalCents,
    changeCents: change && (change.state === 'due' ? change.cents : 0),
    currency,
    takenAt: takenAt ?? new Date().toISOString(),
  }
}
