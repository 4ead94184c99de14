import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { createApp } from './app.ts'
import type { Database } from './database/schema.ts'
import { logLines } from './http/log.ts'
import { openLogFile } from './http/log-file.ts'
import { startPickWorker } from './raffles/winners/pick-worker.ts'
import { demoEmbedKey } from './seed/people.ts'
import { allowOrigin } from './session/embed-key.ts'
import { noServices, type PageServices } from './static/page-services.ts'
import { startHousekeeping } from './system/housekeeping.ts'

export interface ServerOptions {
  db: Kysely<Database>
  port: number
  /** Default: this machine alone. */
  host?: string
  /** The port of the charity's intranet page, whose origin the demonstration's embed key allows. */
  portalPort?: number
  /** Where the log goes, as api.log; standard error without one. */
  dataDir?: string
  /** Folder of the built client; null serves the API alone. */
  distFolder?: string | null
  /** What the client's page may reach beside its own origin. */
  pageServices?: PageServices
  /** How many proxies of ours stand in front and add to X-Forwarded-For. */
  trustedProxies?: number
}

export interface RunningServer {
  port: number
  /** Answers what is under way, then stops. */
  close(): Promise<void>
}

/**
 * Starts the local API.
 *
 * @throws what listening throws, such as EADDRINUSE
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { db, port, host = '127.0.0.1', portalPort, distFolder = null } = options
  if (portalPort !== undefined) {
    await allowOrigin(db, demoEmbedKey, `http://localhost:${portalPort}`)
    await allowOrigin(db, demoEmbedKey, `http://127.0.0.1:${portalPort}`)
  }
  const logFile = options.dataDir ? openLogFile(options.dataDir) : { log: logLines, end: () => {} }
  const picks = startPickWorker({ db, now: () => new Date(), log: logFile.log })
  const app = createApp({
    db,
    picks,
    now: () => new Date(),
    log: logFile.log,
    buildId: buildIdOf(distFolder),
    distFolder: distFolder !== null && existsSync(distFolder) ? distFolder : null,
    pageServices: options.pageServices ?? noServices,
    trustedProxies: options.trustedProxies ?? 0,
    showOutbox: true,
  })
  const housekeeping = startHousekeeping(db, logFile.log)
  const server = await new Promise<Server>((resolve, reject) => {
    const opened = serve({ fetch: app.fetch, port, hostname: host }, () =>
      resolve(opened),
    ) as Server
    opened.once('error', reject)
  }).catch(async error => {
    await picks.stop()
    await housekeeping.stop()
    logFile.end()
    throw error
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      await new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      await picks.stop()
      await housekeeping.stop()
      logFile.end()
    },
  }
}

const BuildSchema = v.object({ build: v.string() })

/** The build's id, from the file that the build writes beside its page. */
function buildIdOf(distFolder: string | null): string | null {
  const file = distFolder === null ? null : join(distFolder, 'build.json')
  if (file === null || !existsSync(file)) return null
  const parsed = v.safeParse(BuildSchema, JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.output.build : null
}
