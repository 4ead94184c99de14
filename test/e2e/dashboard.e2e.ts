/** Every role lands where the guard says, and home shows true figures. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { seedPeople, seedSignIns } from '../../demo/api/seed/people.ts'
import { landingOf } from '../../src/core/landing.ts'
import { screens } from '../../src/core/screens.ts'
import { inFull, samples } from '../support/full.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { salesSums, today } from '../support/sales-sums.ts'

const { url } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

function person(email: string) {
  const found = seedSignIns.find(candidate => candidate.email.startsWith(email))
  if (!found) throw new Error(`The seed has no ${email}`)
  return found
}

/** Signs in as a person would, in a browser of their own, and waits for home. */
async function signedIn(
  email: string,
  timezoneId = 'America/Halifax',
  prepare?: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ timezoneId, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(url)
  await page.locator('input[type="email"]').fill(person(email).email)
  await page.locator('input[type="password"]').fill(person(email).password)
  await page.locator('button[type="submit"]').click()
  const home = page.locator('raffle-desk-dashboard')
  await home.locator('.rd-home:not([data-waiting])').waitFor()
  return { page, home, close: () => context.close() }
}

/** Exact cents by tile, as the page holds them. */
async function figuresOf(home: Locator, count: number): Promise<Record<string, number>> {
  await home
    .locator('[data-figure]')
    .nth(count - 1)
    .waitFor()
  return home
    .locator('[data-figure]')
    .evaluateAll(figures =>
      Object.fromEntries(
        figures.map(figure => [
          `${(figure as HTMLElement).dataset.figure}Cents`,
          Number((figure.querySelector('data') as HTMLDataElement).value),
        ]),
      ),
    )
}

async function expectedFigures(organizationId: string, timeZone: string) {
  const { sales, donationsTotalCents } = await salesSums(organizationId, timeZone)
  return { ...sales, donationsAllTimeCents: donationsTotalCents }
}

const ofEachRole = seedPeople.filter(
  (each, at, all) => all.findIndex(other => other.roles[0] === each.roles[0]) === at,
)

// What each role may do stands in its table: registry/permissions.
for (const { name, email, roles } of samples(ofEachRole)) {
  inFull(`${roles.join()} lands on home and sees what the role may see`, async () => {
    const { page, home, close } = await signedIn(email)
    assert.equal(landingOf({ roles }, screens), 'dashboard')
    assert.equal(new URL(page.url()).pathname, '/')
    const first = name.split(' ')[0]
    const heading = await home.locator('h1').textContent()
    assert.match(heading ?? '', new RegExp(`^(Welcome|Bienvenue), ${first}$`))
    const office = ['RB admin', 'RB finance', 'account owner', 'raffle admin']
    const seesFigures = roles.some(role => office.includes(role))
    if (seesFigures) await home.locator('[data-figure]').nth(8).waitFor()
    else assert.equal(await home.locator('.rd-tile-board, .rd-chart-body, .rd-banner').count(), 0)
    await close()
  })
}

for (const timeZone of samples(['Asia/Tokyo', 'America/Halifax', 'Pacific/Honolulu'])) {
  test(`the tiles equal sums computed apart from the API, in ${timeZone}`, async () => {
    const { home, close } = await signedIn('marguerite.doucette', timeZone)
    const figures = await figuresOf(home, 9)
    assert.deepEqual(figures, await expectedFigures(seedOrganizations.ternCove.id, timeZone))
    await close()
  })
}

inFull('the daily chart’s table equals the same sums', async () => {
  const { home, close } = await signedIn('marguerite.doucette')
  const card = home.locator('.rd-card', { hasText: 'Total Sales - Last 30 Days' })
  await card.getByRole('button', { name: 'Show as table' }).click()
  const cents = await card
    .locator('tbody data')
    .evaluateAll(all => all.map(each => Number((each as HTMLDataElement).value)))
  const { byDay } = await salesSums(seedOrganizations.ternCove.id, 'America/Halifax')
  const newest = [...byDay].sort(([a], [b]) => (a < b ? 1 : -1))
  const now = today('America/Halifax')
  const start = new Date(`${now}T00:00:00Z`).getTime() - 29 * 86_400_000
  const expected = newest
    .filter(([day]) => day <= now && new Date(`${day}T00:00:00Z`).getTime() >= start)
    .reduce((sum, [, amount]) => sum + amount, 0)
  assert.equal(cents.length, 30)
  assert.equal(cents[0], byDay.get(now) ?? 0)
  assert.equal(
    cents.reduce((sum, amount) => sum + amount, 0),
    expected,
  )
  await close()
})

