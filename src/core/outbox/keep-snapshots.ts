/** Keeps, while there is a network, what the entry screens need to start without one. Begun with the service worker. */
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import type { FoundBuyer } from '../order-entry/found-buyer.ts'
import { type OnSale, OnSaleSchema } from '../order-entry/on-sale.ts'
import type { Purchase } from '../order-entry/purchase.ts'
import { type Session, userOf } from '../session/session.ts'
import { outboxCalls } from './calls.ts'
import { addKeptBuyers, buyersReadAt, soldTo } from './kept-buyers.ts'
import type { Kept } from './or-kept.ts'
import { type Place, placeOf } from './place.ts'
import { dropSnapshots, keepSnapshot, readSnapshot } from './snapshot.ts'

/** Customers are read as a whole once an hour; whether it is time is looked at so often. */
const buyersEveryMs = 60 * 60 * 1000
const lookEveryMs = 5 * 60 * 1000

const KeptSaleSchema = v.object({ organizationId: v.string(), sale: OnSaleSchema })
type KeptSale = v.InferInput<typeof KeptSaleSchema>

const keeping = new WeakSet<object>()

/**
 * Once a desk; until it goes, what it reads is kept, and dropped when its person leaves.
 *
 * @lazy imported on demand, as all of this is
 */
export function startKeeping(desk: Desk): void {
  if (keeping.has(desk)) return
  keeping.add(desk)
  let last: Session = { state: 'starting' }
  desk.session.$session.subscribe(session => {
    const before = userOf(last)?.id
    const user = userOf(session)?.id
    last = session
    if (before !== user) void dropSnapshots(userId => userId !== user)
  })
  desk.$organization.subscribe(organization => {
    if (organization) void keepBuyersHourly(desk)
  })
  setInterval(() => void keepBuyersHourly(desk), lookEveryMs)
}

/**
 * What is on sale, as it was answered, and with it the workplace: this device was online.
 *
 * @lazy
 */
export async function keepSale(desk: Desk, sale: OnSale): Promise<void> {
  const organization = desk.$organization.get()
  await keep(desk, async ({ userId, organizationId }) => {
    await keepSnapshot(userId, 'workplace', organization)
    await keepSnapshot(userId, 'on-sale', { organizationId, sale } satisfies KeptSale)
  })
}

/**
 * What was on sale when it was answered last.
 *
 * @lazy
 */
export async function keptSale({ userId, organizationId }: Place): Promise<Kept<OnSale> | null> {
  const kept = await readSnapshot(userId, 'on-sale', KeptSaleSchema)
  if (kept?.value.organizationId !== organizationId) return null
  return { value: kept.value.sale, savedAt: kept.savedAt }
}

/**
 * Customers whom somebody looked up.
 *
 * @lazy
 */
export async function keepBuyers(desk: Desk, buyers: readonly FoundBuyer[]): Promise<void> {
  if (buyers.length > 0) await keep(desk, place => addKeptBuyers(place, buyers))
}

/**
 * Whoever was sold to: they are found without a network from then on.
 *
 * @lazy
 */
export async function keepSoldTo(desk: Desk, purchase: Purchase): Promise<void> {
  const buyer = soldTo(purchase)
  if (buyer) await keepBuyers(desk, [buyer])
}

async function keepBuyersHourly(desk: Desk) {
  await keep(desk, async place => {
    const readAt = await buyersReadAt(place)
    if (readAt !== null && Date.now() - readAt < buyersEveryMs) return
    const query = { organizationId: place.organizationId }
    // Without an answer it is asked again at the next look.
    const buyers = await desk.http.ask(outboxCalls.recentBuyers, { query }).catch(() => null)
    if (buyers && placeOf(desk)?.userId === place.userId)
      await addKeptBuyers(place, buyers, Date.now())
  })
}

/** Somebody who left while it was written leaves nothing behind. */
async function keep(desk: Desk, write: (place: Place) => Promise<void>) {
  const place = keeping.has(desk) ? placeOf(desk) : null
  if (!place) return
  await write(place)
  if (placeOf(desk)?.userId !== place.userId) await dropSnapshots(id => id === place.userId)
}
