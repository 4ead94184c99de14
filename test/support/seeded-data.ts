/** The data of a product that was started once, for every other product of a run to start on. */
import { chmodSync, chownSync, cpSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../../demo/api/database/connection.ts'
import { demoPassword } from '../../demo/api/seed/people.ts'
import { quickHash } from './quick-password.ts'

/** The environment's variable with the folder to copy. */
export const seededVariable = 'RAFFLE_DESK_SEEDED'

/** Has a product's own hash: everybody else signs in a hundred times in a run, at a quarter of a second each. */
const hashedInEarnest = 'imran.qadir@raffledesk.example'

/** Gives people a hash of their password that costs nothing to check: right to test with and worthless otherwise. */
export async function cheapenPasswords(databaseUrl: string): Promise<void> {
  const { db } = connect(databaseUrl, 'jobs')
  try {
    const passwordHash = await quickHash(demoPassword)
    await db
      .updateTable('users')
      .set({ passwordHash })
      .where('email', '<>', hashedInEarnest)
      .execute()
  } finally {
    await db.destroy()
  }
}

/** Copies a data folder whose product has ended. PostgreSQL's files stay its user's. */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  const cluster = join(to, 'postgres')
  const { uid, gid, mode } = statSync(join(from, 'postgres'))
  chmodSync(cluster, mode)
  if (process.getuid?.() !== 0) return
  for (const path of ['', ...(readdirSync(cluster, { recursive: true }) as string[])])
    chownSync(join(cluster, path), uid, gid)
}
