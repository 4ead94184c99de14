import type { Browser, Page } from 'playwright-core'
import { paths } from './paths.ts'
import { runningProduct } from './running-product.ts'

/** The intranet page, with everything written down that its browser would complain about. */
export interface PortalPage {
  page: Page
  /** Requests for a token that the page made so far, and the tokens that it got. */
  tokenRequests(): number
  tokens: string[]
  /** Addresses that were asked for. */
  requests: string[]
  /** What the policy blocked, what was thrown, what was written into stores: none of it should be. */
  faults(): Promise<string[]>
  close(): Promise<void>
}

interface Options {
  /** Runs before the page is opened: routes, scripts, the clock. */
  prepare?: (page: Page) => Promise<unknown>
  waitUntil?: 'load' | 'commit'
  /** The account has requirements outstanding, so that the banner shows. */
  banner?: boolean
}

export const figures = 'raffle-desk-sales-tiles dl'
export const bars = 'raffle-desk-sales-chart .apexcharts-bar-area'
export const banner = 'raffle-desk-payments-banner'
/** What there is to win, what is on sale, who won. */
const widgets = ['jackpot', 'live-raffles', 'recent-winners'].map(name => `raffle-desk-${name}`)

export async function openPortal(browser: Browser, options: Options = {}): Promise<PortalPage> {
  const { portalUrl } = runningProduct()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const page = await context.newPage()
  const requests: string[] = []
  const tokens: string[] = []
  const faults: string[] = []
  page.on('request', request => requests.push(request.url()))
  page.on('pageerror', error => faults.push(`thrown: ${error.message}`))
  page.on('response', async response => {
    if (!response.url().endsWith('/portal/token') || !response.ok()) return
    tokens.push(((await response.json()) as { token: string }).token)
  })
  // The runner's compiler wraps named functions in this helper; in the page there is none.
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(writeDownFaults)
  if (options.banner) await withRequirements(page)
  await options.prepare?.(page)
  await page.goto(`${portalUrl}/portal/`, { waitUntil: options.waitUntil ?? 'load' })
  return {
    page,
    tokens,
    requests,
    tokenRequests: () => requests.filter(url => url.endsWith('/portal/token')).length,
    async faults() {
      const inPage = await page.evaluate(() => (globalThis as unknown as Watched).faults)
      return [...faults, ...inPage]
    },
    close: () => context.close(),
  }
}

/** Waits until tiles, chart and the raffles' widgets, and the banner where one is due, show what they have. */
export async function allShown({ page }: PortalPage, withBanner = false): Promise<void> {
  await page
    .locator(`${figures} dd`)
    .filter({ hasText: '$' })
    .first()
    .waitFor({ state: 'attached' })
  // It is drawn where somebody is near.
  await page.locator('raffle-desk-sales-chart').evaluate(chart => chart.scrollIntoView())
  await page.locator(bars).first().waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 0))
  for (const tag of widgets) {
    await page.locator(`${tag} .rd-number`).first().waitFor({ state: 'attached' })
  }
  if (withBanner) await page.locator(`${banner} a`).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

interface Watched {
  faults: string[]
}

function writeDownFaults() {
  const faults: string[] = []
  Object.assign(globalThis, { faults })
  document.addEventListener('securitypolicyviolation', event => {
    faults.push(`blocked: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
  })
  globalThis.addEventListener('unhandledrejection', event => {
    faults.push(`rejected: ${event.reason}`)
  })
  for (const name of ['setItem', 'removeItem', 'clear'] as const) {
    Storage.prototype[name] = (...given: string[]) => {
      faults.push(`storage: ${name} ${given.join(' ')}`)
    }
  }
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set: (text: string) => void faults.push(`cookie: ${text}`),
  })
  const open = indexedDB.open.bind(indexedDB)
  IDBFactory.prototype.open = (name, version) => {
    faults.push(`indexedDB: ${name}`)
    return open(name, version)
  }
}

/** The provider still asks for something; the rest of the answer is the API's. */
async function withRequirements(page: Page) {
  await page.route(`**${paths.account('*').replace('%2A', '*')}`, async route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const response = await route.fetch()
    const body = await response.json()
    body.data.providerData.futureRequirements.currently_due = ['external_account']
    await route.fulfill({ response, json: body })
  })
}
