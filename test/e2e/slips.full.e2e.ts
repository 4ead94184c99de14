/**
 * Issue 13, "Shown by" 3: a till takes orders without a network, its browser's profile is deleted, and each order is rebuilt
 * from the picture of its slip; all are scanned twice, and none stands twice.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { logIn } from '../support/log-in.ts'
import { openBrowser, productDatabase, runningProduct } from '../support/running-product.ts'
import { soak } from '../support/soak.ts'
import { readCode, requireZbar } from '../support/zbar.ts'

const { url } = runningProduct()
const count = soak ? 200 : 5
/** No other buyer is called so. */
const family = `Slipway${Date.now().toString(36)}`
let browser: Browser

before(async () => {
  requireZbar()
  browser = await openBrowser()
})
after(() => browser.close())

interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

test(`rebuilds ${count} receipts of a deleted profile from their slips, scanned twice, without a twin`, async t => {
  const { pictures, cents } = await soldWithoutNetwork()
  assert.deepEqual(await standing(), { orders: 0, cents: 0 })
  // A reader that isn't ours finds the same code on each.
  for (const { buffer } of pictures) assert.match(readCode(buffer) ?? '', /^RDSLIP/)

  const { page, faults, close } = await visitor('account owner')
  await page.goto(`${url}/recover-slips`)
  const figures = async () => {
    await page.locator(`.rd-slip:nth-child(${count})`).waitFor()
    await page.locator('.rd-slips-list[aria-busy="false"]').waitFor()
    return page.locator('.rd-stat-tile-figure').allInnerTexts()
  }
  await choose(page, pictures)
  const [entered, amount, stood, notEntered] = await figures()
  assert.deepEqual([entered, stood, notEntered], [String(count), '0', '0'])
  assert.equal(Math.round(Number(amount?.replace(/[^\d.]/g, '')) * 100), cents)
  assert.deepEqual(await standing(), { orders: count, cents })

  await page.reload()
  await choose(page, pictures.toReversed())
  const [enteredAgain, , stoodAgain] = await figures()
  assert.deepEqual([enteredAgain, stoodAgain], ['0', String(count)])
  assert.deepEqual(await standing(), { orders: count, cents })
  t.diagnostic(`slips: ${count} of ${count} rebuilt, ${cents} cents, none twice`)
  assert.deepEqual(faults, [])
  await close()
})

/** Somebody's own browser profile, gone with `close`. */
async function visitor(role: Parameters<typeof logIn>[1]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (/Content Security Policy|Refused to|requires 'Trusted/.test(message.text()))
      faults.push(message.text())
  })
  await page.goto(`${url}/login`)
  await logIn(page, role)
  return { context, page, faults, close: () => context.close() }
}

async function choose(page: Page, pictures: readonly Picture[]) {
  await page.locator('input[type="file"]').setInputFiles([...pictures])
}

/** Orders over the counter while nothing answers: a picture of each slip is all that is left of them. */
async function soldWithoutNetwork(): Promise<{ pictures: Picture[]; cents: number }> {
  const { context, page, faults, close } = await visitor('In Person Sales')
  await page.locator('.rd-entry').waitFor()
  await keyKept(page)
  await context.route(/-service\//, route => route.abort())
  const pictures: Picture[] = []
  let cents = 0
  for (let at = 0; at < count; at += 1) {
    await typed(page, at)
    const receipt = page.locator('.rd-entry-receipt[data-kept]')
    cents += Number(await receipt.locator('[data-figure="total"] data').getAttribute('value'))
    const code = receipt.locator('.rd-slip-code svg')
    const buffer = await code.screenshot()
    pictures.push({ name: `slip-${at}.png`, mimeType: 'image/png', buffer })
    await page.keyboard.press('Enter')
    await receipt.waitFor({ state: 'detached' })
  }
  assert.deepEqual(faults, [])
  await close()
  return { pictures, cents }
}

/** What slips are sealed with is on this device. */
async function keyKept(page: Page) {
  await page.waitForFunction(async () => {
    const asked = indexedDB.open('raffle-desk.outbox')
    const database = await new Promise<IDBDatabase>(resolve => {
      asked.onsuccess = () => resolve(asked.result)
    })
    const keys = database.transaction('snapshots').objectStore('snapshots').getAllKeys()
    const all = await new Promise<IDBValidKey[]>(resolve => {
      keys.onsuccess = () => resolve(keys.result)
    })
    database.close()
    return all.some(key => String(key).endsWith(' slip-key'))
  })
}

async function typed(page: Page, at: number) {
  const field = (name: string) => page.locator(`[data-field="${name}"] input`)
  await field('customer.phone').fill(`90245${String(50_000 + at)}`)
  await field('customer.firstName').fill('Ada')
  await field('customer.lastName').fill(`${family} ${String.fromCharCode(65 + (at % 26))}`)
  await field('customer.postalCode').fill('B3H 4R2')
  await page.keyboard.press('F4')
  await page.keyboard.press(String(1 + (at % 2)))
  await page.keyboard.press('Control+Enter')
  await page.locator('[data-field="ofAge"] :focus').waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await page.locator('.rd-entry-receipt[data-kept] .rd-slip-code svg').waitFor()
}

/** What stands of them, added up apart from the API. */
async function standing() {
  const { db } = productDatabase()
  const { rows } = await sql<{ orders: number; cents: number }>`
    select count(*)::int as orders, coalesce(sum(amount_cents + donation_cents), 0) as cents
    from orders join customers on customers.id = customer_id
    where last_name like ${`${family}%`} and status = 'ACTIVE'
  `.execute(db)
  await db.destroy()
  return rows[0]
}
