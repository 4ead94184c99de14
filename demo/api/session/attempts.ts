import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ApiContext } from '../context.ts'
import { numberOf } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { networkOf } from '../http/address.ts'
import { Refusal } from '../http/refusal.ts'

const second = 1000
const day = 86_400 * second
/** How long failures count. */
const failuresCount = day
/** How long somebody who signed in from a network is known there. */
export const knownFor = 30 * day
/** Failures without a wait. */
const free = 5
/** In seconds: whoever waits as told is never kept out for longer. */
const longestWait = 300
/** Failures from one network within a quarter of an hour, from which on strangers there are slowed. */
const perNetwork = 200
const networkCounts = 15 * 60 * second
/** How many strangers of one network may be in line: they are looked at one by one, since a password costs a processor. */
const mostInLine = 50
/** Those of a slowed network are so far apart. */
const slowedBy = second
/** How many of them may be in line. */
const mostSlowed = 10
/** An attempt that never came to its end, as its instance was killed, is a failure after so long. */
const givenUpAfter = 30 * second
/** How long an attempt waits for those under way; then it is told to come back. */
const patience = 60 * second

/** Somebody tries to sign in. */
interface Who {
  email: Buffer
  network: Buffer
  /** They have signed in from there before: what strangers try elsewhere is no matter then. */
  isKnown: boolean
}

/** An attempt that may look at its password. */
export interface Attempt {
  /**
   * Says how it ended; one that broke off never was.
   *
   * @returns the account's failures within a day, this one included
   */
  settle(outcome: 'failed' | 'succeeded' | 'broken-off'): Promise<number>
  /** Lets the next stranger of the network in, once, however this one ends. */
  leave(): void
}

type Place = Pick<ApiContext, 'db' | 'now' | 'pause' | 'turns'>

/**
 * Reserves an attempt before its password is looked at. One that is under way is no failure, yet it may become one: so
 * many are looked at at once as failures are left without a wait, the others wait for their end. Attempts made at once
 * neither slip past the limit together nor are they refused for each other. Whether the account exists changes nothing.
 * Strangers of one network are let in one by one, so that a crowd of them holds up nobody who is known or elsewhere.
 *
 * @throws Refusal 429 with the seconds to wait
 */
export async function beginAttempt(
  place: Place,
  { email, address }: { email: string; address: string },
): Promise<Attempt> {
  const { db, now, turns } = place
  const given = { email: digest(email), network: networkDigest(address) }
  const who = { ...given, isKnown: await isKnown(db, given, now()) }
  const network = who.network.toString('base64')
  const account = who.email.toString('base64')
  const line = `network ${network}`
  if (!who.isKnown && turns.length(line) >= mostInLine) throw tooMany(mostSlowed)
  let giveOn = who.isKnown ? () => {} : await turns.take(line)
  const leave = () => {
    giveOn()
    giveOn = () => {}
  }
  try {
    const release = await turns.take(who.isKnown ? `${account} ${network}` : account)
    const id = await whenItsTurn(place, who, line).finally(release)
    return { settle: settling(db, who, id, now), leave }
  } catch (error) {
    leave()
    throw error
  }
}

/** @returns the attempt's number @throws Refusal 429 */
async function whenItsTurn(
  { db, now, pause, turns }: Place,
  who: Who,
  line: string,
): Promise<number> {
  let slowed = who.isKnown
  for (const until = Date.now() + patience; Date.now() < until; ) {
    const verdict = await db.transaction().execute(async transaction => {
      await hold(transaction, who)
      return judge(transaction, who, now(), slowed)
    })
    if (typeof verdict === 'number') return verdict
    if (verdict === 'slowed') {
      if (turns.length(line) > mostSlowed) throw tooMany(mostSlowed)
      await pause(slowedBy)
      slowed = true
    } else await pause(50)
  }
  throw tooMany(1)
}