inFull('Download CSV saves exactly what the tiles hold', async () => {
  const { page, home, close } = await signedIn('marguerite.doucette')
  const figures = await figuresOf(home, 9)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    home.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const day = today('America/Halifax')
  assert.equal(download.suggestedFilename(), `Sales Report - ${day}.csv`)
  const bytes = await readFile(await download.path())
  const decimal = (cents: number) => (cents / 100).toFixed(2)
  const labels = await home.locator('dt').allTextContents()
  const rows = labels.map(
    (label, at) => `${label},${decimal(Object.values(figures)[at] ?? -1)},CAD`,
  )
  assert.equal(
    bytes.toString('hex'),
    Buffer.from(`\ufeffFigure,Amount,Currency\r\n${rows.join('\r\n')}\r\n`).toString('hex'),
  )
  await close()
})

inFull('switching organization shows the other one’s figures and banner, and back', async () => {
  const { page, home, close } = await signedIn('marguerite.doucette')
  await figuresOf(home, 9)
  await home.getByText(/details are past due; payouts stop on/).waitFor()
  await choose(page, seedOrganizations.saltmarsh.name)
  await home.getByText(/details will be needed later/).waitFor()
  assert.deepEqual(
    await figuresOf(home, 9),
    await expectedFigures(seedOrganizations.saltmarsh.id, 'America/Halifax'),
  )
  await choose(page, seedOrganizations.ternCove.name)
  await home.locator('.rd-home:not([data-waiting])').waitFor()
  assert.deepEqual(
    await figuresOf(home, 9),
    await expectedFigures(seedOrganizations.ternCove.id, 'America/Halifax'),
  )
  await close()
})

async function choose(page: Page, organization: string) {
  await page.locator('.rd-switcher-button').click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('option', { name: organization }).click()
  await reloaded
  await page.locator('raffle-desk-dashboard h1').waitFor()
}

const bannerCases = [
  { who: 'helen.savoie', why: 'only eventually due', words: /details will be needed later/ },
  { who: 'zoe.berube', why: 'only currently due', words: /One detail is needed by/ },
  { who: 'dale.whitcombe', why: 'past due', words: /details are past due; payouts stopped on/ },
]

for (const { who, why, words } of samples(bannerCases)) {
  inFull(`the banner shows for what is ${why}, with its two links`, async () => {
    const { home, close } = await signedIn(who)
    const banner = home.locator('.rd-banner')
    await banner.waitFor()
    assert.match((await banner.textContent()) ?? '', words)
    assert.equal(await banner.locator('a').count(), 2)
    await close()
  })
}

inFull('the banner shows for what is past due alone', async () => {
  // Its raffle admin is not told of the account.
  const { page, home, close } = await signedIn('rosalind.achterberg')
  await choose(page, seedOrganizations.cinderRidge.name)
  await home.getByText('Your Stripe account requires attention.').waitFor()
  assert.match((await home.locator('.rd-banner').textContent()) ?? '', /One detail is past due/)
  await close()
})

inFull('no banner and no question without a connected account', async () => {
  const asked: string[] = []
  const { home, close } = await signedIn('theo.larkspur', 'America/Winnipeg', async page => {
    page.on('request', request => asked.push(request.url()))
  })
  await figuresOf(home, 9)
  assert.equal(await home.locator('.rd-banner').count(), 0)
  assert.deepEqual(
    asked.filter(address => address.includes('/accounts/')),
    [],
  )
  await close()
})

inFull('the banner says why the account could not be loaded', async () => {
  const { home, close } = await signedIn('marguerite.doucette', 'America/Halifax', page =>
    page.route(`**${paths.account('*').replace('%2A', '*')}`, route =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ errors: [{ code: 'provider', message: 'Stripe did not answer.' }] }),
      }),
    ),
  )
  await home
    .getByText('Error loading Stripe Connected Account: Stripe did not answer. (provider)')
    .waitFor()
  await close()
})

inFull('tiles that fail say why, and come back with Retry', async () => {
  const { page, home, close } = await signedIn('marguerite.doucette', 'America/Halifax', page =>
    page.route(`**${paths.dashboardKpi}`, route =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ errors: [{ code: 'report', message: 'The report failed.' }] }),
      }),
    ),
  )
  await home.getByText('The report failed. (report)').first().waitFor()
  await page.unroute(`**${paths.dashboardKpi}`)
  await home.getByRole('button', { name: 'Retry' }).first().click()
  await figuresOf(home, 9)
  await close()
})

inFull('logging out leads to login and takes the figures away', async () => {
  const { page, close } = await signedIn('marguerite.doucette')
  await page.goto(`${url}/logout`)
  await page.locator('input[type="password"]').waitFor()
  assert.equal(new URL(page.url()).pathname, '/login')
  assert.equal(await page.locator('[data-figure]').count(), 0)
  await close()
})
