/** Parts that load when they are shown, and don't come: a sentence, Retry, and nothing that was there is lost. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page, Route } from 'playwright-core'
import { builtFile } from '../support/built-file.ts'
import { openBuiltPage } from '../support/built-page.ts'
import { inFull, samples } from '../support/full.ts'
import { logIn } from '../support/log-in.ts'
import { type Missing, withoutNewScripts } from '../support/missing-chunks.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { until } from '../support/until.ts'

const { url, portalUrl } = runningProduct()
const sentence = 'A part of Raffle Desk could not be loaded. Check your connection, then try again.'
let browser: Browser
let built: Awaited<ReturnType<typeof openBuiltPage>>

before(async () => {
  browser = await openBrowser()
  built = await openBuiltPage('e2e/chunks')
})
after(async () => {
  await browser.close()
  await built.close()
})

/** The dashboard of an admin, all of it loaded. */
async function dashboard(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${url}/login`)
  await logIn(page, 'RB admin')
  await page.waitForLoadState('networkidle')
  return page
}

for (const missing of samples(['all but the first', 'all'] as Missing[])) {
  test(`the command palette: says that it could not be loaded, and Retry opens it (${missing})`, async t => {
    const page = await dashboard()
    const scripts = await withoutNewScripts(page, missing)
    await page.locator('.rd-search-button').click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog
      .getByText(/could not be loaded/)
      .first()
      .waitFor()
    scripts.connect()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await page.locator('.rd-palette-input').waitFor()
    await page.keyboard.type('dash')
    await page.locator('[role="option"]').first().waitFor()
    t.diagnostic(`palette: ${scripts.asked().join(', ')}`)
    await page.close()
  })

  inFull(
    `the organization switcher: says that it could not be loaded, and Retry searches (${missing})`,
    async t => {
      const page = await dashboard()
      const scripts = await withoutNewScripts(page, missing)
      const switcher = page.locator('.rd-switcher-button')
      await switcher.click()
      const panel = page.locator('.rd-switcher-notice')
      await panel.getByText(sentence).waitFor()
      scripts.connect()
      await panel.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('combobox').or(page.getByRole('searchbox')).first().waitFor()
      await page.locator('[role="option"]').first().waitFor()
      t.diagnostic(`switcher: ${scripts.asked().join(', ')}`)
      await page.close()
    },
  )

  test(`the rich text editor: Retry shows its text, and what else was typed stays (${missing})`, async t => {
    const { page } = built
    t.after(() => page.unrouteAll())
    await page.reload()
    await page.getByLabel('Name').fill('Eva Muise')
    const scripts = await withoutNewScripts(page, missing)
    await page.getByRole('button', { name: 'Write' }).click()
    await page
      .getByText('The editor could not be loaded. Check your connection, then try again.')
      .waitFor()
    const body = page.getByText('<p>Dear {{firstName}}, thank you.</p>', { exact: true })
    await body.waitFor()
    scripts.connect()
    await page.getByRole('button', { name: 'Retry' }).click()
    const editor = page.getByRole('textbox', { name: 'Body' })
    await editor.getByText('thank you.').waitFor()
    assert.equal(await page.getByLabel('Name').inputValue(), 'Eva Muise')
    assert.equal(await body.count(), 1)
    t.diagnostic(`editor: ${scripts.asked().join(', ')}`)
  })
}

inFull(
  'the file of the tiles: says that a part could not be loaded, and asked again gives the file',
  async () => {
    const page = await dashboard()
    const scripts = await withoutNewScripts(page, 'all')
    const button = page.getByRole('button', { name: 'Download CSV' })
    await button.click()
    await page.getByText(sentence).waitFor()
    scripts.connect()
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    assert.match(file.suggestedFilename(), /^Sales Report/)
    await page.getByText(sentence).waitFor({ state: 'detached' })
    await page.close()
  },
)

inFull('the calendar of the filter bar: Retry opens it, and the search stays', async t => {
  const { page } = built
  t.after(() => page.unrouteAll())
  await page.reload()
  const search = page.getByLabel('Search orders')
  await search.fill('muise')
  const scripts = await withoutNewScripts(page, 'all', /\/range-panel-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Created' }).click()
  const failed = page.getByText(
    'The calendar could not be loaded. Check your connection, then try again.',
  )
  await failed.waitFor()
  scripts.connect()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Last 7 days').first().click()
  await page.getByText(/"created"/).waitFor()
  assert.equal(await search.inputValue(), 'muise')
  t.diagnostic(`calendar: ${scripts.asked().join(', ')}`)
})

test('a widget in a host’s page: says so in its place, and Retry leads the focus to what comes', async t => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const scripts = await withoutNewScripts(
    page,
    'all',
    builtFile('src/screens/raffles/widgets/recent-winners.tsx'),
  )
  await page.goto(`${portalUrl}/portal/`)
  const widget = page.locator('raffle-desk-recent-winners')
  await widget.getByText(/^This part could not be loaded/).waitFor()
  const retry = widget.getByRole('button', { name: 'Retry' })
  await retry.press('Enter')
  const hasFocus = (selector: string) =>
    page.waitForFunction(wanted => {
      const shadowRoot = document.querySelector('raffle-desk-recent-winners')?.shadowRoot
      return shadowRoot?.activeElement?.matches(wanted)
    }, selector)
  await hasFocus('button')
  scripts.connect()
  await retry.press('Enter')
  await hasFocus('h2, h3')
  t.diagnostic(`widget: ${scripts.asked().join(', ')}`)
  await page.close()
})

test('a widget whose script never comes: says so after 120 seconds, and Retry shows it once it can', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.clock.install()
  const script = builtFile('src/core/desk.ts')
  const held: Route[] = []
  await page.route(script, route => void held.push(route))
  const asked = page.waitForRequest(script)
  await page.goto(`${portalUrl}/portal/`, { waitUntil: 'load' })
  await asked
  const widget = page.locator('raffle-desk-recent-winners')
  // Its root is attached in the same turn in which its script is asked for.
  await widget.locator('[part="root"]').waitFor({ state: 'attached' })
  await page.clock.fastForward(121_000)
  await widget.getByText('This part could not be loaded. CHUNK_LOAD_TIMEOUT').waitFor()
  // A browser asks for a script anew only when it has given up what it asked before.
  await Promise.all(held.splice(0).map(route => route.abort()))
  await page.unroute(script)
  await widget.getByRole('button', { name: 'Retry' }).click()
  await widget.getByRole('heading').first().waitFor()
  await page.close()
})

inFull('the charts: say so in their place with Retry, while figures and tables stay', async t => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  let cut = true
  const asked: string[] = []
  await page.route(/\/assets\/charts-[^/]+\.js$/, route => {
    asked.push(route.request().url().replace(/.*\//, ''))
    return cut ? route.abort() : route.continue()
  })
  await page.goto(`${url}/login`)
  await logIn(page, 'account owner')
  const failed = page.getByText('This chart could not be loaded.')
  await failed.first().waitFor()
  await page.locator('.rd-tile-board dd').filter({ hasText: '$' }).first().waitFor()
  const charts = await failed.count()
  cut = false
  const retry = page.locator('.rd-chart-body').getByRole('button', { name: 'Retry' })
  for (let left = charts; left > 0; left -= 1) {
    await retry.first().click()
    await until(async () => (await failed.count()) < left, 'one chart more')
  }
  await page.locator('.apexcharts-bar-area').first().waitFor({ state: 'attached' })
  assert.equal(await failed.count(), 0)
  t.diagnostic(`${charts} charts: ${asked.join(', ')}`)
  await page.close()
})
