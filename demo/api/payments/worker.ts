/** Takes the money of cards whose orders stand, and lets go of the rest: once each, whatever dies when. */
import { sql } from 'kysely'
import type { ApiContext } from '../context.ts'
import { faultEntry } from '../http/log.ts'
import { type Rounds, startRounds } from '../jobs/rounds.ts'
import { type CaptureAnswer, inTime, type PaymentProvider } from './provider.ts'
import { fixShares, keepCaptured, keepDeclined, keepReleased } from './settle.ts'
import type { TakenPayment } from './tables.ts'

export interface CardWork extends Pick<ApiContext, 'db' | 'write' | 'now' | 'pause' | 'log'> {
  payments: PaymentProvider
  /** How often somebody looks. */
  everyMilliseconds?: number
}

const lookMilliseconds = 5_000

/** For how long one is held that the provider is asked about, by somebody who may be killed meanwhile. */
const holdMilliseconds = 60_000

/** At a time: a provider that hangs over some holds up few others. */
const lanes = 4

/**
 * Each is asked about under its own reference until the provider answers, and the answer is kept once: money is taken once or
 * not at all, though instances are killed at any moment or look at once.
 */
export function startCardWorker(work: CardWork): Rounds {
  const lane = async (stopped: () => boolean) => {
    for (let taken = await take(work); taken && !stopped(); taken = await take(work))
      await settle(work, taken)
  }
  return startRounds({
    everyMilliseconds: work.everyMilliseconds ?? lookMilliseconds,
    log: work.log,
    work: async stopped => {
      await Promise.all(Array.from({ length: lanes }, () => lane(stopped)))
    },
  })
}

/** The one that waits longest. One that was asked for, and bought nothing with in its time, is let go from now on. */
async function take({ db, now }: CardWork): Promise<TakenPayment | undefined> {
  const at = now()
  const { rows } = await sql<TakenPayment>`
    update card_payments set tries = tries + 1,
      state = case state when 'asked' then 'releasing' else state end,
      try_at = ${new Date(at.getTime() + holdMilliseconds)}
    where id = (
      select id from card_payments where try_at <= ${at} order by try_at limit 1
      for update skip locked
    )
    returning *
  `.execute(db)
  return rows[0]
}

/** What fails is tried again later, and holds up none of the others. */
async function settle(work: CardWork, taken: TakenPayment): Promise<void> {
  try {
    const payment = taken.state === 'authorized' ? await fixShares(work, taken) : taken
    if (payment.state === 'capturing') await capture(work, payment)
    if (payment.state === 'releasing') await release(work, payment)
  } catch (error) {
    work.log(faultEntry(error, null))
    await putOff(work, taken)
  }
}

async function capture(work: CardWork, payment: TakenPayment): Promise<void> {
  const { id: reference, capturedCents, currency, cardEnding } = payment
  if (capturedCents === null || cardEnding === null)
    throw new Error('A capture whose amount or card is not known.')
  const answer: CaptureAnswer = await inTime(work.pause, signal =>
    work.payments.capture({ reference, amountCents: capturedCents, currency, cardEnding, signal }),
  )
  if (answer.state === 'captured') await keepCaptured(work, payment)
  else await keepDeclined(work, payment, answer.failure)
}

async function release(work: CardWork, payment: TakenPayment): Promise<void> {
  const { id: reference } = payment
  await inTime(work.pause, signal => work.payments.release({ reference, signal }))
  await keepReleased(work, payment)
}

/** Later each time, a quarter of an hour at most. Whoever took it over meanwhile isn't put off. */
async function putOff({ db, now }: CardWork, { id, tries }: TakenPayment): Promise<void> {
  await db
    .updateTable('cardPayments')
    .set({ tryAt: new Date(now().getTime() + pauseAfter(tries)) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('tryAt', 'is not', null)
    .execute()
}

/** Milliseconds after so many tries. */
export function pauseAfter(tries: number): number {
  return Math.min(5_000 * 2 ** (tries - 1), 15 * 60_000)
}
