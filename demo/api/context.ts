import type { Kysely } from 'kysely'
import type { Database } from './database/schema.ts'
import type { OpenDatabase } from './database.ts'
import type { Afterwards } from './http/afterwards.ts'
import type { Log } from './http/log.ts'
import type { Turns } from './http/turns.ts'
import type { Write } from './http/writes.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { PasswordCost } from './session/password.ts'
import type { PageServices } from './static/page-services.ts'

/** What every part of the API is given: nothing in it is a module singleton. */
export interface ApiContext {
  /** What reads, sessions and signing in use: connections that never wait behind those who write. */
  db: Kysely<Database>
  /** Every transaction that writes to a raffle, or to an organisation, queued with the others of its kind. */
  write: Write
  /** Whether the database works. */
  health: OpenDatabase['health']
  /** The clock, so that tests can set it. */
  now: () => Date
  /** Waits so many milliseconds, or until its signal, so that tests needn't. */
  pause: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>
  log: Log
  /** Makes the picks of batches, after the call that asks for them. */
  picks: { wake(): void }
  /** Writes the emails of new orders. */
  confirmations: { wake(): void }
  /** Asks the payment provider for refunds. */
  refunds: { wake(): void }
  /** Charges subscriptions. */
  subscriptions: { wake(): void }
  /** Takes what cards agreed to pay. */
  cards: { wake(): void }
  payments: PaymentProvider
  /** Does what takes longer than a call. */
  jobs: { wake(): void }
  /** What an answer doesn't wait for. */
  afterwards: Afterwards
  /** Crowds that wait for the same row, one after the other. */
  turns: Turns
  /** Names this build of the client, so that an open page can see a new deployment. */
  buildId: string | null
  /** When that was built. */
  builtAt: Date | null
  /** Folder of the built client; null serves the API alone. */
  distFolder: string | null
  /** What the client's page may reach beside its own origin. */
  pageServices: PageServices
  /** Of new passwords, and of the time that an address without an account takes. Only a test's is another than the product's. */
  passwordCost: PasswordCost
  /** How many proxies of ours stand in front and add to X-Forwarded-For. */
  trustedProxies: number
  /** The hosts that are answered, in lower case, with their ports. */
  hosts: ReadonlySet<string>
  /** In `test`, this machine's own pages may hold embed tokens without being registered. */
  environment: 'test' | 'production'
  /** Whether whoever runs the product needs a second factor. How it was started says so: no rule and no call changes it. */
  staffNeedsFactor: boolean
  /** Whether /outbox shows the emails that the stand-in keeps. */
  showOutbox: boolean
}
