/** What a screen may cost: in the browser as it came over the wire, and for every row from the built files. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { limitOf } from '../../vite.limits.ts'
import { root } from '../config/root.ts'
import { builtSizes, littleLeft, recordedSize } from '../sizes/measure.ts'
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
  /** What must never be passed, in KB. */
  limit: number
}

function assertWithin(
  measured: Measured,
  { what, limit }: Budget,
  t: { diagnostic(text: string): void },
) {
  const kilobytes = measured.scriptBytes() / kilobyte
  const files = measured.scripts()
  t.diagnostic(`${what}: ${kilobytes.toFixed(2)} KB of script in ${files.length} files`)
  const parts = files.map(address => address.replace(/.*\//, '')).join(', ')
  assert.ok(kilobytes <= limit, `${what} needs ${kilobytes.toFixed(1)} KB (≤ ${limit}): ${parts}`)
}

test('login is usable within its budget of script', async t => {
  const measured = await measuredPage(browser)
  await measured.page.goto(`${url}/login`)
  await measured.page.getByRole('button', { name: 'Login' }).waitFor()
  assertWithin(measured, { what: 'login', limit: limitOf('login').kilobytes }, t)
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
  assertWithin(
    measured,
    { what: 'dashboard with tiles', limit: limitOf('dashboard in the shell').kilobytes },
    t,
  )
  t.diagnostic(`dashboard with tiles: ${requests} requests`)
  assert.ok(requests <= 20, `${requests} requests: ${measured.requests().join('\n')}`)
  assert.ok(
    !measured.scripts().some(address => address.includes('charts')),
    'charts came before the tiles',
  )
  await page.locator('raffle-desk-dashboard .apexcharts-svg').first().waitFor()
  await page.locator('raffle-desk-dashboard .rd-root[data-state="ready"]').waitFor()
  const shift = await measured.layoutShift()
  t.diagnostic(`dashboard: layout shift ${shift.toFixed(4)}`)
  assert.ok(shift <= 0.01, `layout shift ${shift}`)
  await measured.close()
})

test('the tiles widget shows its figures within its budget of script', async t => {
  const measured = await measuredPage(browser)
  await openBarePage(measured.page, { url, portalUrl, tag: 'raffle-desk-sales-tiles' })
  await measured.stopAt('[data-figure]')
  assertWithin(measured, { what: 'tiles widget', limit: limitOf('salesTiles').kilobytes }, t)
  await measured.close()
})

test('the embed entry is under 5 KB', async t => {
  const measured = await measuredPage(browser)
  await openBarePage(measured.page, { url, portalUrl })
  assertWithin(measured, { what: 'embed entry', limit: 5 }, t)
  await measured.close()
})

for (const size of builtSizes()) {
  const { name, language, kilobytes, files } = size
  const limit = limitOf(name)
  if (language !== 'en') continue
  test(`${name} loads at most ${limit.kilobytes} KB in ${limit.files} files until it shows`, t => {
    t.diagnostic(`${name}: ${kilobytes.toFixed(1)} KB in ${files.length} files`)
    const little = littleLeft(size)
    if (little) t.diagnostic(`Little room: ${little}`)
    assert.ok(kilobytes <= limit.kilobytes, `${kilobytes.toFixed(1)} KB: ${files.join(', ')}`)
    assert.ok(files.length <= limit.files, `${files.length} files: ${files.join(', ')}`)
  })
}

test('no row has grown by more than 1 KB, unless CHANGELOG.md says why', () => {
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const grown = builtSizes().flatMap(({ name, language, kilobytes }) => {
    const before = recordedSize(name, language)
    const isSaid = changes.includes(`\`${name}\` loads ${Math.ceil(kilobytes)} KB`)
    return kilobytes <= before + 1 || isSaid
      ? []
      : [`${name} (${language}): ${before.toFixed(1)} → ${kilobytes.toFixed(1)} KB`]
  })
  assert.deepEqual(
    grown,
    [],
    'Say why in the changelog (`name` loads 98 KB), then npm run sizes -- --record',
  )
})
