/** A passkey on the built product: the browser's own WebAuthn with an authenticator of Chromium's, and our checks of it. */
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { demoPassword } from '../../demo/api/seed/people.ts'
import { hashSecret } from '../../demo/api/session/token.ts'
import { openBrowser, productDatabase, runningProduct } from '../support/running-product.ts'

/** By name: a passkey is for no number. */
const url = runningProduct().url.replace('127.0.0.1', 'localhost')
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** Somebody new with a second factor. @returns their address and recovery codes */
async function person() {
  const { db } = productDatabase()
  const organizationId = seedOrganizations.ternCove.id
  const email = `${randomUUID()}@example.org`
  const of = db.selectFrom('users').select('passwordHash')
  const { passwordHash } = await of.where('email', 'like', 'joel.paul@%').executeTakeFirstOrThrow()
  const { id: userId } = await db
    .insertInto('users')
    .values({ name: 'Nadia Okafor', email, passwordHash, locale: 'en', organizationId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('memberships').values({ userId, organizationId }).execute()
  await db
    .insertInto('membershipRoles')
    .values({ userId, organizationId, role: 'raffle admin' })
    .execute()
  const at = new Date()
  const secret = randomBytes(20)
  await db
    .insertInto('secondFactors')
    .values({ userId, secret, createdAt: at, confirmedAt: at, lastStep: null })
    .execute()
  const codes = ['AAAAAAAAAA', 'BBBBBBBBBB', 'CCCCCCCCCC']
  await db
    .insertInto('recoveryCodes')
    .values(codes.map(code => ({ userId, codeHash: hashSecret(code), usedAt: null })))
    .execute()
  await db.destroy()
  return { email, codes }
}

async function giveAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function givePassword(page: Page, email: string) {
  await page.locator('raffle-desk-login input[type="email"]').fill(email)
  await page.locator('raffle-desk-login input[type="password"]').fill(demoPassword)
  await page.locator('raffle-desk-login button[type="submit"]').click()
  await page.locator('raffle-desk-login input[autocomplete="one-time-code"]').waitFor()
}

test('it is added on the profile, takes the place of a code, and is removed', async () => {
  const { email, codes } = await person()
  const page = await browser.newPage()
  await giveAuthenticator(page)
  await page.goto(`${url}/login`)
  await givePassword(page, email)
  assert.equal(await page.getByRole('button', { name: 'Use a passkey' }).count(), 0)
  await page.locator('input[autocomplete="one-time-code"]').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.locator('raffle-desk-dashboard h1').waitFor()

  await page.goto(`${url}/profile`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="name"]').fill('Till laptop')
  await dialog.locator('input[autocomplete="current-password"]').fill(demoPassword)
  await dialog.locator('input[autocomplete="one-time-code"]').fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the passkey Till laptop' }).waitFor()

  await page.goto(`${url}/logout`)
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.locator('raffle-desk-dashboard h1').waitFor()

  await page.goto(`${url}/profile`)
  await page.getByRole('button', { name: 'Remove the passkey Till laptop' }).click()
  await dialog.locator('input[autocomplete="current-password"]').fill(demoPassword)
  await dialog.locator('input[autocomplete="one-time-code"]').fill(codes[2] ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the passkey Till laptop' }).waitFor({
    state: 'detached',
  })
  await page.close()
})