/** The number of the attempt that now is under way; else why not yet. @throws Refusal 429 */
async function judge(
  transaction: Transaction<Database>,
  who: Who,
  now: Date,
  slowed: boolean,
): Promise<number | 'others-under-way' | 'slowed'> {
  const { failures, lastAt, underWay } = await tally(transaction, who, now)
  if (failures >= free && lastAt !== null) {
    const seconds = waitAfter(failures) - (now.getTime() - lastAt.getTime()) / second
    if (seconds > 0) throw tooMany(Math.ceil(seconds))
  }
  if (underWay >= Math.max(1, free - failures)) return 'others-under-way'
  if (!slowed && (await isSprayed(transaction, who, now))) return 'slowed'
  const { id } = await transaction
    .insertInto('signInAttempts')
    .values({
      emailDigest: who.email,
      addressDigest: who.network,
      attemptedAt: now,
      outcome: 'under-way',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** 2, 4, 8 … seconds, up to five minutes. */
function waitAfter(failures: number): number {
  return Math.min(longestWait, 2 ** (failures - free + 1))
}

/** What was tried on the account; of somebody known, from their network alone. */
async function tally(transaction: Transaction<Database>, who: Who, now: Date) {
  const givenUp = new Date(now.getTime() - givenUpAfter)
  const { rows } = await sql<{ failures: number; lastAt: Date | null; underWay: number }>`
    select count(*) filter (where ended) as failures, max(attempted_at) filter (where ended) as last_at,
      count(*) filter (where not ended) as under_way
    from (
      select attempted_at, outcome = 'failed' or attempted_at < ${givenUp} as ended
      from sign_in_attempts
      where email_digest = ${who.email} and outcome <> 'succeeded'
        and attempted_at > ${new Date(now.getTime() - failuresCount)}
        and (not ${who.isKnown} or address_digest = ${who.network})
    ) as attempts
  `.execute(transaction)
  return rows[0] ?? { failures: 0, lastAt: null, underWay: 0 }
}

/** Whether many passwords were tried from there, on whatever accounts. */
async function isSprayed(db: Kysely<Database>, { network }: Who, now: Date): Promise<boolean> {
  const failed = await db
    .selectFrom('signInAttempts')
    .select('id')
    .where('addressDigest', '=', network)
    .where('outcome', '=', 'failed')
    .where('attemptedAt', '>', new Date(now.getTime() - networkCounts))
    .limit(perNetwork)
    .execute()
  return failed.length >= perNetwork
}

async function isKnown(
  db: Kysely<Database>,
  { email, network }: Omit<Who, 'isKnown'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('signInAttempts')
    .select('id')
    .where('emailDigest', '=', email)
    .where('addressDigest', '=', network)
    .where('outcome', '=', 'succeeded')
    .where('attemptedAt', '>', new Date(now.getTime() - knownFor))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function settling(db: Kysely<Database>, who: Who, id: number, now: () => Date): Attempt['settle'] {
  return outcome =>
    db.transaction().execute(async transaction => {
      await hold(transaction, who)
      if (outcome === 'broken-off')
        await transaction.deleteFrom('signInAttempts').where('id', '=', id).execute()
      else
        await transaction
          .updateTable('signInAttempts')
          .set({ outcome })
          .where('id', '=', id)
          .execute()
      // What they mistyped there before counts no more; what others tried elsewhere does.
      if (outcome === 'succeeded')
        await transaction
          .deleteFrom('signInAttempts')
          .where('emailDigest', '=', who.email)
          .where('addressDigest', '=', who.network)
          .where('outcome', '=', 'failed')
          .execute()
      return (await tally(transaction, { ...who, isKnown: false }, now())).failures
    })
}

/**
 * Wrong passwords of before count no more, wherever they were tried: the account's person has a new one, by a link that only
 * they were sent.
 *
 * @param email in lower case
 */
export async function forgiveFailures(
  transaction: Transaction<Database>,
  email: string,
): Promise<void> {
  await transaction
    .deleteFrom('signInAttempts')
    .where('emailDigest', '=', digest(email))
    .where('outcome', '=', 'failed')
    .execute()
}

/** One at a time decides about an account, in whatever instance. */
async function hold(transaction: Transaction<Database>, { email }: Who): Promise<void> {
  await sql`select pg_advisory_xact_lock(${email.readInt32BE(0)}, ${numberOf('signInAttempts')})`.execute(
    transaction,
  )
}

function tooMany(seconds: number): Refusal {
  return new Refusal(429, 'too-many-attempts', seconds)
}

/** Whom the attempts from an address are counted with. */
export function networkDigest(address: string): Buffer {
  return digest(networkOf(address))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
