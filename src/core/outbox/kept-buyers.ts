/** Customers that are found without a network: who bought last, and who was looked up here, the newest first. */
import * as v from 'valibot'
import { type FoundBuyer, FoundBuyerSchema, mostFound } from '../order-entry/found-buyer.ts'
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
  const found = buyers.filter(buyer => buyer.phone?.endsWith(phone))
  return { value: found.slice(0, mostFound), savedAt: readAt ?? kept.savedAt }
}

/** Adds to the kept ones, in place of what was known of the same people. @param readAt where it is the whole list */
export async function addKeptBuyers(
  place: Place,
  newest: readonly FoundBuyer[],
  readAt?: number,
): Promise<void> {
  const kept = (await read(place))?.value
  await keepSnapshot(place.userId, 'buyers', {
    organizationId: place.organizationId,
    readAt: readAt ?? kept?.readAt ?? null,
    buyers: merged(newest, kept?.buyers ?? []),
  } satisfies KeptBuyers)
}

/** The newest first, each person once, at most so many as a device may keep. */
export function merged(newest: readonly FoundBuyer[], others: readonly FoundBuyer[]): FoundBuyer[] {
  const known = new Map<string, FoundBuyer>()
  for (const buyer of [...newest, ...others]) if (!known.has(buyer.id)) known.set(buyer.id, buyer)
  return [...known.values()].slice(0, mostKeptBuyers)
}
