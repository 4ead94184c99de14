/** What is bought at once: packages of one or several raffles, and how often each. */

import type { OnSaleRaffle } from './on-sale.ts'
import { mostOrders, type PurchaseLine } from './purchase.ts'

export type OnSalePackage = OnSaleRaffle['packages'][number]

/** A line with what it is of. */
export interface PricedLine extends PurchaseLine {
  raffle: OnSaleRaffle
  package: OnSalePackage
  /** Of all its packs. */
  tickets: number
  cents: number
}

/** As many keys as there are digits. */
const quickKeys = 9

/** The package that a digit stands for: 1 is the raffle's first. */
export function packageOfKey<P>(packages: readonly P[], key: string): P | undefined {
  return /^[1-9]$/.test(key) ? packages[Number(key) - 1] : undefined
}

/** The digit that stands for the package at this place; none beyond the ninth. */
export function keyOfPackage(index: number): string | undefined {
  return index < quickKeys ? String(index + 1) : undefined
}

/**
 * The lines with so many more of a package, at the end if it is new; a line of none is gone. A raffle that sells one
 * package at a time has another in its place.
 */
export function withMore(
  lines: readonly PurchaseLine[],
  { eventId, packageId }: Omit<PurchaseLine, 'quantity'>,
  by: number,
  { asks: { severalPackages } }: Pick<OnSaleRaffle, 'asks'>,
): PurchaseLine[] {
  if (!severalPackages) {
    const others = lines.filter(line => line.eventId !== eventId)
    return by > 0 ? [...others, { eventId, packageId, quantity: 1 }] : others
  }
  const isIt = (line: PurchaseLine) => line.eventId === eventId && line.packageId === packageId
  if (!lines.some(isIt))
    return by > 0 ? [...lines, { eventId, packageId, quantity: by }] : [...lines]
  return lines
    .map(line => (isIt(line) ? { ...line, quantity: line.quantity + by } : line))
    .filter(({ quantity }) => quantity > 0)
}

/** Each line with its raffle and package; what isn't on sale any more is left out. */
export function priced(
  lines: readonly PurchaseLine[],
  raffles: readonly OnSaleRaffle[],
): PricedLine[] {
  return lines.flatMap(line => {
    const raffle = raffles.find(({ id }) => id === line.eventId)
    const pack = raffle?.packages.find(({ id }) => id === line.packageId)
    if (!raffle || !pack) return []
    const { quantity } = line
    const sums = { tickets: pack.tickets * quantity, cents: pack.priceCents * quantity }
    return [{ ...line, ...sums, raffle, package: pack }]
  })
}

/** A line of what isn't on sale any more, with the name that it was chosen by; null where nobody knows it here. */
export interface GoneLine extends PurchaseLine {
  raffleName: string | null
  /** Of one pack. */
  tickets: number | null
}

/** As an order called it when it was taken. */
export interface SoldLine extends PurchaseLine {
  eventName: string
  /** Of one pack. */
  tickets: number
}

/**
 * What isn't on sale any more of these lines.
 *
 * @param seen raffles as they are or were, for their names
 * @param sold the lines of the order that stands there again
 */
export function gone(
  lines: readonly PurchaseLine[],
  raffles: readonly OnSaleRaffle[],
  seen: readonly OnSaleRaffle[],
  sold: readonly SoldLine[] = [],
): GoneLine[] {
  return lines
    .filter(line => priced([line], raffles).length === 0)
    .map(line => {
      const raffle = seen.find(({ id }) => id === line.eventId)
      const pack = raffle?.packages.find(({ id }) => id === line.packageId)
      const was = sold.find(({ packageId }) => packageId === line.packageId)
      return {
        ...line,
        raffleName: raffle?.name ?? was?.eventName ?? null,
        tickets: pack?.tickets ?? was?.tickets ?? null,
      }
    })
}

/** The raffles as they are now, and what was seen before of them and isn't on sale any more. */
export function seenWith(
  before: readonly OnSaleRaffle[],
  now: readonly OnSaleRaffle[],
): readonly OnSaleRaffle[] {
  const kept = now.map(raffle => {
    const were = before.find(({ id }) => id === raffle.id)?.packages ?? []
    const left = were.filter(({ id }) => raffle.packages.every(pack => pack.id !== id))
    return left.length > 0 ? { ...raffle, packages: [...raffle.packages, ...left] } : raffle
  })
  return [...kept, ...before.filter(({ id }) => now.every(raffle => raffle.id !== id))]
}

/** Without this package, however often it stood there. */
export function without(
  lines: readonly PurchaseLine[],
  { eventId, packageId }: Omit<PurchaseLine, 'quantity'>,
): PurchaseLine[] {
  return lines.filter(line => line.eventId !== eventId || line.packageId !== packageId)
}

/** Why no more of a package can be put into the basket; null: more can. */
export type Full = 'sold-out' | 'over-limit' | 'too-many' | null

/**
 * What keeps another pack out, with what stands in the basket already. The server decides; this keeps somebody from
 * promising what isn't there.
 */
export function againstOneMore(
  pack: OnSalePackage,
  raffle: OnSaleRaffle,
  lines: readonly PurchaseLine[],
): Full {
  const { asks, ticketsLeft } = raffle
  // The new one takes the other's place.
  const staying = asks.severalPackages ? lines : lines.filter(line => line.eventId !== raffle.id)
  const ofRaffle = priced(staying, [raffle])
  const own = packsOf(ofRaffle.filter(({ packageId }) => packageId === pack.id))
  const tickets = ofRaffle.reduce((sum, line) => sum + line.tickets, pack.tickets)
  if (pack.left !== null && own >= pack.left) return 'sold-out'
  if (ticketsLeft !== null && tickets > ticketsLeft) return 'sold-out'
  if (asks.maxOrders !== null && packsOf(ofRaffle) >= asks.maxOrders) return 'over-limit'
  return packsOf(staying) >= mostOrders ? 'too-many' : null
}

function packsOf(lines: readonly PurchaseLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
