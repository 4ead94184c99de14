/** What a purchase asks for, and what keeps it from being entered, field by field; the server judges anew. */
import { addressReasons } from '../customers/address.ts'
import { isPostalCodeOf, parsePostalCode } from '../format/postal-code.ts'
import type { FieldReason } from '../forms/form-rules.ts'
import { againstPurchase, needsAddress, needsPostalCode, needsScript } from './asked.ts'
import { type PricedLine, priced } from './basket.ts'
import type { OnSale, OnSaleRaffle } from './on-sale.ts'
import type { PurchaseSource, TenderType } from './purchase.ts'
import { againstTender, totalCentsOf } from './rules.ts'
import { type EntryValues, purchaseOf, type Sent } from './typed-entry.ts'

/** What the form asks for, by what stands in the basket. */
export interface Asked extends Sent {
  lines: readonly PricedLine[]
  /** Each raffle's script, once. */
  scripts: readonly OnSaleRaffle['script'][]
  /** Years; the oldest that any of them asks for. */
  minimumAge: number
  tenders: readonly TenderType[]
  /** The buyer’s has to be given. */
  postalCode: boolean
  /** And so have street and city. */
  address: boolean
}

/** What may be sold by this way: a raffle whose sales are over is still entered by mail. */
export function offered(sale: OnSale, source: PurchaseSource): readonly OnSaleRaffle[] {
  return sale.raffles.filter(({ mailOnly }) => !mailOnly || source === 'mail')
}

/** What these values ask for. */
export function askedOf(values: EntryValues, sale: OnSale): Asked {
  const known = offered(sale, values.source)
  const lines = priced(values.lines, known)
  const bought = [...new Set(lines.map(({ raffle }) => raffle))]
  // Until something is chosen the form stands as it will for the first: nothing moves by the first package.
  const raffles = bought.length > 0 ? bought : known.slice(0, 1)
  const some = (ask: 'secondName' | 'shipping' | 'demographics' | 'donation') =>
    raffles.some(({ asks }) => asks[ask])
  const { type: tender } = values.tender
  const asks = raffles.map(raffle => raffle.asks)
  const address = needsAddress(asks, values.ships)
  const donation = some('donation') && tender !== 'free'
  const scripts = raffles
    .map(({ script }) => script)
    .filter(({ en }, at, all) => en !== '' && all.findIndex(other => other.en === en) === at)
  return {
    lines,
    totalCents: totalCentsOf(
      lines.map(({ package: { priceCents }, quantity }) => ({ priceCents, quantity })),
      { donationCents: donation ? donatedOf(values) : 0, tender },
    ),
    donation,
    secondName: some('secondName'),
    shipping: some('shipping'),
    demographics: some('demographics'),
    scripts: needsScript(values.source) ? scripts : [],
    minimumAge: Math.max(0, ...raffles.map(({ minimumAge }) => minimumAge)),
    tenders: tendersFor(values.source, sale, raffles),
    postalCode: address || needsPostalCode(values.source, asks),
    address,
  }
}

function donatedOf({ donation: { cents } }: EntryValues): number {
  return Number.isSafeInteger(cents) ? Number(cents) : 0
}

function tendersFor(
  source: PurchaseSource,
  { takesCards }: OnSale,
  raffles: readonly OnSaleRaffle[],
): readonly TenderType[] {
  const isFree = source === 'mail' && raffles.every(({ asks }) => asks.freeEntry)
  const own: readonly TenderType[] =
    source === 'walk_in' ? ['cash', 'credit', 'cheque', 'money order'] : byDistance[source]
  return [
    ...own.filter(type => type !== 'credit' || takesCards),
    ...(isFree ? ['free' as const] : []),
  ]
}

const byDistance = {
  phone: ['credit', 'cheque', 'money order', 'cash'],
  mail: ['cheque', 'money order', 'credit', 'cash'],
} as const satisfies Record<Exclude<PurchaseSource, 'walk_in'>, readonly TenderType[]>

