/** When a line of a purchase counts as bought, and of one that a device kept, when it was taken. */
import { boughtOn } from '../../../src/core/order-entry/received.ts'
import { isLateFor } from '../../../src/core/order-entry/taken.ts'
import { countedFrom, type Sale } from '../orders/sale.ts'

export interface Moments {
  boughtAt: Date
  /** What it counts from once staff say so, where a draw's cut-off lies between; null: nothing but `boughtAt`. */
  takenAt: Date | null
  /** It came after the end of sales, and was taken before. */
  late: boolean
}

interface Arrived {
  now: Date
  /** Of mail. */
  receivedOn: string | null
  /** By its device, as far as that may decide something. */
  taken: Date | null
}

/**
 * The day on which mail was received decides, as ever: it takes part though it is entered later. But what was typed before
 * staff ended the raffle, and arrives after that, is late like all else; and where the list of an early draw is locked that it
 * would have been in, it counts from that draw's cut-off.
 */
export function momentsOf(sale: Sale, { now, receivedOn, taken }: Arrived): Moments {
  if (receivedOn === null)
    return {
      boughtAt: now,
      takenAt: taken,
      late: taken !== null && isLateFor(sale, taken, now),
    }
  const boughtAt = boughtOn(receivedOn, sale, now)
  const isOver = sale.status !== 'active' || sale.endedAt !== null
  if (isOver && taken && isLateFor(sale, taken, now) && isLateFor(sale, boughtAt, now))
    return { boughtAt: now, takenAt: boughtAt, late: true }
  return { ...countedFrom(sale, boughtAt), late: false }
}
