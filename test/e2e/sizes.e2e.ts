/** What a screen may cost, measured in the browser on the production build. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openBarePage } from '../support/bare-page.ts'
import { type Measured, measuredPage } from '../support/measured-page.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { signIn } from '../support/sign-in.ts'

const kilobyte = 1024
const { url, portalUrl } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

interface Budget {
  what: string
  /** What was aimed at, in KB. */
  aim: number
  /** What must never be passed, in KB: where the aim isn't reached yet, what has been. */
  limit: number
}

function assertWithin(
  measured: Measured,
  { what, aim, limit }: Budget,
  t: { diagnostic(text: string): void },
) {
  const kilobytes = measured.scriptBytes() / kilobyte
  const files = measured.scripts()
  t.diagnostic(
    `${what}: ${kilobytes.toFixed(2)} KB of script in ${files.length} files (aim ${aim})`,
  )
  const parts = files.map(address => address.replace(/.*\//, '')).join(', ')
  assert.ok(kilobytes <= limit, `${what} needs ${kilobytes.toFixed(1)} KB (≤ ${limit}): ${parts}`)
}

test('login is usable within its budget of script', async t => {
  const measured = await measuredPage(browser)
  await measured.page.goto(`${url}/login`)
  await measured.page.getByRole('button', { name: 'Login' }).waitFor()
  assertWithin(measured, { what: 'login', aim: 88, limit: 88 }, t)
  await measured.close()
})

test('the dashboard shows its tiles within its budget, 20 requests and no shift, and charts only after', async t => {
  const signedIn = await signIn(url)
  const measured = await measuredPage(browser)
  const { page } = measured
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    'raffle-desk.carried',
    JSON.stringify({ at: Date.now(), kept: { signOuts: '', session: signedIn } }),
  ] as const)
  await page.goto(url, { waitUntil: 'commit' })
  await measured.stopAt('[data-figure]')
  const requests = measured.requests().length
  assertWithin(measured, { what: 'dashboard with tiles', aim: 110, limit: 125.8 }, t)
  t.diagnostic(`dashboard with tiles: ${requests} requests`)
  assert.ok(requests <= 20, `${requests} requests: ${measured.requests().join('\n')}`)
  assert.ok(
    !measured.scripts().some(address => address.includes('charts')),
    'charts came before the tiles',
  )
  await page.locator('raffle-desk-dashboard .apexcharts-svg').first().waitFor()
  await page.waitForTimeout(500)
  const shift = await measured.layoutShift()
  t.diagnostic(`dashboard: layout shift ${shift.toFixed(4)}`)
  assert.ok(shift <= 0.01, `layout shift ${shift}`)
  await measured.close()
})

test('the tiles widget shows its figures within its budget of script', async t => {
  const measured = await measuredPage(browser)
  await openBarePage(measured.page, { url, portalUrl, tag: 'raffle-desk-sales-tiles' })
  await measured.stopAt('[data-figure]')
  assertWithin(measured, { what: 'tiles widget', aim: 85, limit: 93.2 }, t)
  await measured.close()
})

test('the embed entry is under 5 KB', async t => {
  const measured = await measuredPage(browser)
  await openBarePage(measured.page, { url, portalUrl })
  assertWithin(measured, { what: 'embed entry', aim: 5, limit: 5 }, t)
  await measured.close()
})