/** All that is missing or wrong, field by field; the purchase's own rules are the server's. */
export function entryReasons(typed: EntryValues, sale: OnSale): readonly FieldReason[] {
  // As it would be sent: what is blank is missing, and no wrong one.
  const { customer, shipping } = typed
  const values = { ...typed, customer: trimmed(customer), shipping: trimmed(shipping) }
  const asked = askedOf(values, sale)
  const { lines, totalCents, tenders } = asked
  const purchase = purchaseOf(values, asked)
  const reasons: FieldReason[] = [
    ...basketReasons(values, asked),
    ...againstPurchase(purchase, id => sale.raffles.find(raffle => raffle.id === id)?.asks).map(
      ({ code, field }) => ({ path: field, code }),
    ),
    ...placeReasons(values.customer, 'customer', sale.country),
    ...(outsideOf(values, sale) ? [{ path: 'customer.postalCode', code: 'postal-code' }] : []),
    ...elsewhereReasons(values, asked),
    ...(asked.shipping && values.ships ? shippingReasons(values, sale) : []),
    ...tenderFields(values),
    ...(tenders.includes(values.tender.type) ? [] : [{ path: 'tender.type', code: 'required' }]),
  ]
  const against = againstTender(purchase.tender, {
    source: values.source,
    totalCents,
    donationCents: purchase.donation?.cents ?? 0,
    takesCards: sale.takesCards,
    takesFreeEntries: lines.every(({ raffle }) => raffle.asks.freeEntry),
  })
  // What nothing is chosen for yet comes to nothing.
  if (against !== null && lines.length > 0)
    reasons.push({ path: against.field, code: against.code })
  return reasons
}

function trimmed<Texts extends object>(texts: Texts): Texts {
  const all = Object.entries(texts)
  return Object.fromEntries(
    all.map(([name, text]) => [name, typeof text === 'string' ? text.trim() : text]),
  ) as Texts
}

function basketReasons({ lines }: EntryValues, asked: Asked): FieldReason[] {
  if (asked.lines.length < lines.length) return [{ path: 'lines', code: 'not-on-sale' }]
  return lines.length === 0 ? [{ path: 'lines', code: 'no-tickets' }] : []
}

/**
 * Section 5: the raffle that asks for buyers of its province, where a whole code lies in another; null where it lies within.
 * As long as nothing is chosen: where it lies within none that could be.
 */
export function outsideOf(
  { customer: { postalCode }, lines, source }: EntryValues,
  sale: OnSale,
): OnSaleRaffle | null {
  const { country } = sale
  if (parsePostalCode(postalCode, country) === null) return null
  const known = offered(sale, source)
  const isOutside = ({ asks, province }: OnSaleRaffle) =>
    asks.postalCheck && !isPostalCodeOf(postalCode, country, province)
  if (lines.length > 0)
    return priced(lines, known).find(({ raffle }) => isOutside(raffle))?.raffle ?? null
  return known.every(isOutside) ? (known[0] ?? null) : null
}

/** The same where no code says it: the province does. */
function elsewhereReasons(
  { customer: { postalCode, province: chosen } }: EntryValues,
  { lines }: Asked,
): FieldReason[] {
  const isElsewhere = lines.some(
    ({ raffle: { asks, province } }) => asks.postalCheck && province !== chosen,
  )
  return postalCode === '' && chosen !== '' && isElsewhere
    ? [{ path: 'customer.province', code: 'postal-code' }]
    : []
}

function placeReasons(
  place: Pick<EntryValues['customer'], 'province' | 'postalCode'>,
  within: string,
  country: OnSale['country'],
): FieldReason[] {
  return addressReasons(place, country).map(({ path, code }) => ({
    path: `${within}.${path}`,
    code,
  }))
}

function shippingReasons({ shipping }: EntryValues, { country }: OnSale): FieldReason[] {
  const needed = ['address', 'city', 'province', 'postalCode'] as const
  return [
    ...needed
      .filter(field => shipping[field] === '')
      .map(field => ({ path: `shipping.${field}`, code: 'required' })),
    ...placeReasons(shipping, 'shipping', country),
  ]
}

/** What is written on a cheque or an order of the post. */
const fieldsOfTender = {
  cash: [],
  cheque: ['number', 'bank', 'date'],
  'money order': ['number'],
  credit: [],
  free: [],
} as const satisfies Record<TenderType, readonly (keyof EntryValues['tender'])[]>

function tenderFields({ tender }: EntryValues): FieldReason[] {
  return fieldsOfTender[tender.type]
    .filter(field => !tender[field]?.trim())
    .map(field => ({ path: `tender.${field}`, code: 'required' }))
}
