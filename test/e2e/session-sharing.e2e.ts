/** Section 4, "Session sharing", with real tabs of real browsers. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { logIn } from '../support/log-in.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'

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

for (const locks of ['with Web Locks', 'by heartbeat where there are none'] as const) {
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

  test(`the session goes with the last tab, and the logged-out flag stays (${locks})`, async () => {
    const context = await newContext()
    const [first, second] = await twoTabs(context)
    await first.close({ runBeforeUnload: true })
    const between = await shared(context)
    assert.ok(between.session)
    assert.equal(between.tabs, '1')
    await second.close({ runBeforeUnload: true })
    await new Promise(resolve => setTimeout(resolve, 300))
    assert.deepEqual(await shared(context), { session: null, tabs: '0', loggedOut: 'true' })
    const third = await openTab(context)
    await login(third).waitFor()
    await context.close()
  })

  test(`a reload of the only tab stays signed in (${locks})`, async () => {
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

test('a tab that signs in brings the others along', async () => {
  const context = await browser.newContext()
  const waiting = await openTab(context)
  await login(waiting).waitFor()
  const other = await openTab(context)
  await logIn(other, 'raffle admin')
  await home(waiting).waitFor()
  await context.close()
})

test('a killed browser leaves no live session on its next start', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'raffle-desk-profile-'))
  const options = {
    executablePath: await findChromium(),
    args: chromiumFlags.filter(flag => flag !== '--headless'),
  }
  try {
    const context = await chromium.launchPersistentContext(profile, options)
    const page = await openTab(context)
    await logIn(page, 'raffle admin')
    // Local storage reaches the disk a little later; a crash before that would leave nothing at all.
    await page.waitForTimeout(6_000)
    kill(profile)
    await new Promise(resolve => setTimeout(resolve, 500))

    const next = await chromium.launchPersistentContext(profile, options)
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
