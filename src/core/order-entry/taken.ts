/**
 * When an order was taken that a device kept until it could be sent, and whether it came too late for the end of sales
 * (issue 13: the server judges by receipt time, and never draws a late arrival silently).
 */
import type { RaffleStatus } from '../raffles/raffle.ts'
import type { Purchase } from './purchase.ts'

/** Before that, what a device says of when it was is no reason for anything. */
export const longestOnDeviceMs = 7 * 24 * 60 * 60 * 1000
/** A clock that was put right by the offset may still be so far ahead. */
export const mostAheadMs = 10 * 60 * 1000

/** A clock that is a year off says nothing of when an order was taken; the order is none the worse. */
export const isBelievable = (at: Date, now: Date) =>
  Math.abs(at.getTime() - now.getTime()) <= yearMs
const yearMs = 365 * 24 * 60 * 60 * 1000

export interface Taken {
  /** By the server's clock, as far as the device's was known to be off; null: it names none, or none to believe. */
  correctedAt: Date | null
  /** The same where it may decide something, never later than now; null: only the arrival counts. */
  at: Date | null
}

/** @param now when it arrived */
export function takenOf(
  { takenAt, device }: Pick<Purchase, 'takenAt' | 'device'>,
  now: Date,
): Taken {
  if (!device || takenAt === undefined) return { correctedAt: null, at: null }
  const correctedAt = new Date(Date.parse(takenAt) + (device.clockOffsetMs ?? 0))
  if (!isBelievable(correctedAt, now)) return { correctedAt: null, at: null }
  const since = now.getTime() - correctedAt.getTime()
  if (since > longestOnDeviceMs || since < -mostAheadMs) return { correctedAt, at: null }
  return { correctedAt, at: new Date(Math.min(correctedAt.getTime(), now.getTime())) }
}

export interface Sales {
  status: RaffleStatus
  startAt: Date | null
  /** When its sales end by themselves, and when somebody ended them. */
  endAt: Date | null
  endedAt: Date | null
}

/**
 * Whether an order that was taken while it was sold arrives after the end of its sales: it is entered, takes part in
 * nothing, and staff decide. Of a raffle that is closed nothing is entered any more.
 */
export function isLateFor(
  { status, startAt, endAt, endedAt }: Sales,
  takenAt: Date,
  now: Date,
): boolean {
  if (status === 'closed' || status === 'draft' || status === 'pending') return false
  if (startAt !== null && takenAt < startAt) return false
  const ends = [endAt, endedAt].filter(end => end !== null).map(end => end.getTime())
  const end = Math.min(...ends)
  return takenAt.getTime() < end && now.getTime() >= end
}
