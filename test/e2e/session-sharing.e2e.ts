/** Section 4, "Session sharing", with real tabs of real browsers. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inFull, samples } from '../support/full.ts'
import { logIn } from '../support/log-in.ts'
import {
  launchOptions,
  openBrowser,
  patienceMilliseconds,
  runningProduct,
} from '../support/running-product.ts'
import { until } from '../support/until.ts'

const { url } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

const home = (page: Page) => page.locator('raffle-desk-dashboard h1')
const login = (page: Page) => page.locator('raffle-desk-login input[type="email"]')

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** What tabs share, read from a page of the same origin that is no tab of the product. */
async function shared(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(`${url}/openapi.json`)
  const values = await page.evaluate(() => ({
    session: localStorage.getItem('raffle-desk.session'),
    tabs: localStorage.getItem('raffle-desk.tabs'),
    loggedOut: localStorage.getItem('raffle-desk.logged-out'),
  }))
  await page.close()
  return values
}

async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const first = await openTab(context)
  await logIn(first, 'raffle admin')
  const second = await openTab(context)
  await home(second).waitFor()
  return [first, second]
}

/**
 * Closes a tab as a person does: the page hears of it. The browser gives it half a second for that, which is short for
 * one that is still busy drawing.
 */
async function leave(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise(resolve => requestIdleCallback(resolve, { timeout: 5_000 })),
  )
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
}

// A tab that has no locks is tried on simulated browsers, too: session/interleavings.
for (const locks of samples(['with Web Locks', 'by heartbeat where there are none'] as const)) {
  async function newContext() {
    const context = await browser.newContext()
    if (locks !== 'with Web Locks') {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'locks', { value: undefined })
      })
    }
    return context
  }

  test(`two tabs share the session, and both are out when one logs out (${locks})`, async () => {
    const context = await newContext()
    const [first, second] = await twoTabs(context)
    assert.equal((await shared(context)).tabs, '2')
    await second.getByRole('button', { name: /Your menu/ }).click()
    await second.getByRole('link', { name: 'Log Out' }).click()
    await login(second).waitFor()
    await login(first).waitFor()
    assert.equal(new URL(first.url()).pathname, '/login')
    const { session, loggedOut } = await shared(context)
    assert.deepEqual({ session, loggedOut }, { session: null, loggedOut: 'true' })
    await context.close()
  })

  inFull(
    `the session goes with the last tab, and the logged-out flag stays (${locks})`,
    async () => {
      const context = await newContext()
      const [first, second] = await twoTabs(context)
      await leave(first)
      await until(async () => (await shared(context)).tabs === '1')
      const between = await shared(context)
      assert.ok(between.session)
      assert.equal(between.tabs, '1')
      await leave(second)
      await until(async () => (await shared(context)).session === null)
      assert.deepEqual(await shared(context), { session: null, tabs: '0', loggedOut: 'true' })
      const third = await openTab(context)
      await login(third).waitFor()
      await context.close()
    },
  )

  inFull(
    `two tabs reloaded together stay signed in, and so does each alone afterwards (${locks})`,
    async () => {
      const context = await newContext()
      const tabs = await twoTabs(context)
      for (const reloaded of [tabs, tabs.slice(0, 1), tabs, tabs.slice(1)]) {
        await Promise.all(reloaded.map(tab => tab.reload()))
        for (const tab of tabs) await home(tab).waitFor()
      }
      assert.equal((await shared(context)).tabs, '2')
      await context.close()
    },
  )

  inFull(`a reload of the only tab stays signed in (${locks})`, async () => {
    const context = await newContext()
    const page = await openTab(context)
    await logIn(page, 'raffle admin')
    for (let round = 0; round < 3; round += 1) {
      await page.reload()
      await home(page).waitFor()
    }
    const { tabs, loggedOut } = await shared(context)
    assert.deepEqual({ tabs, loggedOut }, { tabs: '1', loggedOut: 'false' })
    await context.close()
  })
}

inFull('a tab that signs in brings the others along', async () => {
  const context = await browser.newContext()
  const waiting = await openTab(context)
  await login(waiting).waitFor()
  const other = await openTab(context)
  await logIn(other, 'raffle admin')
  await home(waiting).waitFor()
  await context.close()
})

inFull('a killed browser leaves no live session on its next start', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'raffle-desk-profile-'))
  const options = await launchOptions()
  try {
    const context = await chromium.launchPersistentContext(profile, options)
    context.setDefaultTimeout(patienceMilliseconds)
    const page = await openTab(context)
    await logIn(page, 'raffle admin')
    // Local storage reaches the disk a little later; a crash before that would leave nothing at all.
    await until(() => holdsSession(profile))
    const gone = new Promise(resolve => context.once('close', resolve))
    kill(profile)
    await gone

    const next = await chromium.launchPersistentContext(profile, options)
    next.setDefaultTimeout(patienceMilliseconds)
    const left = await shared(next)
    assert.ok(left.session, 'the crash left the session in storage')
    const restarted = await openTab(next)
    await login(restarted).waitFor()
    assert.equal((await shared(next)).session, null)
    await next.close()
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** Whether the browser has written the session into the files of its local storage. */
function holdsSession(profile: string): boolean {
  const folder = join(profile, 'Default/Local Storage/leveldb')
  return readdirSync(folder).some(
    name =>
      name.endsWith('.log') && readFileSync(join(folder, name)).includes('raffle-desk.session'),
  )
}

/** SIGKILL to every process of the browser that has this profile: no page hears of it. */
function kill(profile: string) {
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    if (commandOf(pid).includes(profile)) process.kill(Number(pid), 'SIGKILL')
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
