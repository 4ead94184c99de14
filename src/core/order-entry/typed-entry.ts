/** What a seller types of one purchase, as the form of both screens holds it; its names are the purchase's own. */
import * as v from 'valibot'
import { GivenIdSchema } from '../fields/values.ts'
import { isOneLine } from '../format/one-line.ts'
import { isPhone } from '../format/phone.ts'
import { type PostalCountry, regionsOfPostalCode } from '../format/postal-code.ts'
import { isSaid } from '../format/said.ts'
import { isSame } from '../forms/edits.ts'
import type { FoundBuyer } from './found-buyer.ts'
import { type Purchase, PurchaseLineSchema, purchaseSources, type TenderType } from './purchase.ts'

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.check(isOneLine, 'invalid-text'))
const name = v.pipe(line(80), v.nonEmpty(), v.check(isSaid, 'required'))
const isNoneOr = (rule: (text: string) => boolean) => (text: string) => text === '' || rule(text)
const isEmail = (text: string) => v.is(v.pipe(v.string(), v.email()), text)
const cents = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

/** What has no answer yet is an empty text, an amount null. */
export const EntrySchema = v.object({
  source: v.picklist(purchaseSources),
  customer: v.object({
    phone: v.pipe(v.string(), v.trim(), v.check(isNoneOr(isPhone), 'phone')),
    firstName: name,
    lastName: name,
    email: v.pipe(line(200), v.check(isNoneOr(isEmail), 'email')),
    postalCode: line(12),
    address: line(200),
    city: line(80),
    province: v.string(),
    locale: v.picklist(['en', 'fr']),
    consent: v.boolean(),
  }),
  lines: v.array(PurchaseLineSchema),
  secondName: line(120),
  /** Printed tickets go elsewhere than to the buyer. */
  ships: v.boolean(),
  shipping: v.object({
    name: line(160),
    address: line(200),
    city: line(80),
    province: v.string(),
    postalCode: line(12),
  }),
  donation: v.object({
    cents,
    anonymous: v.boolean(),
    receiptRequested: v.boolean(),
  }),
  referral: v.string(),
  ageRange: v.string(),
  gender: v.string(),
  ofAge: v.boolean(),
  scriptRead: v.boolean(),
  tender: v.object({
    type: v.picklist(['cash', 'cheque', 'money order', 'credit', 'free']),
    /** Null: the exact amount. */
    givenCents: cents,
    number: line(40),
    bank: line(80),
    date: v.nullable(v.string()),
    /** Always empty: a card's token is of the attempt, and what happened to it stands here. */
    token: v.string(),
  }),
  batchId: v.nullable(GivenIdSchema),
  receivedOn: v.nullable(v.string()),
  notDuplicate: v.boolean(),
  /** By this machine's clock, of the attempt that is under way: a repeat of it says the same. */
  takenAt: v.string(),
  /** Of the attempt that the outbox was given last; empty: of none. A draft that it holds by now is an order already. */
  key: v.string(),
  /**
   * What was sent past the outbox, a card's token aside, while nobody knows what became of it: it is asked for again as it was, whatever is
   * no longer on sale by then.
   */
  sent: v.nullable(v.custom<Purchase>(value => typeof value === 'object' && value !== null)),
})
export type EntryValues = v.InferOutput<typeof EntrySchema>

/** What the next order has in common with the one before. */
type Kept = Pick<EntryValues, 'source' | 'batchId' | 'receivedOn'> & { tender: TenderType }

/** A form in which nothing is typed. @param language of most of the organization's buyers */
export function blankEntry(kept: Kept, language: 'en' | 'fr'): EntryValues {
  const place = { address: '', city: '', province: '', postalCode: '' }
  const { source, batchId, receivedOn } = kept
  return {
    source,
    batchId,
    receivedOn,
    customer: {
      ...place,
      phone: '',
      firstName: '',
      lastName: '',
      email: '',
      locale: language,
      consent: false,
    },
    lines: [],
    secondName: '',
    ships: false,
    shipping: { ...place, name: '' },
    donation: { cents: null, anonymous: false, receiptRequested: false },
    referral: '',
    ageRange: '',
    gender: '',
    ofAge: false,
    scriptRead: false,
    tender: { type: kept.tender, givenCents: null, number: '', bank: '', date: null, token: '' },
    notDuplicate: false,
    takenAt: '',
    key: '',
    sent: null,
  }
}

