import { type Browser, chromium, type Page } from 'playwright-core'
import { type Connection, connect } from '../../demo/api/database/connection.ts'
import { findChromium, playwrightFlags } from './chromium.ts'
import { slowness } from './slowness.ts'

/** Where the product is that this run of the tests started. */
export interface Addresses {
  url: string
  portalUrl: string
  databaseUrl: string
  dataDir: string
}

/**
 * The product that `node test/run.mjs e2e` or `contract` started: one for all files of a run.
 * @throws when a file is run without it.
 */
export function runningProduct(): Addresses {
  const { env } = process
  const url = env.RAFFLE_DESK_URL
  if (!url)
    throw new Error('No product runs: start this file with node test/run.mjs e2e --only <its name>')
  return {
    url,
    portalUrl: env.RAFFLE_DESK_PORTAL_URL ?? '',
    databaseUrl: env.RAFFLE_DESK_DATABASE_URL ?? '',
    dataDir: env.RAFFLE_DESK_DATA ?? '',
  }
}

/** The product's own database, for sums computed apart from the API. End it with `db.destroy()`. */
export function productDatabase(): Connection {
  return connect(runningProduct().databaseUrl, 'jobs')
}

/**
 * How long a journey waits for what must come. A whole run keeps the processors busy, and what comes at once costs no
 * more for a long limit.
 */
export const patienceMilliseconds = 120_000

/** Chromium for a journey, whose pages are patient; close it in `after`. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions())
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    context.setDefaultTimeout(patienceMilliseconds)
    if (slowness > 1) context.on('page', page => void slowDown(page))
    return context
  }
  return browser
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** Which Chromium, and with what flags. */
export async function launchOptions() {
  return {
    executablePath: await findChromium(),
    args: playwrightFlags,
    timeout: patienceMilliseconds,
  }
}
