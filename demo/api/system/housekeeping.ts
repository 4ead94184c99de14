import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { faultEntry, type Log } from '../http/log.ts'
import { fileKeptFor } from '../jobs/tables.ts'
import { knownFor } from '../session/attempts.ts'

const hourMilliseconds = 3_600_000

/** Removes what only grows: old attempts to sign in, answers kept for repeats, sessions long ended, places for files that never came, bulks that nobody began, files of jobs. */
export async function clearOld(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    delete from sign_in_attempts
    where attempted_at < ${now}::timestamptz - interval '1 day' and outcome <> 'succeeded'
      or attempted_at < ${new Date(now.getTime() - knownFor)}
  `.execute(db)
  await sql`
    delete from idempotency_keys where created_at < ${now}::timestamptz - interval '2 days'
  `.execute(db)
  await sql`
    delete from sessions where expires_at < ${now}::timestamptz - interval '30 days'
      and not exists (select from recordings where session_id = sessions.id)
  `.execute(db)
  await sql`
    delete from files
    where stored_at is null and upload_until < ${now}::timestamptz - interval '1 day'
  `.execute(db)
  await sql`
    delete from job_parts using jobs
    where jobs.id = job_id and ended_at <= ${new Date(now.getTime() - fileKeptFor)}
  `.execute(db)
  await sql`
    delete from bulks
    where begun_at is null and looked_at < ${now}::timestamptz - interval '1 day'
  `.execute(db)
  await sql`delete from passkey_registrations where expires_at < ${now}`.execute(db)
  await sql`delete from second_factor_challenges where expires_at < ${now}`.execute(db)
  await sql`
    delete from public_requests where requested_at < ${now}::timestamptz - interval '1 day'
  `.execute(db)
  // Until then whoever comes with one reads what became of it.
  await sql`
    delete from one_time_links where expires_at < ${now}::timestamptz - interval '30 days'
  `.execute(db)
  await sql`delete from jobs where ended_at < ${now}::timestamptz - interval '30 days'`.execute(db)
}

/** Clears now and every hour. Instances that do so at once don't harm each other. */
export function startHousekeeping(db: Kysely<Database>, log: Log): { stop(): Promise<void> } {
  const clear = () => clearOld(db, new Date()).catch(error => log(faultEntry(error, null)))
  let running = clear()
  const timer = setInterval(() => {
    running = clear()
  }, hourMilliseconds)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
