/** The two entry screens without a network: a reload goes on, from what was kept, and nothing else does (issue 13). */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import french from '../../src/core/shell/texts.fr.ts'
import { inFull } from '../support/full.ts'
import { logIn } from '../support/log-in.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { until } from '../support/until.ts'
import { anotherBuild, type Front, openFront } from './offline/front.ts'

const { url: apiUrl } = runningProduct()
const frenchTitle = french.createOrder
/** Of the example data, and nobody's, of no other file's either: they share the product. */
const [known, unknown] = ['9025550187', '9025550000']
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

interface Till {
  front: Front
  context: BrowserContext
  page: Page
  /** What the page threw or its policy blocked; nothing of it may happen. */
  faults: string[]
}

/** Somebody who sells over the counter, with all there that a start without a network needs. */
async function till(t: TestContext, { base = '', locale = 'en-CA' } = {}): Promise<Till> {
  const front = await openFront(apiUrl, base)
  const { url } = front
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale })
  t.after(async () => {
    await context.close()
    await front.kill()
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (/Content Security Policy|Refused to|requires 'Trusted/.test(message.text()))
      faults.push(message.text())
  })
  await page.goto(`${url}/login`)
  await logIn(page, 'In Person Sales')
  await arrived(page)
  await keptOf(page, 2)
  return { front, context, page, faults }
}

const arrived = (page: Page) => page.locator('.rd-entry').waitFor()

/** The service worker is there, and so many parts of the snapshot. */
async function keptOf(page: Page, parts: number) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await until(async () => (await snapshotsIn(page)).length >= parts, 'the snapshot')
}

/** Which parts are kept in this browser, of anybody. */
function snapshotsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = 'raffle-desk.outbox'
    const known = await indexedDB.databases()
    if (!known.some(one => one.name === name)) return []
    const asked = indexedDB.open(name)
    const database = await new Promise<IDBDatabase>(resolve => {
      asked.onsuccess = () => resolve(asked.result)
    })
    const keys = database.transaction('snapshots').objectStore('snapshots').getAllKeys()
    await new Promise(resolve => {
      keys.onsuccess = resolve
    })
    database.close()
    return keys.result.map(key => String(key).replace(/.* /, ''))
  })
}

const cachesIn = (page: Page) => page.evaluate(() => caches.keys())
/** No worker is on its way: the newest one has taken over. */
const isSettled = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return !installing && !waiting && active?.state === 'activated'
  })
