/**
 * Words that are one byte in a slip: names of a purchase's fields, and what choices hold, 128 at most. Their order is of the
 * format: words are added at the end, and none is taken out, for slips that were printed are read for ever.
 */
const words = [
  'source',
  'customer',
  'firstName',
  'lastName',
  'locale',
  'consent',
  'email',
  'phone',
  'address',
  'city',
  'province',
  'postalCode',
  'lines',
  'eventId',
  'packageId',
  'quantity',
  'secondName',
  'shipping',
  'name',
  'donation',
  'cents',
  'anonymous',
  'receiptRequested',
  'referral',
  'ageRange',
  'gender',
  'ofAge',
  'scriptRead',
  'tender',
  'type',
  'givenCents',
  'number',
  'bank',
  'date',
  'totalCents',
  'batchId',
  'receivedOn',
  'takenAt',
  'device',
  'id',
  'clockOffsetMs',
  'notDuplicate',
  'walk_in',
  'mail',
  'cash',
  'cheque',
  'money order',
  'free',
  'en',
  'fr',
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const

const places = new Map<string, number>(words.map((word, at) => [word, at]))

export const wordOf = (text: string): number | undefined => places.get(text)

/** @throws RangeError of one that came after us, or never */
export function wordAt(place: number): string {
  const word = words[place]
  if (word === undefined) throw new RangeError('No such word')
  return word
}
