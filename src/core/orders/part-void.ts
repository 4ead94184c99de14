/** Tickets of an order that are void while the rest of it stands (docs/domain.md, "Void and refund"). */
import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'

/** Consecutive numbers, both ends included. */
export const NumberRangeSchema = v.strictObject({
  firstNumber: CountSchema,
  lastNumber: CountSchema,
})
export type NumberRange = v.InferOutput<typeof NumberRangeSchema>

/** What stands against taking it back, beside the order itself. */
const hindrances = ['list-locked', 'no-tickets-left'] as const

export const PartVoidSchema = v.object({
  id: IdSchema,
  ...NumberRangeSchema.entries,
  /** By how much it made the order's tickets cheaper. */
  cents: CentsSchema,
  comment: v.string(),
  /** By today's name; null once they were erased. */
  voidedBy: v.nullable(v.string()),
  voidedAt: InstantSchema,
  /** Null where its tickets could stand again. */
  hindrance: v.nullable(v.picklist(hindrances)),
})
export type PartVoid = v.InferOutput<typeof PartVoidSchema>

/** An order's tickets: their price, how many it got, and how many of those are void. */
interface Priced {
  ticketsCents: number
  ticketCount: number
  voidedTickets: number
}

/**
 * What void tickets of an order come to: their share of its price, rounded down once for all of them together. Each void
 * and each taking back moves the difference, so that no cent is lost or made, and the last tickets get the rest.
 */
export function voidedCentsOf({ ticketsCents, ticketCount, voidedTickets }: Priced): number {
  if (ticketCount === 0) return 0
  return Number((BigInt(ticketsCents) * BigInt(voidedTickets)) / BigInt(ticketCount))
}

/** By how much an order's tickets get cheaper where so many more of them are void; below zero: fewer. */
export function centsOfVoiding(order: Priced & { voidedCents: number }, tickets: number): number {
  const voidedTickets = order.voidedTickets + tickets
  return voidedCentsOf({ ...order, voidedTickets }) - order.voidedCents
}

export function sizeOf({ firstNumber, lastNumber }: NumberRange): number {
  return lastNumber - firstNumber + 1
}

/** Each of them. */
export function numbersIn({ firstNumber, lastNumber }: NumberRange): number[] {
  return Array.from({ length: lastNumber - firstNumber + 1 }, (_, at) => firstNumber + at)
}

export function areOverlapping(one: NumberRange, other: NumberRange): boolean {
  return one.firstNumber <= other.lastNumber && other.firstNumber <= one.lastNumber
}

interface Numbered {
  firstTicketNumber: number | null
  lastTicketNumber: number | null
}

/** An order's numbers as one run; null where it never got any. */
export function numbersOf({ firstTicketNumber, lastTicketNumber }: Numbered): NumberRange | null {
  if (firstTicketNumber === null || lastTicketNumber === null) return null
  return { firstNumber: firstTicketNumber, lastNumber: lastTicketNumber }
}

export function isWithin(part: NumberRange, all: NumberRange | null): boolean {
  const { firstNumber, lastNumber } = part
  if (all === null || firstNumber > lastNumber) return false
  return firstNumber >= all.firstNumber && lastNumber <= all.lastNumber
}

/** An order's numbers without those that are void in part, in their order. */
export function standingNumbers(
  order: Numbered & { voidNumbers: readonly NumberRange[] },
): NumberRange[] {
  const all = numbersOf(order)
  if (all === null) return []
  const standing: NumberRange[] = []
  let next = all.firstNumber
  const inOrder = order.voidNumbers.toSorted((one, other) => one.firstNumber - other.firstNumber)
  for (const { firstNumber, lastNumber } of inOrder) {
    if (firstNumber > next) standing.push({ firstNumber: next, lastNumber: firstNumber - 1 })
    next = lastNumber + 1
  }
  if (next <= all.lastNumber) standing.push({ firstNumber: next, lastNumber: all.lastNumber })
  return standing
}

/** "104–106", as tickets have them. */
export function rangeText({ firstNumber, lastNumber }: NumberRange): string {
  return firstNumber === lastNumber ? String(firstNumber) : `${firstNumber}–${lastNumber}`
}

/** "104–106, 109". */
export function rangesText(ranges: readonly NumberRange[]): string {
  return ranges.map(rangeText).join(', ')
}
