/**
 * Two staff edit one organization, one user and one tag at once, each in a browser of their own: whoever saves second is told,
 * what they typed is still there, and they take the other's change, or keep theirs, and save.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { demoPassword } from '../../demo/api/seed/people.ts'
import { organizationCreationCalls } from '../../src/core/organizations/creation.ts'
import { tagCalls } from '../../src/core/tags/calls.ts'
import { personOf } from '../support/log-in.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, productDatabase, runningProduct } from '../support/running-product.ts'
import { somebodyElsewhere } from './people-journey/mail.ts'

const { url } = runningProduct()
const mark = randomUUID().slice(0, 6)
let browser: Browser
let first: Page
let second: Page

before(async () => {
  browser = await openBrowser()
  first = await atDesk(personOf('RB admin').email)
  second = await atDesk(await somebodyElsewhere('Nadia Okafor', 'RB admin'))
})
after(() => browser.close())

async function atDesk(email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.locator('raffle-desk-dashboard h1').waitFor()
  return page
}

/** What both work on, made for this. @returns its id */
async function made(path: string, body: object): Promise<string> {
  const post = async (to: string, sent: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(`${url}${to}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(sent),
    })
    assert.ok(answer.ok, `${to}: ${answer.status}`)
    return ((await answer.json()) as { data: { token: string; id: string } }).data
  }
  const { email } = personOf('RB admin')
  const { token } = await post(paths.session, { email, password: demoPassword })
  return (await post(path, body, token)).id
}

/** The drawer that a button of the page opens. */
async function drawerOf(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input').first().waitFor()
  return drawer
}

const save = (drawer: Locator) => drawer.locator('button[type="submit"]').click()

/** The question that whoever saved second is asked, and its answer. */
async function settle(page: Page, whose: 'Yours' | 'Theirs', said: RegExp): Promise<void> {
  const question = page.getByRole('dialog', { name: 'This was changed elsewhere meanwhile' })
  await question.getByText(said).first().waitFor()
  await question.getByRole('radio', { name: whose }).check()
  await question.getByRole('button', { name: 'Save these choices' }).click()
  await question.waitFor({ state: 'detached' })
}

test('an organization: theirs is taken for one field, and what else was typed is saved', async () => {
  const id = await made(organizationCreationCalls.create.path, {
    name: `Herring Cove Aid ${mark}`,
    country: 'CA',
    province: 'NS',
    language: 'en',
    timeZone: 'America/Halifax',
    owner: { name: 'Eva Muise', email: `eva.${mark}@example.org` },
  })
  const drawers: Locator[] = []
  for (const page of [first, second]) {
    await page.goto(`${url}/admin/organization?organization=${id}`)
    drawers.push(await drawerOf(page, 'Edit'))
  }
  const [one, other] = drawers as [Locator, Locator]
  await one.getByLabel('Name', { exact: true }).fill(`Herring Cove Relief ${mark}`)
  await other.getByLabel('Name', { exact: true }).fill(`Herring Cove Fund ${mark}`)
  await other.getByLabel('Charity number').fill('118800000RR0001')
  await save(one)
  await one.waitFor({ state: 'detached' })
  await save(other)
  await settle(second, 'Theirs', /Rosalind Achterberg saved a newer version/)
  await other.waitFor({ state: 'detached' })
  await second.getByRole('heading', { level: 1, name: `Herring Cove Relief ${mark}` }).waitFor()
  await second.getByText('11880 0000 RR0001').waitFor()
})

test('a user: what was typed is still there when it is put off, and is saved', async () => {
  const email = await somebodyElsewhere('Hugo Sandvik')
  const id = await userId(email)
  const drawers: Locator[] = []
  for (const page of [first, second]) {
    await page.goto(`${url}/user?user=${id}`)
    drawers.push(await drawerOf(page, 'Change roles'))
  }
  const [one, other] = drawers as [Locator, Locator]
  await one.getByRole('checkbox', { name: 'Data processing' }).check()
  await other.getByRole('checkbox', { name: 'Contact center agent' }).check()
  await save(one)
  await one.waitFor({ state: 'detached' })
  await save(other)
  const question = second.getByRole('dialog', { name: 'This was changed elsewhere meanwhile' })
  await question.getByRole('button', { name: 'Back to the form' }).click()
  await question.waitFor({ state: 'detached' })
  assert.ok(await other.getByRole('checkbox', { name: 'Contact center agent' }).isChecked())
  await save(other)
  await settle(second, 'Yours', /Data processing/)
  await other.waitFor({ state: 'detached' })
  await second.getByRole('listitem').getByText('Contact center agent', { exact: true }).waitFor()
})

test('a tag: theirs is taken for its name, and its other use is saved', async () => {
  await made(tagCalls.create.path, {
    organizationId: seedOrganizations.ternCove.id,
    name: `Regular ${mark}`,
    colour: 'grey',
    forCustomers: true,
    forOrders: false,
    forRaffles: false,
  })
  const drawers: Locator[] = []
  for (const page of [first, second]) {
    await page.goto(`${url}/admin/tags`)
    drawers.push(await drawerOf(page, `Regular ${mark}`))
  }
  const [one, other] = drawers as [Locator, Locator]
  await one.getByLabel('Name', { exact: true }).fill(`Faithful ${mark}`)
  await other.getByLabel('Name', { exact: true }).fill(`Loyal ${mark}`)
  await other.getByLabel('For raffles').check()
  await save(one)
  await one.waitFor({ state: 'detached' })
  await save(other)
  await settle(second, 'Theirs', /Rosalind Achterberg saved a newer version/)
  await other.waitFor({ state: 'detached' })
  const row = second.getByRole('row').filter({ hasText: `Faithful ${mark}` })
  await row.getByText('Customers, Raffles').waitFor()
})

async function userId(email: string): Promise<string> {
  const { db } = productDatabase()
  try {
    const row = db.selectFrom('users').select('id').where('email', '=', email)
    return (await row.executeTakeFirstOrThrow()).id
  } finally {
    await db.destroy()
  }
}
