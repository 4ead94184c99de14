/** Hands staged emails to the mail server: none is lost, and none is handed over again that was taken. */
import { sql } from 'kysely'
import type { ApiContext } from '../context.ts'
import { type Rounds, startRounds } from '../jobs/rounds.ts'
import { type Handed, type Letter, type Mailer, mostAtOnce } from './mailer.ts'

interface Mailing extends Pick<ApiContext, 'db' | 'now' | 'log'> {
  /** Null: nothing leaves this machine, and the outbox shows it. */
  mailer: Mailer | null
  /** For how long a letter is held that is being handed over, by somebody who may be killed meanwhile. */
  holdMs?: number
}

interface Held extends Letter {
  tries: number
}

const holdMilliseconds = 120_000
const lookMilliseconds = 2_000

/** Minutes after each time that it wasn't taken; then it is given up: after two days in all. */
const pauseMinutes = [1, 5, 15, 60, 180, 360, 720, 1440]

export function startMailWorker(mailing: Mailing): Rounds {
  const lane = async (stopped: () => boolean) => {
    for (let letter = await take(mailing); letter && !stopped(); letter = await take(mailing))
      await hand(mailing, letter)
  }
  return startRounds({
    everyMilliseconds: lookMilliseconds,
    log: mailing.log,
    work: async stopped => {
      if (mailing.mailer === null) return keepAll(mailing)
      await Promise.all(Array.from({ length: mostAtOnce }, () => lane(stopped)))
    },
  })
}

/** The stand-in takes all of them at once. */
async function keepAll({ db, now }: Mailing): Promise<void> {
  await sql`
    update emails set state = 'sent', settled_at = ${now()} where state = 'waiting'
  `.execute(db)
}

/**
 * The letter that waits longest and that nobody is handing over; of one order not before an earlier one, whatever that waits
 * for. It counts as tried from now on.
 */
async function take({ db, now, holdMs = holdMilliseconds }: Mailing): Promise<Held | undefined> {
  const at = now()
  const { rows } = await sql<Held>`
    update emails set tries = tries + 1, try_at = ${new Date(at.getTime() + holdMs)}
    where id = (
      select id from emails as letter
      where state = 'waiting' and coalesce(try_at, sent_at) <= ${at}
        and (order_id is null or not exists (
          select from emails as earlier
          where earlier.order_id = letter.order_id and earlier.state = 'waiting'
            and (earlier.sent_at, earlier.id) < (letter.sent_at, letter.id)
        ))
      order by coalesce(try_at, sent_at) limit 1
      for update skip locked
    )
    returning id, recipient, subject, text_body, html_body, locale, tries,
      (select name from organizations where id = organization_id) as sender_name
  `.execute(db)
  return rows[0]
}

async function hand(mailing: Mailing, letter: Held): Promise<void> {
  const { mailer, db, now, log } = mailing
  if (mailer === null) return
  const handed = await mailer.send(letter)
  const { state, answer, tryAt } = outcomeOf(handed, letter.tries, now())
  if (state !== 'sent') log({ level: 'info', event: 'mail', state })
  await sql`
    update emails set state = ${state}, answer = ${answer}, try_at = ${tryAt}::timestamptz,
      settled_at = ${state === 'waiting' ? null : now()}::timestamptz,
      text_body = case when holds_link and ${state !== 'waiting'} then '' else text_body end
    where id = ${letter.id} and state = 'waiting' and tries = ${letter.tries}
  `.execute(db)
}

/** What a letter is after it was handed over for the so-manieth time. */
export function outcomeOf(handed: Handed, tries: number, now: Date) {
  if (handed.state === 'sent') return { state: 'sent', answer: null, tryAt: null } as const
  const { state, answer } = handed
  const pause = pauseMinutes[tries - 1]
  if (state === 'later' && pause !== undefined)
    return { state: 'waiting', answer, tryAt: new Date(now.getTime() + pause * 60_000) } as const
  return { state: state === 'later' ? 'given-up' : state, answer, tryAt: null } as const
}
