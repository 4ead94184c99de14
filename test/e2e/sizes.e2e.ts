/** What a screen may cost, measured in the browser on the production build (proof 6 of the first order). */
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

function assertWithin(
  measured: Measured,
  what: string,
  limitKilobytes: number,
  t: { diagnostic(text: string): void },
) {
  const kilobytes = measured.scriptBytes() / kilobyte
  t.diagnostic(
    `${what}: ${kilobytes.toFixed(1)} KB of script in ${measured.scripts().length} files`,
  )
  const parts = measured
    .scripts()
    .map(address => address.replace(/.*\//, ''))
    .join(', ')
  assert.ok(
    kilobytes <= limitKilobytes,
    `${what} needs ${kilobytes.toFixed(1)} KB (≤ ${limitKilobytes}): ${parts}`,
  )
}

test('login is usable within 88 KB of script', async t => {
  const measured = await measuredPage(browser)
  await measured.page.goto(`${url}/login`)
  await measured.page.getByRole('button', { name: 'Login' }).waitFor()
  assertWithin(measured, 'login', 88, t)
  await measured.close()
})

test('the dashboard shows its tiles within 110 KB of script, 20 requests and no shift, and charts only after', async t => {
  const signedIn = await signIn(url)
  const measured = await measuredPage(browser)
  const { page } = measured
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    'raffle-desk.carried',
    JSON.stringify({ at: Date.now(), session: signedIn }),
  ] as const)
  await page.goto(url)
  await page.getByText('Sales All Time').waitFor()
  await page.locator('raffle-desk-dashboard [data-figure]').first().waitFor()
  const requests = measured.requests().length
  assertWithin(measured, 'dashboard with tiles', 110, t)
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

test('the tiles widget shows its figures within 85 KB of script', async t => {
  const measured = await measuredPage(browser)
  const { page } = measured
  const body = '<raffle-desk-sales-tiles></raffle-desk-sales-tiles>'
  await openBarePage(page, { url, portalUrl, body })
  await page.locator('raffle-desk-sales-tiles [data-figure]').first().waitFor()
  assertWithin(measured, 'tiles widget', 85, t)
  await measured.close()
})

test('the embed entry is under 5 KB', async t => {
  const answer = await fetch(`${url}/raffle-desk.js`, { headers: { 'accept-encoding': 'br' } })
  assert.equal(answer.headers.get('content-encoding'), 'br')
  const measured = await measuredPage(browser)
  await measured.page.route(`${portalUrl}/empty`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="${url}/raffle-desk.js"></script>`,
    }),
  )
  await measured.page.goto(`${portalUrl}/empty`, { waitUntil: 'networkidle' })
  assertWithin(measured, 'embed entry', 5, t)
  await measured.close()
})
