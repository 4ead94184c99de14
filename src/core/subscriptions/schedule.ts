/** When a subscription is charged: days of the organisation's calendar, and what follows from each charge. */
import { addDays, startOfMonth } from '../format/calendar-day.ts'

/** How often. */
export const cadences = ['weekly', 'bi-weekly', 'monthly', 'quarterly'] as const
export type Cadence = (typeof cadences)[number]

export const subscriptionStatuses = ['active', 'failing', 'paused', 'cancelled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What became of the last charge; all but the first two charged nothing, and asked no bank. */
export const chargeResults = [
  'charged',
  'declined',
  'no-raffle',
  'no-package',
  'sold-out',
  'customer-limit',
  'too-late',
] as const
export type ChargeResult = (typeof chargeResults)[number]

/** Chosen here, and told to people: the notice before a charge, and the further tries after one that was declined. */
export const chargePolicy = { noticeDays: 3, retryAfterDays: [1, 3, 7] } as const

/** What the day of the next charge says: that one is to come, that it was not paid yet, or nothing. @param today where it is charged */
export function chargeDayOf(
  { status, nextChargeOn }: { status: SubscriptionStatus; nextChargeOn: string | null },
  today: string,
): 'to-come' | 'due' | 'none' {
  if (nextChargeOn === null || status === 'paused' || status === 'cancelled') return 'none'
  return status === 'failing' || nextChargeOn < today ? 'due' : 'to-come'
}

const daysOf = { weekly: 7, 'bi-weekly': 14 } as const
const monthsOf = { monthly: 1, quarterly: 3 } as const

/** The first day of its rhythm after another day; the 31st is the last day of shorter months. */
export function nextChargeDay(startedOn: string, cadence: Cadence, after: string): string {
  if (cadence === 'weekly' || cadence === 'bi-weekly') {
    const days = daysOf[cadence]
    const gone = (Date.parse(after) - Date.parse(startedOn)) / 86_400_000
    return addDays(startedOn, (Math.max(0, Math.floor(gone / days)) + 1) * days)
  }
  const months = monthsOf[cadence]
  const [year = 0, month = 0] = after.split('-').map(Number)
  const [startYear = 0, startMonth = 0] = startedOn.split('-').map(Number)
  const gone = Math.floor(((year - startYear) * 12 + month - startMonth) / months)
  for (let step = Math.max(1, gone); ; step += 1) {
    const day = monthsLater(startedOn, step * months)
    if (day > after) return day
  }
}

function monthsLater(day: string, months: number): string {
  const same = addDays(startOfMonth(day, months), Number(day.slice(8)) - 1)
  const last = addDays(startOfMonth(day, months + 1), -1)
  return same < last ? same : last
}

/** What a charge changes of its subscription. */
export interface Charging {
  status: SubscriptionStatus
  startedOn: string
  cadence: Cadence
  /** The day that it is due; of the last one, while it fails. Null: none is to come. */
  nextChargeOn: string | null
  /** When the bank, or a raffle, is looked for again. Null: nobody does. */
  tryOn: string | null
  /** Declined one after the other. */
  failures: number
  /** The day that somebody let pass, until the next charge. */
  skippedOn: string | null
  lastResult: ChargeResult | null
}

/**
 * What stands after a charge, or where none could be made. What fell due while nobody looked isn't charged afterwards:
 * the next day lies ahead.
 */
export function afterCharge(before: Charging, result: ChargeResult, today: string): Charging {
  const { status, startedOn, cadence, failures } = before
  const done = { ...before, lastResult: result }
  if (status === 'cancelled') return done
  if (result === 'no-raffle') return { ...done, tryOn: addDays(today, 1) }
  if (result === 'declined') {
    const pause = chargePolicy.retryAfterDays[failures]
    const declined = { ...done, failures: failures + 1 }
    return pause === undefined
      ? { ...declined, status: 'failing', tryOn: null }
      : { ...declined, tryOn: addDays(today, pause) }
  }
  const due = before.nextChargeOn ?? today
  const next = nextChargeDay(startedOn, cadence, due > today ? due : today)
  return {
    ...done,
    status: 'active',
    nextChargeOn: next,
    tryOn: next,
    failures: 0,
    skippedOn: null,
  }
}
