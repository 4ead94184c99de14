import type { Transaction } from 'kysely'
import { lockOf } from '../../../src/core/raffles/locked-fields.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import type { TicketPackageInput } from '../../../src/core/raffles/ticket-package.ts'
import type { ActivityEntry } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { type Reason, Refusal } from '../http/refusal.ts'
import { packagesOf } from './detail.ts'
import { type Held, heldOf } from './held.ts'

/** The same number of tickets at the same price stands once. @throws Refusal 422 */
export function checkDistinct(packages: readonly TicketPackageInput[]): void {
  const reasons = packages.flatMap((one, index): Reason[] => {
    const first = packages.findIndex(
      other => other.ticketCount === one.ticketCount && other.priceCents === one.priceCents,
    )
    return first < index ? [{ code: 'package-twice', field: `packages.${index}.ticketCount` }] : []
  })
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

export async function insertPackages(
  transaction: Transaction<Database>,
  raffleId: string,
  packages: readonly TicketPackageInput[],
): Promise<void> {
  if (packages.length === 0) return
  await transaction
    .insertInto('packages')
    .values(
      packages.map(({ ticketCount, priceCents, inventory }, index) => ({
        raffleId,
        ticketCount,
        priceCents,
        inventory,
        position: index + 1,
      })),
    )
    .execute()
}

/**
 * Makes the raffle's packages those that were sent, in their order. Once something is ordered, only inventories
 * change and nothing comes or goes.
 *
 * @returns what changed, for the log; null for nothing
 * @throws Refusal 409 for a package that was ordered, 422 for an id that isn't the raffle's
 */
export async function replacePackages(
  transaction: Transaction<Database>,
  raffle: RaffleDetail,
  wanted: readonly TicketPackageInput[],
): Promise<Pick<ActivityEntry, 'before' | 'after'> | null> {
  checkDistinct(wanted)
  const current = await packagesOf(transaction, raffle.id)
  checkIds(wanted, current)
  const strip = (packages: readonly TicketPackageInput[]) =>
    packages.map(({ ticketCount, priceCents, inventory }) => ({
      ticketCount,
      priceCents,
      inventory,
    }))
  const unchanged =
    JSON.stringify(strip(current)) === JSON.stringify(strip(wanted)) &&
    wanted.every(({ id }, index) => id === undefined || id === current[index]?.id)
  if (unchanged) return null
  if (lockOf('packages', raffle)) {
    checkOnlyInventories(wanted, current, await heldOf(transaction, raffle.id))
    await keepInOrder(transaction, raffle.id, wanted)
  } else await writeAnew(transaction, raffle.id, wanted)
  return { before: { packages: strip(current) }, after: { packages: strip(wanted) } }
}

function checkIds(wanted: readonly TicketPackageInput[], current: readonly { id: string }[]): void {
  const known = new Set(current.map(({ id }) => id))
  const ids = wanted.flatMap(({ id }) => id?.toLowerCase() ?? [])
  const reasons = wanted.flatMap(({ id }, index): Reason[] => {
    const isKnown = id === undefined || known.has(id.toLowerCase())
    const own = id?.toLowerCase()
    const isRepeated = own !== undefined && ids.indexOf(own) < ids.lastIndexOf(own)
    return isKnown && !isRepeated ? [] : [{ code: 'invalid', field: `packages.${index}.id` }]
  })
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

function checkOnlyInventories(
  wanted: readonly TicketPackageInput[],
  current: RaffleDetail['packages'],
  held: readonly Held[],
): void {
  const isKept = (one: RaffleDetail['packages'][number]) =>
    wanted.some(
      other =>
        other.id === one.id &&
        other.ticketCount === one.ticketCount &&
        other.priceCents === one.priceCents,
    )
  const isSame = wanted.length === current.length && current.every(isKept)
  if (!isSame) throw new Refusal(409, [{ code: 'locked-after-sale', field: 'packages' }])
  const reasons = wanted.flatMap(({ id, inventory }, index): Reason[] => {
    const sold = current.find(one => one.id === id)?.soldCount ?? 0
    const taken = sold + (held.find(one => one.packageId === id)?.packs ?? 0)
    const field = `packages.${index}.inventory`
    return inventory !== null && inventory < taken
      ? [{ code: 'inventory-below-sold', field, params: { taken } }]
      : []
  })
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

/** Writes inventories and places; each place is taken once, so all of them move out of the way first. */
async function keepInOrder(
  transaction: Transaction<Database>,
  raffleId: string,
  wanted: readonly TicketPackageInput[],
): Promise<void> {
  const away = 1000
  for (const [index, { id, inventory }] of wanted.entries()) {
    if (id === undefined) continue
    await transaction
      .updateTable('packages')
      .set({ inventory, position: away + index + 1 })
      .where('id', '=', id)
      .execute()
  }
  await transaction
    .updateTable('packages')
    .set(({ eb }) => ({ position: eb('position', '-', away) }))
    .where('raffleId', '=', raffleId)
    .execute()
}

/** Nothing hangs on them yet; those that stay keep their ids. */
async function writeAnew(
  transaction: Transaction<Database>,
  raffleId: string,
  wanted: readonly TicketPackageInput[],
): Promise<void> {
  await transaction.deleteFrom('packages').where('raffleId', '=', raffleId).execute()
  if (wanted.length === 0) return
  await transaction
    .insertInto('packages')
    .values(
      wanted.map(({ id, ticketCount, priceCents, inventory }, index) => ({
        ...(id === undefined ? {} : { id }),
        raffleId,
        ticketCount,
        priceCents,
        inventory,
        position: index + 1,
      })),
    )
    .execute()
}
