/** A charity's page on its own origin, under a strict policy, shows parts of the product. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { seedSignIns } from '../../demo/api/seed/people.ts'
import { builtFile } from '../support/built-file.ts'
import { inFull } from '../support/full.ts'
import { paths } from '../support/paths.ts'
import { allShown, banner, figures, openPortal, type PortalPage } from '../support/portal-page.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { until } from '../support/until.ts'

const { url, portalUrl } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

const figuresIn = (page: Page, selector = figures) =>
  page.locator(`${selector} > div`).evaluateAll(tiles => tiles.map(tile => tile.textContent))

async function closeWithoutFaults(portal: PortalPage) {
  assert.deepEqual(await portal.faults(), [])
  await portal.close()
}

/** Counts an event from the document's start on. */
const countExpiries = (page: Page) =>
  page.addInitScript(() => {
    const expiries: string[] = []
    Object.assign(globalThis, { expiries })
    document.addEventListener('raffle-desk-session-expired', event =>
      expiries.push((event.target as Element).localName),
    )
  })
const expiriesIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { expiries: string[] }).expiries)

inFull(
  'the policy is strict and nothing of ours needs more, in any element, language or theme',
  async () => {
    const portal = await openPortal(browser, { banner: true })
    await allShown(portal, true)
    const policy = (await (
      await fetch(`${portalUrl}/portal/`)
    ).headers.get('content-security-policy')) as string
    assert.doesNotMatch(policy, /unsafe|\*|https?:(?!\/\/)/)
    assert.match(policy, new RegExp(`script-src 'self' ${url};`))
    assert.match(policy, new RegExp(`connect-src 'self' ${url};`))
    const { page } = portal
    await page.getByRole('button', { name: 'français' }).click()
    await page.getByText('Ventes totales').first().waitFor()
    await page.getByText('Try the embedding').or(page.getByText('Essayer l’intégration')).click()
    await page.locator('try-embedding select[name="theme"]').selectOption('dark')
    await page.locator('raffle-desk-sales-tiles [data-theme="dark"]').waitFor()
    await closeWithoutFaults(portal)
  },
)

test('figures are the standalone dashboard’s, over CORS, for one token, without an iframe', async () => {
  const portal = await openPortal(browser)
  await allShown(portal)
  assert.notEqual(new URL(portalUrl).origin, new URL(url).origin)
  assert.equal(portal.tokenRequests(), 1)
  assert.equal(portal.page.frames().length, 1)
  assert.equal(await portal.page.locator('iframe').count(), 0)
  assert.deepEqual(await portal.faults(), [])

  const page = await browser.newPage()
  const owner = seedSignIns.find(person => person.role === 'account owner')!
  await page.goto(`${url}/login`)
  await page.locator('input[name="username"]').fill(owner.email)
  await page.locator('input[name="password"]').fill(owner.password)
  await page.keyboard.press('Enter')
  await page.locator('dl dd').filter({ hasText: '$' }).first().waitFor()
  // Others sell meanwhile: both are asked again, until neither is ahead of the other.
  await until(async () => {
    await Promise.all([page.reload(), portal.page.reload()])
    await allShown(portal)
    await page.locator('dl dd').filter({ hasText: '$' }).first().waitFor()
    const [here, there] = await Promise.all([
      figuresIn(portal.page),
      figuresIn(page, 'dl.rd-stat-tiles'),
    ])
    return isDeepStrictEqual(here, there)
  }, 'the same figures in both')
  await page.close()
  await closeWithoutFaults(portal)
})

inFull('a token is renewed before it ends, once for all, and nobody notices', async () => {
  const portal = await openPortal(browser, {
    prepare: async page => {
      await page.clock.install()
      await countExpiries(page)
    },
  })
  await allShown(portal)
  const { page, tokens } = portal
  const before = await figuresIn(page)
  const renewed = page.waitForResponse(response => response.url().endsWith('/portal/token'))
  await page.clock.fastForward('14:10')
  await (await renewed).finished()
  const polled = page.waitForRequest(request => request.url().includes('/reports/'))
  await page.clock.fastForward(16_000)
  assert.equal((await polled).headers().authorization, `Bearer ${tokens[1]}`)
  assert.equal(portal.tokenRequests(), 2)
  assert.deepEqual(await figuresIn(page), before)
  assert.deepEqual(await expiriesIn(page), [])
  await closeWithoutFaults(portal)
})

