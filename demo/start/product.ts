import { mkdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { migrate } from '../api/database/migrate.ts'
import { Problem } from '../api/database/problem.ts'
import { type OpenDatabase, openDatabase } from '../api/database.ts'
import { listedHosts } from '../api/http/hosts.ts'
import { demoEmbedKey } from '../api/seed/people.ts'
import { seed } from '../api/seed/seed.ts'
import { startServer } from '../api/server.ts'
import { startPortal } from '../portal/server.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StartOptions } from './options.ts'
import { progressLine } from './progress.ts'
import { seedOnce } from './seeding.ts'

/** The options once `--help` is out of the way. */
export type RunOptions = Extract<StartOptions, { help: false }>

/** Opens the database and brings it to our schema; the lifecycle closes it. */
export async function openProduct(life: Lifecycle, options: RunOptions): Promise<OpenDatabase> {
  await mkdir(options.dataDir, { recursive: true }).catch(error => {
    throw new Problem('folderUnusable', { folder: options.dataDir, detail: error.code })
  })
  const opening = openDatabase({
    dataDir: options.dataDir,
    url: options.databaseUrl,
    reset: options.reset,
    onRestart: () => life.print(life.texts.notices.databaseRestarted),
  })
  // A signal may come while it opens: then it's closed as soon as it's open.
  life.onStop(() => opening.then(database => database.close()).catch(() => {}))
  const database = await opening
  if (database.movedTo) life.print(life.texts.notices.movedOut(database.movedTo))
  await migrate(database.jobs.db)
  return database
}

/** Fills a new database with the example data, with a line on how far it is. */
export async function fill(
  life: Lifecycle,
  database: OpenDatabase,
  { orders }: RunOptions,
): Promise<void> {
  const { notices } = life.texts
  const startedAt = Date.now()
  const line = progressLine(notices.seeding)
  const onProgress = (fraction: number) => line.show(fraction)
  if (!(await seedOnce(database.jobs, seed, { orders, onProgress }))) return
  line.clear()
  life.print(notices.seeded(((Date.now() - startedAt) / 1000).toFixed(1)))
}

/** Serves the API with the dashboard, and the charity's intranet page on its own origin. */
export async function serve(
  life: Lifecycle,
  database: OpenDatabase,
  options: RunOptions,
  distFolder: string | null,
  apiPort: number = options.port,
): Promise<void> {
  const { port, portalPort, dataDir, environment, trustedProxies, pageServices, mail } = options
  // Whoever develops reaches it through another port.
  const hosts = listedHosts([port], options.hosts)
  const server = await onPort(apiPort, '--port', () =>
    startServer({
      database,
      port: apiPort,
      dataDir,
      distFolder,
      environment,
      trustedProxies,
      hosts,
      pageServices,
      mail,
    }),
  )
  life.onStop(() => Promise.race([server.close(), setTimeout(8_000, null, { ref: false })]))
  const portal = await onPort(portalPort, '--portal-port', () =>
    startPortal({
      port: portalPort,
      deskUrl: `http://localhost:${port}`,
      embedKey: demoEmbedKey,
    }),
  )
  life.onStop(() => portal.close())
}

/** The port was free a moment ago; somebody may have been quicker. */
async function onPort<Server>(
  port: number,
  option: '--port' | '--portal-port',
  listen: () => Promise<Server>,
): Promise<Server> {
  try {
    return await listen()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    throw new Problem('portTaken', { port, option })
  }
}
