/** After another organisation was chosen the page loads anew: the focus is on the switcher, whatever the way there. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { inFull, samples } from '../support/full.ts'
import { logIn } from '../support/log-in.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { until } from '../support/until.ts'

const { url } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

const { ternCove, saltmarsh } = seedOrganizations

/** The label of what has the focus, inside shadow roots too; empty on the body. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active === document.body ? '' : (active?.getAttribute('aria-label') ?? '')
  })
}

async function choose(page: Page, name: string, by: 'mouse' | 'keyboard') {
  const button = page.locator('.rd-switcher-button')
  if (by === 'mouse') await button.click()
  else await button.press('Enter')
  const option = page.getByRole('option', { name })
  await option.waitFor()
  const reloaded = page.waitForEvent('load')
  if (by === 'mouse') await option.click()
  else {
    // The list may show before its search has the focus: letters would go elsewhere.
    await page.locator('.rd-option-search input:focus').waitFor()
    await page.keyboard.type(name)
    await page.getByRole('option').nth(1).waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await reloaded
}

const ways = [
  { locale: 'en', motion: 'no-preference', by: 'keyboard', from: 'raffle' },
  { locale: 'en', motion: 'reduce', by: 'mouse', from: 'home' },
  { locale: 'fr', motion: 'reduce', by: 'keyboard', from: 'home' },
  { locale: 'fr', motion: 'no-preference', by: 'mouse', from: 'raffle' },
] as const

for (const { locale, motion, by, from } of samples(ways)) {
  test(`by ${by}, from ${from}, in ${locale}, motion ${motion}`, async () => {
    const context = await browser.newContext({
      locale: `${locale}-CA`,
      reducedMotion: motion,
      viewport: { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await logIn(page, 'account owner')
    if (from === 'raffle') {
      await page.goto(`${url}/raffles`)
      const link = page.locator('raffle-desk-raffles a[href*="raffle?raffle="]').first()
      await page.goto(new URL((await link.getAttribute('href')) ?? '', url).href)
      await page.locator('raffle-desk-raffle h1').waitFor()
    }
    await choose(page, saltmarsh.name, by)
    await page.locator('.rd-switcher-button').waitFor()
    await until(async () => (await focusedName(page)).includes(saltmarsh.name), 'the focus')
    await page.locator('main :is(h1, .rd-state-title)').first().waitFor()
    assert.ok((await focusedName(page)).includes(saltmarsh.name))

    await choose(page, ternCove.name, by)
    await until(async () => (await focusedName(page)).includes(ternCove.name), 'the focus')
    await context.close()
  })
}

inFull(
  'a link into a raffle leads to its title, which stays the focus once it has loaded',
  async () => {
    const context = await browser.newContext({
      locale: 'en-CA',
      viewport: { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await logIn(page, 'account owner')
    await page.goto(`${url}/raffles`)
    const link = page.locator('raffle-desk-raffles a[href*="raffle?raffle="]').first()
    await link.press('Enter')
    await page.locator('raffle-desk-raffle .rd-root[data-state="ready"]').waitFor()
    const title = await page.locator('raffle-desk-raffle h1').textContent()
    const focused = () =>
      page.evaluate(() => {
        let active = document.activeElement
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        return `${active?.localName} ${active?.textContent?.trim()}`
      })
    await until(async () => (await focused()) === `h1 ${title?.trim()}`, 'the focus on the title')
    await context.close()
  },
)