test('a 401 raises the event once; every element says so and one Retry brings all back', async () => {
  const portal = await openPortal(browser, {
    prepare: async page => {
      await page.clock.install()
      await countExpiries(page)
    },
  })
  await allShown(portal)
  const { page } = portal
  const before = await figuresIn(page)
  const endSession = () =>
    fetch(url + paths.session, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${portal.tokens.at(-1)}`, origin: portalUrl },
    })

  assert.equal((await endSession()).status, 204)
  await page.clock.fastForward(16_000)
  const tilesEnd = page.locator('raffle-desk-sales-tiles [role="alert"]')
  const chartEnd = page.locator('raffle-desk-sales-chart [role="alert"]')
  await tilesEnd.waitFor()
  await chartEnd.waitFor()
  assert.equal((await expiriesIn(page)).length, 1)
  assert.equal(portal.tokenRequests(), 1)
  assert.match(page.url(), /\/portal\/$/)
  await page.locator('raffle-desk-sales-tiles').getByRole('button', { name: 'Retry' }).click()
  await allShown(portal)
  assert.deepEqual(await figuresIn(page), before)
  assert.equal(portal.tokenRequests(), 2)

  // The host's own way on: its bar calls the event's renew().
  await endSession()
  await page.clock.fastForward(16_000)
  await tilesEnd.waitFor()
  assert.equal((await expiriesIn(page)).length, 2)
  await page.getByRole('button', { name: 'Continue' }).click()
  await allShown(portal)
  assert.equal(portal.tokenRequests(), 3)
  await closeWithoutFaults(portal)
})

inFull(
  'a page that forgot its settings is told the fix in place; a foreign api-url gets nothing',
  async () => {
    const script = `
    const { configure } = await import('${url}/raffle-desk.js')
    const session = document.createElement('raffle-desk-session')
    session.setAttribute('api-url', 'https://elsewhere.example')
    session.setAttribute('token-url', '/portal/token')
    session.append(document.querySelector('raffle-desk-sales-chart'))
    document.querySelector('main').append(session)`
    const portal = await openPortal(browser, {
      prepare: async page => {
        await page.route('**/portal/panel.js', route => route.fulfill({ status: 204 }))
        await page.route('**/portal/portal.js', route =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
        )
      },
    })
    const { page } = portal
    await page.locator('raffle-desk-sales-tiles').getByText('give configure() a getToken').waitFor()
    await page.locator('raffle-desk-sales-chart').getByText('configure({ apiUrl })').waitFor()
    assert.deepEqual(
      portal.requests.filter(
        address => address.includes('elsewhere') || address.endsWith('/token'),
      ),
      [],
    )
    await closeWithoutFaults(portal)
  },
)

/** What an address imports at once, and what that imports. */
async function importedAtOnce(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text()
  const found = [...text.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)/g)]
  const imported = found.map(([, path = '']) => new URL(path, address).href)
  return [...imported, ...(await Promise.all(imported.map(importedAtOnce))).flat()]
}

/** Large parts that the page loads after its first script, by their addresses. */
async function partsLoaded(): Promise<string[]> {
  const portal = await openPortal(browser, { banner: true })
  await allShown(portal, true)
  await portal.close()
  const first = await importedAtOnce(`${url}/raffle-desk.js`)
  const parts = portal.requests.filter(address => /\/assets\/.*\.js$/.test(address))
  const telling = [
    /\/(react|charts)-/,
    builtFile('src/core/desk.ts'),
    builtFile('src/core/load-workplace.ts'),
    builtFile('src/screens/dashboard/sales-tiles.tsx'),
  ]
  return [...new Set(parts)].filter(
    part => telling.some(name => name.test(part)) && !first.includes(part),
  )
}

inFull('any part that can’t be loaded is said in place, and Retry loads it', async t => {
  const parts = await partsLoaded()
  t.diagnostic(parts.map(part => part.replace(/.*\//, '')).join(', '))
  assert.ok(parts.length >= 4)
  for (const part of parts) {
    let down = true
    const portal = await openPortal(browser, {
      prepare: page => page.route(part, route => (down ? route.abort() : route.continue())),
    })
    const { page } = portal
    const alerts = page.locator('main [role="alert"]')
    await alerts.first().waitFor()
    assert.match((await alerts.first().textContent()) ?? '', /could not be loaded|Failed/)
    down = false
    const retries = alerts.getByRole('button', { name: 'Retry' })
    // One Retry may bring others back too, before a pointer reaches them.
    await until(async () => {
      await retries.evaluateAll(buttons => {
        for (const button of buttons) (button as HTMLElement).click()
      })
      return (await retries.count()) === 0
    }, `all that needs ${part}`)
    await allShown(portal)
    await closeWithoutFaults(portal)
  }
})

inFull('elements survive being moved, taken out and put back, all on the same token', async () => {
  const portal = await openPortal(browser, { banner: true })
  await allShown(portal, true)
  const { page } = portal
  const before = await figuresIn(page)
  await page.evaluate(async () => {
    const aside = document.querySelector('aside') as Element
    for (const tag of ['sales-tiles', 'sales-chart', 'payments-banner']) {
      const element = document.querySelector(`raffle-desk-${tag}`) as Element
      aside.append(element)
      element.remove()
      await new Promise(requestAnimationFrame)
      aside.prepend(element)
    }
  })
  await allShown(portal, true)
  assert.deepEqual(await figuresIn(page), before)
  assert.equal(portal.tokenRequests(), 1)
  await page.locator(banner).evaluate(element => element.remove())
  await closeWithoutFaults(portal)
})
