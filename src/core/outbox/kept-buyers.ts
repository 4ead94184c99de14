/** Customers that are found without a network: who bought last, and who was looked up here, the newest first. */
import * as v from 'valibot'
import { fullName } from '../customers/full-name.ts'
import { parsePhone } from '../format/phone.ts'
import { type FoundBuyer, FoundBuyerSchema, mostFound } from '../order-entry/found-buyer.ts'
import type { Purchase } from '../order-entry/purchase.ts'
import { mostKeptBuyers } from './limits.ts'
import type { Kept } from './or-kept.ts'
import type { Place } from './place.ts'
import { keepSnapshot, readSnapshot } from './snapshot.ts'

const KeptBuyersSchema = v.object({
  organizationId: v.string(),
  /** When all of them were read last, epoch ms; null: never yet. */
  readAt: v.nullable(v.number()),
  buyers: v.pipe(v.array(FoundBuyerSchema), v.maxLength(mostKeptBuyers)),
})
type KeptBuyers = v.InferOutput<typeof KeptBuyersSchema>

async function read({ userId, organizationId }: Place): Promise<Kept<KeptBuyers> | null> {
  const kept = await readSnapshot(userId, 'buyers', KeptBuyersSchema)
  return kept?.value.organizationId === organizationId ? kept : null
}

/** When they were read as a whole last, epoch ms; null: never. */
export async function buyersReadAt(place: Place): Promise<number | null> {
  return (await read(place))?.value.readAt ?? null
}

/**
 * Those of the kept ones whose number ends so, five at most.
 *
 * @param phone its last digits
 * @lazy imported on demand, by a look-up that nobody answers
 */
export async function findKeptBuyers(
  place: Place,
  phone: string,
): Promise<Kept<FoundBuyer[]> | null> {
  const kept = await read(place)
  if (!kept) return null
  const { buyers, readAt } = kept.value
  const found = buyers.filter(buyer => buyer.phone?.endsWith(phone)).slice(0, mostFound)
  const listAt = readAt ?? kept.savedAt
  return { value: found, savedAt: Math.min(listAt, ...found.flatMap(soldHereAt)) }
}

/** Epoch ms: what is known of whoever was sold to here is as old as that, and not as the list. */
function soldHereAt({ id, last }: FoundBuyer): number[] {
  return id === idHere && last ? [Date.parse(last.boughtAt)] : []
}

/** One after the other: each adds to what the one before left. */
let adding: Promise<void> = Promise.resolve()

/** Adds to the kept ones, in place of what was known of the same people. @param readAt where it is the whole list */
export function addKeptBuyers(
  place: Place,
  newest: readonly FoundBuyer[],
  readAt?: number,
): Promise<void> {
  adding = adding.then(() => add(place, newest, readAt))
  return adding
}

async function add(place: Place, newest: readonly FoundBuyer[], readAt?: number) {
  const kept = (await read(place))?.value
  await keepSnapshot(place.userId, 'buyers', {
    organizationId: place.organizationId,
    readAt: readAt ?? kept?.readAt ?? null,
    buyers: merged(newest, kept?.buyers ?? []),
  } satisfies KeptBuyers)
}

/** Of whom the server's number isn't known here. */
const idHere = '00000000-0000-4000-8000-000000000000'

/**
 * Whoever bought just now, as they are found from then on; null without a number to find them by. Nobody knows here whether
 * the server has met them: they stand for whoever has their name and number.
 */
export function soldTo({
  customer,
  lines,
  donation,
  secondName,
  takenAt,
}: Purchase): FoundBuyer | null {
  const { phone, email, address, city, province, postalCode } = customer
  if (!phone) return null
  return {
    id: idHere,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: email ?? null,
    phone: parsePhone(phone) ?? phone,
    address: address ?? null,
    city: city ?? null,
    province: province ?? null,
    postalCode: postalCode ?? null,
    locale: customer.locale ?? 'en',
    consent: customer.consent ?? false,
    last: {
      boughtAt: takenAt ?? new Date().toISOString(),
      secondName: secondName ?? null,
      donationCents: donation?.cents ?? 0,
      lines: lines.map(({ eventId, packageId, quantity }) => ({ eventId, packageId, quantity })),
    },
  }
}

/** The newest first, each person once, at most so many as a device may keep. */
export function merged(newest: readonly FoundBuyer[], others: readonly FoundBuyer[]): FoundBuyer[] {
  const known = new Map<string, FoundBuyer>()
  const named = new Set<string>()
  for (const buyer of [...newest, ...others]) {
    const { id, phone } = buyer
    const name = `${phone} ${fullName(buyer).toLowerCase()}`
    if (known.has(id) || (named.has(name) && (id === idHere || known.has(name)))) continue
    named.add(name)
    known.set(id === idHere ? name : id, buyer)
  }
  return [...known.values()].slice(0, mostKeptBuyers)
}
