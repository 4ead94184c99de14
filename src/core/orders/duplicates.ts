/**
 * Orders that were probably sent twice: buyers who retried, in a rush or on a slow network (docs/domain.md, section 1).
 * The same buyer, by email or phone, the same package of the same raffle, and little time between.
 */
import * as v from 'valibot'
import { duplicateWithinMinutes } from './order.ts'
import { type OrderRow, OrderRowSchema } from './order-list.ts'

export const DuplicatesSchema = v.object({
  /** Orders that belong together, the earliest first; the newest such groups first. */
  groups: v.array(v.pipe(v.array(OrderRowSchema), v.minLength(2))),
  /** There are more than are looked for at once. */
  more: v.boolean(),
})
export type Duplicates = v.InferOutput<typeof DuplicatesSchema>

/** Orders that are looked for at once. */
export const mostDuplicates = 500

/** What tells whether two orders are one purchase. */
export interface Purchase {
  id: string
  /** What it was entered with: what one purchase holds was meant. Null: it stands alone. */
  entryId: string | null
  customerId: string
  email: string | null
  phone: string | null
  eventId: string
  packageId: string
  boughtAt: Date
  /** Of one that a device kept, by which it is told from others; null: it has none. */
  takenAt?: Date | null
  /** Others that somebody said it isn't a duplicate of. */
  apartFrom?: readonly string[]
}

const within = duplicateWithinMinutes * 60_000

/** Groups of two or more that belong together: each is a retry of another one of its group. The earliest first. */
export function duplicateGroups<P extends Purchase>(purchases: readonly P[]): P[][] {
  const sorted = [...purchases].sort(earliestFirst)
  const groups = new Map<P, P[]>()
  /** Those of the last minutes, by what was bought. */
  const recent = new Map<string, P[]>()
  for (const purchase of sorted) {
    const bought = `${purchase.eventId} ${purchase.packageId}`
    const since = momentOf(purchase) - within
    const near = (recent.get(bought) ?? []).filter(other => momentOf(other) >= since)
    recent.set(bought, [...near, purchase])
    groups.set(purchase, [purchase])
    for (const other of near)
      if (isRetry(purchase, other) && !purchase.apartFrom?.includes(other.id))
        join(groups, purchase, other)
  }
  return [...new Set(groups.values())]
    .filter(group => group.length > 1)
    .map(group => group.sort(earliestFirst))
}

const momentOf = ({ takenAt, boughtAt }: Purchase) => (takenAt ?? boughtAt).getTime()

const earliestFirst = (one: Purchase, other: Purchase) =>
  momentOf(one) - momentOf(other) || (one.id < other.id ? -1 : 1)

function isRetry(one: Purchase, other: Purchase): boolean {
  if (one.entryId !== null && one.entryId === other.entryId) return false
  return (
    one.customerId === other.customerId ||
    (one.email !== null && one.email === other.email) ||
    (one.phone !== null && one.phone === other.phone)
  )
}

function join<P>(groups: Map<P, P[]>, later: P, earlier: P): void {
  const [from, to] = [groups.get(later), groups.get(earlier)]
  if (!from || !to || from === to) return
  to.push(...from)
  for (const each of from) groups.set(each, to)
}

/** The order of a group that stays unless somebody chooses otherwise: one that is paid, that was mailed, the earliest. */
export function keptOf(group: readonly OrderRow[]): OrderRow | undefined {
  const rank = ({ status, mailedAt }: OrderRow) =>
    (status === 'ACTIVE' ? 0 : 2) + (mailedAt === null ? 1 : 0)
  return [...group].sort(
    (one, other) => rank(one) - rank(other) || (one.boughtAt < other.boughtAt ? -1 : 1),
  )[0]
}
