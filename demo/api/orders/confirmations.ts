/**
 * The emails that confirm new orders. An order keeps only that one is due; a worker writes it once the order stands, so that
 * a raffle's next order doesn't wait for it: however many processes do so, and whichever is killed, each is written once.
 */
import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ApiContext } from '../context.ts'
import { isOutOfReach } from '../database/explain.ts'
import type { Database } from '../database/schema.ts'
import { faultEntry } from '../http/log.ts'
import { type Rounds, startRounds } from '../jobs/rounds.ts'
import { letterOf, readAllBought, readSold } from './confirmation-email.ts'

interface Confirming extends Pick<ApiContext, 'db' | 'now' | 'log'> {
  /** Emails stand that a mail server hasn't got. */
  written?: () => void
  /** Milliseconds after a batch until the next one: what comes meanwhile is written together, at less than half the cost. */
  restMs?: number
}

interface Due {
  id: number
  orderId: string
  enteredAt: Date
}

/** Written in one transaction. */
const aBatch = 50
/** Orders of an instance that was killed, and of buyers who were being changed. */
const lookMilliseconds = 2_000
/** After so many minutes one is tried again that couldn't be written, and ever later. */
const pauseMinutes = 5

export function startConfirmationWorker(confirming: Confirming): Rounds {
  return startRounds({
    everyMilliseconds: lookMilliseconds,
    log: confirming.log,
    work: async stopped => {
      while (!stopped() && (await writeBatch(confirming)) > 0) {
        confirming.written?.()
        if (confirming.restMs) await setTimeout(confirming.restMs)
      }
    },
  })
}

/** One that can't be written holds up none of the others. @returns how many were dealt with */
async function writeBatch(confirming: Confirming, most = aBatch): Promise<number> {
  let due: Due[] = []
  try {
    await confirming.db.transaction().execute(async transaction => {
      due = await takeDue(transaction, confirming, most)
      await writeLetters(transaction, due)
    })
  } catch (error) {
    confirming.log(faultEntry(error, null))
    // None can be written now: the next look tries again.
    if (isOutOfReach(error)) return 0
    if (due.length === 1) await putOff(confirming, due)
    else for (const _ of due) if ((await writeBatch(confirming, 1)) === 0) return 0
  }
  return due.length
}

/**
 * The ones that are due longest and that nobody else writes; those of a group that is put aside wait with it. Their buyers are held: whoever is being erased, merged or
 * changed is written to afterwards, as they are then.
 */
async function takeDue(db: Kysely<Database>, { now }: Confirming, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    delete from confirmations_due using (
      select due.id from confirmations_due as due
      join orders on orders.id = due.order_id join customers on customers.id = orders.customer_id
      where coalesce(due.try_at <= ${now()}, true) and not exists (
        select from order_groups where id = orders.group_id and not active
      )
      order by due.id limit ${most}
      for update of due skip locked for share of customers skip locked
    ) as taken
    where confirmations_due.id = taken.id
    returning confirmations_due.id, order_id, entered_at
  `.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

/** A buyer without an address gets none; one whose order is void by now was told that, where they were to be. */
async function writeLetters(
  transaction: Transaction<Database>,
  due: readonly Due[],
): Promise<void> {
  if (due.length === 0) return
  const orderIds = due.map(({ orderId }) => orderId)
  const all = await readAllBought(transaction, orderIds)
  const bought = new Map(all.map(each => [each.orderId, each]))
  const sold = new Map<string, Awaited<ReturnType<typeof readSold>>>()
  const letters: ReturnType<typeof letterOf>[] = []
  for (const { orderId, enteredAt } of due) {
    const order = bought.get(orderId)
    if (!order?.email || order.status === 'VOID') continue
    const { raffleId, email: recipient } = order
    const ofRaffle = sold.get(raffleId) ?? (await readSold(transaction, raffleId))
    sold.set(raffleId, ofRaffle)
    letters.push(letterOf(order, ofRaffle, { recipient, at: enteredAt }))
  }
  if (letters.length > 0) await transaction.insertInto('emails').values(letters).execute()
}

async function putOff({ db, now }: Confirming, due: readonly Due[]): Promise<void> {
  await sql`
    update confirmations_due set tries = tries + 1,
      try_at = ${now()}::timestamptz + make_interval(mins => ${pauseMinutes} * (tries + 1))
    where id = any(${due.map(({ id }) => id)}::bigint[])
  `.execute(db)
}
