/** What of an organisation's orders waits for somebody: home counts it, and leads to the list of just those. */
import * as v from 'valibot'
import { CountSchema, DaySchema } from '../fields/values.ts'
import { addDays } from '../format/calendar-day.ts'
import type { FilterValues } from '../format/filters.ts'

export const waitingKinds = ['tried', 'failed', 'duplicates', 'followUps'] as const
export type WaitingKind = (typeof waitingKinds)[number]

export const OrdersWaitingSchema = v.object({
  /** The day that it was counted on, in the reader's zone. */
  today: DaySchema,
  /** Since yesterday, whatever became of them. */
  tried: CountSchema,
  /** Of those. */
  failed: CountSchema,
  /** Suspected ones, of the list's own 30 days. */
  duplicates: CountSchema,
  /** Whose day has come, however old they are. */
  followUps: CountSchema,
})
export type OrdersWaiting = v.InferOutput<typeof OrdersWaitingSchema>

/** What the list of orders is narrowed to, so that it shows what is counted. */
interface Narrowed {
  status?: readonly 'FAILED'[]
  mark?: readonly ('duplicate' | 'follow-up-due')[]
  /** Both days included; without it, all days. */
  bought?: { from: string; to: string }
}

export function narrowedTo(kind: WaitingKind, today: string): Narrowed {
  const since = (days: number) => ({ bought: { from: addDays(today, -days), to: today } })
  switch (kind) {
    case 'tried':
      return since(1)
    case 'failed':
      return { status: ['FAILED'], ...since(1) }
    case 'duplicates':
      return { mark: ['duplicate'], ...since(29) }
    case 'followUps':
      return { mark: ['follow-up-due'] }
  }
}

/** The same as the list's location has it. */
export function waitingFilters(kind: WaitingKind, today: string): FilterValues {
  const { bought, ...chosen } = narrowedTo(kind, today)
  const filters = Object.entries(chosen).map(([id, values]) => [id, values.join(',')])
  return { ...Object.fromEntries(filters), bought: bought ? `${bought.from}..${bought.to}` : '' }
}

/** In the location of a list of orders: its duplicates are to be looked through at once. */
export const resolves = 'duplicates'

/** Fewer may be one buyer's card. */
const fewestFailures = 10
/** Of a hundred orders five fail on an ordinary day. */
const unusualShare = 0.2

/** Whether so many fail that something is broken, rather than some cards declined. */
export function failsUnusually({
  failed,
  tried,
}: Pick<OrdersWaiting, 'failed' | 'tried'>): boolean {
  return failed >= fewestFailures && failed >= tried * unusualShare
}