const phoneOf = (page: Page) => page.locator('[data-field="customer.phone"] input')
const firstNameOf = (page: Page) => page.locator('[data-field="customer.firstName"] input')
/** The product's scripts that this page runs; those of the other build have names of their own. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /\/assets\/.*\.js$/.test(name)),
  )

test('a reload without a server goes on: what was typed stands there, and a kept customer is found', async t => {
  const { front, page, faults } = await till(t)
  await phoneOf(page).fill(known)
  await page.locator('.rd-entry-found').waitFor()
  await page.keyboard.press('Enter')
  await firstNameOf(page).fill('Membertou')
  await keptOf(page, 4)
  const keptFiles = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => url)
  })
  assert.deepEqual(
    (await scriptsOf(page)).filter(address => !keptFiles.includes(address)),
    [],
    'what it loaded and could not without a network',
  )
  await front.kill()
  await page.reload()
  await arrived(page)
  assert.equal(await firstNameOf(page).inputValue(), 'Membertou')
  assert.equal(await phoneOf(page).inputValue(), '(902) 555-0187')
  await phoneOf(page).fill('')
  await phoneOf(page).fill('0187')
  await page.locator('.rd-entry-found').waitFor()
  await phoneOf(page).fill(unknown)
  await page.locator('.rd-entry-said[data-tone="none"]').waitFor()
  // Another screen is the browser's own matter, as ever, and the way back leads here.
  await assert.rejects(page.goto(`${front.url}/orders`), /ERR_CONNECTION_REFUSED/)
  await page.waitForURL('chrome-error://**')
  await page.goto(`${front.url}/create-order`)
  await arrived(page)
  await front.start()
  await page.reload()
  await arrived(page)
  assert.deepEqual(faults, [])
})

test('orders that wait are told of in the menu and at signing out, which leaves nothing of the snapshot', async t => {
  const { front, page, faults } = await till(t)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('raffle-desk.session') ?? '')
    localStorage.setItem(`raffle-desk.waiting.${kept.session.user.id}`, '3')
  })
  await page.locator('.rd-user-button').click()
  const link = page.getByRole('link', { name: '3 orders are waiting to be sent' })
  assert.equal(await link.getAttribute('href'), '/create-order')
  await page.getByText(/^Logging out locks them on this machine\. They are sent once/).waitFor()
  await front.kill()
  await page.locator('#rd-user-menu').getByRole('link', { name: 'Log Out' }).click()
  await page
    .getByText(/^3 orders are waiting to be sent\. They stay locked on this machine/)
    .waitFor()
  // The page of login comes from here, too: it says that nobody is signed in.
  await page.locator('raffle-desk-login input[type="email"]').waitFor()
  // There it stands for as long as they do.
  await page.getByText(/^3 orders wait on this machine to be sent\. They stay locked/).waitFor()
  assert.deepEqual(await snapshotsIn(page), [])
  await page.goto(`${front.url}/create-order`)
  await page.locator('raffle-desk-login input[type="email"]').waitFor()
  assert.deepEqual(faults, [])
})

test('a session that ended meanwhile is signed out as soon as there is an answer, and leaves nothing behind', async t => {
  const { context, page, faults } = await till(t)
  await context.setOffline(true)
  await page.reload()
  await arrived(page)
  const token: string = await page.evaluate(
    () => JSON.parse(localStorage.getItem('raffle-desk.session') ?? '').session.token,
  )
  const ended = await fetch(apiUrl + paths.session, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  })
  assert.ok(ended.ok)
  // What is on sale is read anew at once, and nobody has to touch anything.
  await context.setOffline(false)
  await page.locator('raffle-desk-login input[type="email"]').waitFor()
  assert.deepEqual(await snapshotsIn(page), [])
  assert.deepEqual(faults, [])
})

test('a new build takes over, and never mixes with the one before', async t => {
  const { front, context, page: old, faults } = await till(t)
  const [first] = await cachesIn(old)
  const other = anotherBuild()
  await front.kill()
  await front.start(other)
  const fresh = await context.newPage()
  await fresh.goto(`${front.url}/create-order`)
  await arrived(fresh)
  await until(async () => (await cachesIn(fresh)).length === 2 && (await isSettled(fresh)), 'both')
  // What the open page still asks for comes from its own build, and a reload has all of the new one.
  await front.kill()
  await old.locator('.rd-search-button').click()
  await old.locator('.rd-palette-input').waitFor()
  await fresh.reload()
  await arrived(fresh)
  await old.reload()
  await arrived(old)
  for (const page of [old, fresh])
    assert.deepEqual(
      (await scriptsOf(page)).filter(address => !address.endsWith('B.js')),
      [],
    )
  await front.start(other)
  await fresh.reload()
  await arrived(fresh)
  await until(async () => (await cachesIn(fresh)).length === 1, 'the new build alone')
  assert.notEqual((await cachesIn(fresh))[0], first)
  assert.deepEqual(faults, [])
})

inFull('works below its origin, as it was built for, and in French', async t => {
  const { front, page, faults } = await till(t, { base: '/desk', locale: 'fr-CA' })
  await front.kill()
  await page.reload()
  await arrived(page)
  assert.match(page.url(), /\/desk\/create-order$/)
  await page.getByRole('heading', { level: 1, name: frenchTitle }).waitFor()
  const [scope] = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(one => one.scope),
  )
  assert.equal(scope, `${front.url}/`)
  assert.deepEqual(faults, [])
})
