import type { Kysely } from 'kysely'
import type { Database } from './database/schema.ts'
import type { Log } from './http/log.ts'
import type { PageServices } from './static/page-services.ts'

/** What every part of the API is given: nothing in it is a module singleton. */
export interface ApiContext {
  db: Kysely<Database>
  /** The clock, so that tests can set it. */
  now: () => Date
  log: Log
  /** Makes the picks of batches, after the call that asks for them. */
  picks: { wake(): void }
  /** Names this build of the client, so that an open page can see a new deployment. */
  buildId: string | null
  /** Folder of the built client; null serves the API alone. */
  distFolder: string | null
  /** What the client's page may reach beside its own origin. */
  pageServices: PageServices
  /** How many proxies of ours stand in front and add to X-Forwarded-For. */
  trustedProxies: number
  /** Whether /outbox shows the emails that the stand-in keeps. */
  showOutbox: boolean
}
