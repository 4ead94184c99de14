/** What a purchase lacks, or says too much of: the form and the server ask the same. */
import type { OnSaleRaffle } from './on-sale.ts'
import { mostOrders, type Purchase, type PurchaseSource } from './purchase.ts'

export type AskedReason =
  | 'age-not-confirmed'
  | 'script-not-read'
  | 'contact-missing'
  | 'limit-needs-contact'
  | 'postal-code-missing'
  | 'address-missing'
  | 'not-asked'
  | 'donation-not-taken'
  | 'one-package-only'
  | 'too-many-orders'
  | 'only-by-mail'

export interface Against<Code extends string = AskedReason> {
  code: Code
  /** Dotted path in the purchase. */
  field: string
}

/** Over the telephone a buyer sees nothing of what they agree to. */
export function needsScript(source: PurchaseSource): boolean {
  return source === 'phone'
}

/** Who stands before the seller is where they are; of others the postal code says it, where a raffle is sold to its province alone. */
export function needsPostalCode(source: PurchaseSource, asks: readonly Asks[]): boolean {
  return source !== 'walk_in' && asks.some(({ postalCheck }) => postalCheck)
}

/** Printed tickets go to the buyer's own address. @param ships they go to another one */
export function needsAddress(asks: readonly Asks[], ships: boolean): boolean {
  return !ships && asks.some(({ shipping }) => shipping)
}

type Asked = Omit<Purchase, 'tender' | 'notDuplicate' | 'takenAt'>
type Asks = OnSaleRaffle['asks']

/** @param asksOf what the raffle of a line asks for; undefined of one that isn't on sale, which is another refusal */
export function againstPurchase(
  purchase: Asked,
  asksOf: (eventId: string) => Asks | undefined,
): Against[] {
  const asks = purchase.lines.flatMap(({ eventId }) => asksOf(eventId) ?? [])
  return [
    ...againstWords(purchase),
    ...againstCustomer(purchase, asks),
    ...againstExtras(purchase, asks),
    ...againstLines(purchase, asksOf),
  ]
}

const because = (isSo: boolean, code: AskedReason, field: string): Against[] =>
  isSo ? [{ code, field }] : []

function againstWords({ source, ofAge, scriptRead, batchId, receivedOn }: Asked): Against[] {
  const isMail = source === 'mail'
  return [
    ...because(!ofAge, 'age-not-confirmed', 'ofAge'),
    ...because(needsScript(source) && !scriptRead, 'script-not-read', 'scriptRead'),
    ...because(!isMail && batchId !== undefined, 'only-by-mail', 'batchId'),
    ...because(!isMail && receivedOn !== undefined, 'only-by-mail', 'receivedOn'),
  ]
}

/** Tickets have to reach somebody, and a limit is counted by email and phone. */
function againstCustomer({ source, customer, shipping }: Asked, asks: readonly Asks[]): Against[] {
  const { email, phone, address, city, postalCode } = customer
  const isReached = Boolean(email || phone)
  const hasAddress = Boolean(address && city && postalCode)
  const isLimited = asks.some(({ maxOrders }) => maxOrders !== null)
  const isChecked = needsPostalCode(source, asks)
  const isShipped = needsAddress(asks, shipping !== undefined)
  /** Whoever has begun an address is told what it lacks. */
  const isHalf = Boolean(address || city)
  const missing = (['address', 'city', 'postalCode'] as const).find(name => !customer[name])
  return [
    ...because(
      !isReached && !hasAddress,
      'contact-missing',
      `customer.${isHalf ? missing : 'phone'}`,
    ),
    ...because(!isReached && hasAddress && isLimited, 'limit-needs-contact', 'customer.phone'),
    ...because(!postalCode && isChecked, 'postal-code-missing', 'customer.postalCode'),
    ...because(isShipped && !hasAddress, 'address-missing', `customer.${missing}`),
  ]
}

function againstExtras(purchase: Asked, asks: readonly Asks[]): Against[] {
  const { secondName, shipping, ageRange, gender, donation } = purchase
  const isAsked = (name: 'secondName' | 'shipping' | 'demographics' | 'donation') =>
    asks.some(each => each[name])
  const notAsked = (value: unknown, name: Parameters<typeof isAsked>[0], field: string) =>
    because(value !== undefined && !isAsked(name), 'not-asked', field)
  return [
    ...notAsked(secondName, 'secondName', 'secondName'),
    ...notAsked(shipping, 'shipping', 'shipping'),
    ...notAsked(ageRange, 'demographics', 'ageRange'),
    ...notAsked(gender, 'demographics', 'gender'),
    ...because(
      donation !== undefined && !isAsked('donation'),
      'donation-not-taken',
      'donation.cents',
    ),
  ]
}

function againstLines({ lines }: Asked, asksOf: (eventId: string) => Asks | undefined): Against[] {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const second = lines.findIndex(({ eventId, quantity }, at) => {
    const before = lines.slice(0, at).filter(line => line.eventId === eventId)
    const isMore = quantity > 1 || before.length > 0
    return isMore && asksOf(eventId)?.severalPackages === false
  })
  return [
    ...because(total > mostOrders, 'too-many-orders', 'lines'),
    ...because(second >= 0, 'one-package-only', `lines.${second}.quantity`),
  ]
}
