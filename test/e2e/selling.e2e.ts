/**
 * A day of selling against the real server, by keyboard alone: a phone order of a new customer (two raffles, a donation, a
 * cheque), one over the counter with change, and the same again. What was entered is added up in the database.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Role } from '../../src/core/session/role.ts'
import { inFull } from '../support/full.ts'
import { openBrowser, productDatabase, runningProduct } from '../support/running-product.ts'
import { arrive, type Person } from './journey/people.ts'

const { url } = runningProduct()
/** Nobody of the example data has the first, somebody has the second. */
const [unknown, known] = ['9025557315', '9025550187']
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

test('enters by phone what two raffles, a donation and a cheque come to, all in one group', async () => {
  const person = await landing('Contact Center Agent', '/order-intake')
  const { page, key } = person
  await key('F2')
  await page.keyboard.type(unknown)
  await said(page, 'New customer')
  await typed(person, 'Membertou', 'Quilldriver', 'membertou.q@journey.example', 'b3h4r2')
  await key('F4', '1')
  await key('ArrowDown', '1', 'F8')
  await page.keyboard.type('5')
  await key('Control+Enter')
  await focus(page, 'scriptRead')
  await key('Space', 'Tab', 'Space', 'F9')
  await page.locator('[data-field="tender.type"]').getByText('Cheque').waitFor()
  while (!(await page.getByRole('radio', { name: 'Cheque' }).isChecked())) await key('ArrowRight')
  await page.locator('[data-field="tender.number"] input').waitFor()
  await key('Tab')
  await page.keyboard.type('104')
  await key('Tab')
  await page.keyboard.type('Harbour Credit Union')
  await key('Tab')
  await page.keyboard.type('20261120')
  const total = await centsOf(page.locator('[data-figure="total"]'))
  await key('Control+Enter')
  await page.locator('.rd-entry-receipt').waitFor()
  const sold = await soldTo(unknown)
  assert.deepEqual(
    sold.map(({ type, source }) => `${type} ${source}`),
    ['cheque phone', 'cheque phone'],
  )
  assert.equal(new Set(sold.map(({ raffleId }) => raffleId)).size, 2)
  assert.equal(new Set(sold.map(({ groupId }) => groupId)).size, 1)
  assert.equal(sumOf(sold), total)
  assert.equal(
    sold.reduce((sum, { donationCents }) => sum + donationCents, 0),
    500,
  )
  await leave(person)
})

inFull(
  'enters over the counter with change, and repeats it, asked whether it is another',
  async () => {
    const person = await landing('In Person Sales', '/create-order')
    const { page, key } = person
    await key('F2')
    await page.keyboard.type(known)
    await page.locator('.rd-entry-found').waitFor()
    await key('Enter')
    await focus(page, 'lines')
    await key('2', 'F9')
    await focus(page, 'tender.type')
    await key('4')
    await page.locator('[data-figure="change"]').waitFor()
    const total = await centsOf(page.locator('[data-figure="total"]'))
    await key('Control+Enter')
    await focus(page, 'ofAge')
    await key('Space', 'Control+Enter')
    const receipt = page.locator('.rd-entry-receipt')
    await receipt.waitFor()
    assert.equal(await centsOf(receipt.locator('[data-figure="change"]')), 10_000 - total)
    const before = await soldTo(known)
    assert.equal(before.at(-1)?.type, 'cash')

    await key('Enter')
    await focus(page, 'customer.phone')
    await page.keyboard.type(known)
    await page.locator('.rd-entry-found').waitFor()
    await key('Shift+Enter')
    await focus(page, 'ofAge')
    await key('Space', 'Control+Enter')
    await page.locator('.rd-entry-asked').waitFor()
    await key('Tab', 'Tab', 'Enter')
    await receipt.waitFor()
    const after = await soldTo(known)
    assert.equal(after.length, before.length + 1)
    assert.equal(after.at(-1)?.packageId, before.at(-1)?.packageId)
    await leave(person)
  },
)

/** Signed in, and led from home to their own screen. */
async function landing(role: Role, path: string): Promise<Person> {
  const person = await arrive({ browser, url, aheadMs: 0 }, role)
  await person.page.waitForURL(url + path)
  await person.page.locator('.rd-entry').waitFor()
  // From there on the screen hears keys: one can sell at once.
  await person.page.locator('h1:focus, [data-field="customer.phone"] :focus').first().waitFor()
  return person
}

async function leave({ faults, leave: end }: Person) {
  assert.deepEqual(faults, [])
  await end()
}

/** From the phone on, field by field. */
async function typed({ page, key }: Person, ...texts: readonly string[]) {
  for (const text of texts) {
    await key('Tab')
    await page.keyboard.type(text)
  }
}

async function said(page: Page, words: string) {
  await page.locator('.rd-entry-said').getByText(words).waitFor()
}

async function focus(page: Page, field: string) {
  await page.locator(`[data-field="${field}"] :focus`).waitFor()
}

/** A figure as the page has it. */
async function centsOf(place: Locator): Promise<number> {
  return Number(await place.locator('data').getAttribute('value'))
}

interface Sold {
  raffleId: string
  packageId: string
  groupId: string | null
  type: string
  source: string
  cents: number
  donationCents: number
}

/** What stands of a customer's orders, the first first. */
async function soldTo(number: string): Promise<Sold[]> {
  const { db } = productDatabase()
  const { rows } = await sql<Sold>`
    select raffle_id, package_id, group_id, type, source, amount_cents as cents, donation_cents
    from orders join customers on customers.id = customer_id
    where phone = ${number} and status = 'ACTIVE' order by recorded_at, orders.id
  `.execute(db)
  await db.destroy()
  return rows
}

function sumOf(sold: readonly Sold[]): number {
  return sold.reduce((sum, { cents, donationCents }) => sum + cents + donationCents, 0)
}
