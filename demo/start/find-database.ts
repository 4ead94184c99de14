import { addressOfRunning, hasCluster } from '../api/database/embedded.ts'
import { folderHolder, refuseHeldFolder } from '../api/database/lock.ts'
import { Problem } from '../api/database/problem.ts'
import { checkUrl, openDatabase } from '../api/database.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The address of the database to work on: the one that runs already, or the folder's own, started for the time. */
export async function findDatabase(
  life: Lifecycle,
  dataDir: string,
  nothing: 'nothingToBackUp' | 'nothingToVerify' | 'noDatabase',
): Promise<string> {
  if (process.env.DATABASE_URL) return checkUrl(process.env.DATABASE_URL)
  if (!hasCluster(dataDir)) throw new Problem(nothing, { where: dataDir })
  if (!folderHolder(dataDir)) return openOwn(life, dataDir)
  const running = addressOfRunning(dataDir)
  // Held, yet no server: the other one is only just starting.
  if (!running) refuseHeldFolder(dataDir)
  return running ?? openOwn(life, dataDir)
}

/** The data folder's own database, which ends with the command. */
export async function openOwn(life: Lifecycle, dataDir: string): Promise<string> {
  const opening = openDatabase({ dataDir })
  life.onStop(() => opening.then(database => database.close()).catch(() => {}))
  return (await opening).url
}
