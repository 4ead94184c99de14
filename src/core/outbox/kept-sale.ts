/** What is on sale, as it was answered last. */
import * as v from 'valibot'
import { type OnSale, OnSaleSchema } from '../order-entry/on-sale.ts'
import type { Kept } from './or-kept.ts'
import type { Place } from './place.ts'
import { readSnapshot } from './snapshot.ts'

const KeptSaleSchema = v.object({ organizationId: v.string(), sale: OnSaleSchema })
export type KeptSale = v.InferInput<typeof KeptSaleSchema>

export async function keptSale({ userId, organizationId }: Place): Promise<Kept<OnSale> | null> {
  const kept = await readSnapshot(userId, 'on-sale', KeptSaleSchema)
  if (kept?.value.organizationId !== organizationId) return null
  return { value: kept.value.sale, savedAt: kept.savedAt }
}