/** An order that was typed, back in the form as another attempt. */
export function typedAgain(typed: EntryValues): EntryValues {
  return { ...typed, notDuplicate: false, takenAt: '', key: '', sent: null }
}

/** Nothing of an order is typed: how it comes and is paid is chosen for many. */
export function isBlank(values: EntryValues): boolean {
  const { tender, customer } = values
  const blank = blankEntry({ ...values, tender: tender.type }, customer.locale)
  return isSame(typedAgain(values), blank)
}

/** Somebody who was found, as the form holds a buyer. */
export function customerOf({ id, last, ...buyer }: FoundBuyer): EntryValues['customer'] {
  const { email, phone, address, city, province, postalCode } = buyer
  const texts = { email, phone, address, city, province, postalCode }
  const typed = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text ?? '']),
  ) as Record<keyof typeof texts, string>
  return { ...buyer, ...typed }
}

/**
 * The province that a postal code's first part tells (section 5); the one that is chosen, where the code leaves it open
 * or is none.
 */
export function provinceFor(postalCode: string, chosen: string, country: PostalCountry): string {
  const regions = regionsOfPostalCode(postalCode, country)
  return regions.includes(chosen) ? chosen : (regions[0] ?? chosen)
}

/** Fields of the buyer that may be left out. */
const optional = ['email', 'phone', 'address', 'city', 'province', 'postalCode'] as const

/** What of it is asked for, and what it comes to in cents: of the rest nothing is sent. */
export interface Sent {
  totalCents: number
  secondName: boolean
  shipping: boolean
  demographics: boolean
  donation: boolean
}

/** What is sent for it; a card's token, from the payment provider's own fields, is added as it goes (`paidWith`). */
export function purchaseOf(values: EntryValues, asked: Sent): Purchase {
  const { source, customer, donation, shipping, batchId, receivedOn, takenAt, secondName } = values
  const { firstName, lastName, locale, consent } = customer
  const said = Object.fromEntries(
    optional.flatMap(field => (customer[field] === '' ? [] : [[field, customer[field]]])),
  )
  const { name: addressee, ...place } = shipping
  const isMail = source === 'mail'
  return {
    source,
    customer: { firstName, lastName, locale, consent, ...said },
    lines: values.lines,
    ...(asked.secondName && secondName !== '' && { secondName }),
    ...(asked.shipping &&
      values.ships && { shipping: { ...place, ...(addressee !== '' && { name: addressee }) } }),
    ...(asked.donation && donation.cents
      ? { donation: { ...donation, cents: donation.cents } }
      : {}),
    ...chosen(values, asked),
    ofAge: values.ofAge,
    scriptRead: values.scriptRead,
    tender: tenderOf(values, asked.totalCents),
    totalCents: asked.totalCents,
    ...(isMail && batchId !== null && { batchId }),
    ...(isMail && batchId === null && receivedOn !== null && { receivedOn }),
    ...(takenAt !== '' && { takenAt }),
    notDuplicate: values.notDuplicate,
  }
}

/** The same, paid with a card's token. */
export function paidWith(purchase: Purchase, token: string): Purchase {
  const { tender } = purchase
  return tender.type === 'credit' ? { ...purchase, tender: { ...tender, token } } : purchase
}

/** Of lists in which nothing has to be chosen. */
function chosen({ referral, ageRange, gender }: EntryValues, { demographics }: Sent) {
  const answers = { referral, ...(demographics && { ageRange, gender }) }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')) as Pick<
    Purchase,
    'referral' | 'ageRange' | 'gender'
  >
}

function tenderOf({ tender }: Pick<EntryValues, 'tender'>, totalCents: number): Purchase['tender'] {
  const { type, number, bank, date, givenCents } = tender
  switch (type) {
    case 'cash':
      return { type, givenCents: givenCents ?? totalCents }
    case 'cheque':
      return { type, number, bank, date: date ?? '' }
    case 'money order':
      return { type, number }
    case 'credit':
      return { type, token: '' }
    case 'free':
      return { type }
  }
}
