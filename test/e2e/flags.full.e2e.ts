/** Flags are asked for again each minute: what that does to people at work, on the production build. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { samples } from '../support/full.ts'
import { logIn } from '../support/log-in.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'

const { url } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** Turns the page's clock to after the next poll, and waits for its answer. */
async function untilNextPoll(page: Page) {
  const polled = page.waitForResponse(answer => answer.url().includes(`${paths.flags}identities`))
  await page.clock.fastForward(61_000)
  await (await polled).finished()
}

for (const role of samples(['RB admin', 'RB finance', 'Agent Manager'] as const)) {
  test(`what ${role} sees is still there after three polls of the flags`, async () => {
    const page = await browser.newPage()
    await page.clock.install()
    await page.goto(`${url}/login`)
    await logIn(page, role)
    const menu = page.locator('raffle-desk-shell-sidebar')
    const entries = await menu.textContent()
    const heading = page.locator('raffle-desk-dashboard h1')
    const welcome = await heading.textContent()
    for (let poll = 0; poll < 3; poll += 1) await untilNextPoll(page)
    assert.equal(await heading.textContent(), welcome)
    assert.equal(await menu.textContent(), entries)
    await page.context().close()
  })
}
