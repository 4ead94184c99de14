import { refuseHeldFolder } from '../api/database/lock.ts'
import { seedSignIns } from '../api/seed/people.ts'
import { buildIfStale, distFolder } from './build.ts'
import type { Lifecycle } from './lifecycle.ts'
import { checkPorts } from './ports.ts'
import { fill, openProduct, type RunOptions, serve } from './product.ts'
import { readyLines } from './report.ts'

/**
 * Builds what is stale, opens, migrates and fills the database, serves, and says where.
 *
 * @throws Problem for every expected failure.
 */
export async function run(life: Lifecycle, options: RunOptions): Promise<void> {
  const startedAt = Date.now()
  const { port, portalPort } = options
  if (!options.databaseUrl) refuseHeldFolder(options.dataDir)
  await checkPorts(port, portalPort)
  const database = await openProduct(life, options)
  // The build takes one core and the seed another.
  await Promise.all([fill(life, database, options), buildIfStale(life)])
  await serve(life, database, options, distFolder)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  for (const line of readyLines(life.texts, {
    seconds,
    port,
    portalPort,
    signIns: seedSignIns,
  })) {
    life.print(line)
  }
}
