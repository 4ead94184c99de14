/**
 * Whether a form that somebody changes is another buyer's by now. What one person said, signed or gave is no other's:
 * tickets, receipts and what was confirmed would go to the wrong one.
 */
import { parsePhone } from '../format/phone.ts'
import { isSame } from '../forms/edits.ts'
import { blankEntry, type EntryValues } from './typed-entry.ts'

type Who = Pick<EntryValues['customer'], 'phone' | 'firstName' | 'lastName'>

const isNumber = ({ phone }: Who) => parsePhone(phone) !== null
const digitsOf = ({ phone }: Who) => phone.replace(/\D/g, '')

function isOther(one: string, other: string): boolean {
  const [before, now] = [one, other].map(text => text.trim().toLowerCase())
  return before !== '' && now !== '' && before !== now
}

/** Both their whole number and a name are others: a number that is put right keeps its name, and a name its number. */
export function isAnotherBuyer(known: Who, now: Who): boolean {
  return (
    isNumber(known) &&
    digitsOf(known) !== digitsOf(now) &&
    (isOther(known.firstName, now.firstName) || isOther(known.lastName, now.lastName))
  )
}

/** Their whole number is another, or both names are: whoever confirmed is asked once more. */
export function mayBeAnotherBuyer(known: Who, now: Who): boolean {
  const isOtherNumber = isNumber(known) && isNumber(now) && digitsOf(known) !== digitsOf(now)
  const isOtherName =
    isOther(known.firstName, now.firstName) && isOther(known.lastName, now.lastName)
  return isOtherNumber || isOtherName
}

/** The form as it was last with the number that it has, or had before somebody began to change it. */
export function knownWith(known: EntryValues, now: EntryValues): EntryValues {
  const isTheirs = !isNumber(known.customer) || digitsOf(known.customer) === digitsOf(now.customer)
  return isTheirs ? now : known
}

/**
 * The same form for another buyer: what was said of the earlier one is gone, a donation with it, but for what was typed since.
 * Tickets stay: nobody chooses them anew because a name was wrong.
 */
export function forAnother(now: EntryValues, earlier: EntryValues): EntryValues {
  const { locale, phone, firstName, lastName } = now.customer
  const blank = blankEntry({ ...now, tender: now.tender.type }, locale)
  const { customer, shipping, donation, tender } = now
  return {
    ...now,
    ...sinceThen(answersOf(now), answersOf(earlier), answersOf(blank)),
    customer: {
      ...sinceThen(customer, earlier.customer, blank.customer),
      ...{ phone, firstName, lastName, locale },
    },
    shipping: sinceThen(shipping, earlier.shipping, blank.shipping),
    ships: now.ships && !isSame(shipping, earlier.shipping),
    donation: sinceThen(donation, earlier.donation, blank.donation),
    tender: { ...sinceThen(tender, earlier.tender, blank.tender), type: tender.type },
    ofAge: false,
    scriptRead: false,
  }
}

const answersOf = ({ secondName, referral, ageRange, gender }: EntryValues) => ({
  secondName,
  referral,
  ageRange,
  gender,
})

/** Each part that is as it was is blank. */
function sinceThen<Record extends object>(now: Record, earlier: Record, blank: Record): Record {
  const parts = Object.entries(now).map(([name, value]) => [
    name,
    isSame(value, earlier[name as keyof Record]) ? blank[name as keyof Record] : value,
  ])
  return Object.fromEntries(parts) as Record
}
