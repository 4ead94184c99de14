import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import * as v from 'valibot'
import { InstantSchema } from '../../src/core/fields/values.ts'
import { createApp } from './app.ts'
import type { ApiContext } from './context.ts'
import type { OpenDatabase } from './database.ts'
import { createAfterwards } from './http/afterwards.ts'
import { listedHosts } from './http/hosts.ts'
import { logLines } from './http/log.ts'
import { openLogFile } from './http/log-file.ts'
import { createTurns } from './http/turns.ts'
import { createWrites } from './http/writes.ts'
import { jobSteps } from './jobs/kinds.ts'
import { startJobWorker } from './jobs/worker.ts'
import { type MailOptions, smtpMailer } from './mail/mailer.ts'
import { startMailWorker } from './mail/worker.ts'
import { startConfirmationWorker } from './orders/confirmations.ts'
import { startRefundWorker } from './orders/settle-refunds.ts'
import type { PaymentProvider } from './payments/provider.ts'
import { startCardWorker } from './payments/worker.ts'
import { startPickWorker } from './raffles/winners/pick-worker.ts'
import { retentionSteps } from './retention/steps.ts'
import { startRetentionWorker } from './retention/worker.ts'
import { productCost } from './session/password.ts'
import { paymentStandIn } from './stand-ins/payments.ts'
import { noServices, type PageServices } from './static/page-services.ts'
import { startSubscriptionWorker } from './subscriptions/worker.ts'
import { startHousekeeping } from './system/housekeeping.ts'

export interface ServerOptions {
  database: Pick<OpenDatabase, 'db' | 'writes' | 'jobs' | 'health'>
  port: number
  /** Default: this machine alone. */
  host?: string
  /** Where the log goes, as api.log; standard error without one. */
  dataDir?: string
  /** Folder of the built client; null serves the API alone. */
  distFolder?: string | null
  /** What the client's page may reach beside its own origin. */
  pageServices?: PageServices
  /** How many proxies of ours stand in front and add to X-Forwarded-For. */
  trustedProxies?: number
  /** Where emails go; by default they stay in the outbox. */
  mail?: MailOptions | null
  /** Hosts that are answered beside this machine's own names at this port. */
  hosts?: readonly string[]
  /** Whoever charges cards; by default a stand-in, and no money moves. */
  payments?: PaymentProvider
  /** Default: test, in which pages of this machine may be tried without registering them. */
  environment?: ApiContext['environment']
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
  const { database, port, host = '127.0.0.1', distFolder = null, environment = 'test' } = options
  const { db, health } = database
  const { payments = paymentStandIn } = options
  const logFile = options.dataDir ? openLogFile(options.dataDir) : { log: logLines, end: () => {} }
  const write = createWrites(database.writes.db)
  const picks = startPickWorker({ db, write, now: () => new Date(), log: logFile.log })
  const refunds = startRefundWorker({
    db,
    write,
    payments,
    now: () => new Date(),
    log: logFile.log,
  })
  const subscriptions = startSubscriptionWorker({
    db,
    write,
    payments,
    now: () => new Date(),
    log: logFile.log,
  })
  const cards = startCardWorker({
    db,
    write,
    payments,
    now: () => new Date(),
    pause,
    log: logFile.log,
  })
  const jobs = startJobWorker({
    db: database.jobs.db,
    steps: jobSteps,
    now: () => new Date(),
    log: logFile.log,
  })
  const retention = startRetentionWorker({
    db: database.jobs.db,
    steps: retentionSteps,
    now: () => new Date(),
    log: logFile.log,
  })
  const mailer = options.mail ? smtpMailer(options.mail) : null
  const mails = startMailWorker({ db, mailer, now: () => new Date(), log: logFile.log })
  const confirmations = startConfirmationWorker({
    db,
    now: () => new Date(),
    log: logFile.log,
    written: mails.wake,
    restMs: 500,
  })
  const workers = [picks, confirmations, refunds, subscriptions, cards, jobs, retention, mails]
  const afterwards = createAfterwards(logFile.log)
  const hosts = new Set(options.hosts)
  const app = createApp({
    db,
    write,
    health,
    picks,
    confirmations,
    refunds,
    subscriptions,
    cards,
    payments,
    jobs,
    afterwards,
    turns: createTurns(),
    now: () => new Date(),
    pause,
    log: logFile.log,
    ...buildOf(distFolder),
    distFolder: distFolder !== null && existsSync(distFolder) ? distFolder : null,
    pageServices: options.pageServices ?? noServices,
    passwordCost: productCost,
    trustedProxies: options.trustedProxies ?? 0,
    hosts,
    environment,
    staffNeedsFactor: environment === 'production',
    showOutbox: environment === 'test',
  })
  const housekeeping = startHousekeeping(database.jobs.db, logFile.log)
  const server = await new Promise<Server>((resolve, reject) => {
    const opened = serve({ fetch: app.fetch, port, hostname: host }, () =>
      resolve(opened),
    ) as Server
    opened.once('error', reject)
  }).catch(async error => {
    await Promise.all([...workers, housekeeping].map(each => each.stop()))
    mailer?.close()
    logFile.end()
    throw error
  })
  const address = server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  for (const own of listedHosts([listening])) hosts.add(own)
  return {
    port: listening,
    async close() {
      await new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      await afterwards.idle()
      await Promise.all([...workers, housekeeping].map(each => each.stop()))
      mailer?.close()
      logFile.end()
    },
  }
}

const pause = (milliseconds: number, signal?: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal })

const BuildSchema = v.object({ build: v.string(), builtAt: v.optional(InstantSchema) })

/** The build's id and moment, from the file that the build writes beside its page. */
function buildOf(distFolder: string | null): Pick<ApiContext, 'buildId' | 'builtAt'> {
  const file = distFolder === null ? null : join(distFolder, 'build.json')
  const none = { buildId: null, builtAt: null }
  if (file === null || !existsSync(file)) return none
  const parsed = v.safeParse(BuildSchema, JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) return none
  const { build, builtAt } = parsed.output
  return { buildId: build, builtAt: builtAt === undefined ? null : new Date(builtAt) }
}
