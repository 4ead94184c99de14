/** The stand-in's card fields, in a real frame on another origin than the page that shows them. */
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { cardFields } from '../../demo/api/stand-ins/card-fields.ts'
import { paymentStandIn } from '../../demo/api/stand-ins/payments.ts'
import type { FrameSays } from '../../src/core/order-entry/card-messages.ts'
import { openBrowser } from '../support/running-product.ts'

const account = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const app = new Hono()
app.route('/', cardFields())
app.get('/', c => c.html('<!doctype html><title>Page</title>'))
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise(resolve => server.once('listening', resolve))
const { port } = server.address() as AddressInfo
const origin = `http://localhost:${port}`
const fields = paymentStandIn.cardFields(origin, account)
const browser = await openBrowser()
after(async () => {
  await browser.close()
  server.close()
})

/** A page that keeps what its frame says. */
async function open(from = origin): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(from)
  await page.evaluate(src => {
    const said: unknown[] = []
    Object.assign(globalThis, { said })
    addEventListener('message', event => said.push({ data: event.data, origin: event.origin }))
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, fields.url)
  return page
}

/** What it says next of this kind, and nothing of another origin than its own. */
async function said<Say extends FrameSays['say']>(page: Page, say: Say) {
  const found = await page.waitForFunction(
    wanted =>
      (Reflect.get(globalThis, 'said') as { data: FrameSays; origin: string }[]).find(
        ({ data }) => data.say === wanted,
      ),
    say,
  )
  const { data, origin } = (await found.jsonValue()) as { data: FrameSays; origin: string }
  assert.equal(origin, fields.origin)
  return data as Extract<FrameSays, { say: Say }>
}

const pay = (page: Page) =>
  page.evaluate(() => {
    const ask = { of: 'raffle-desk-card', say: 'pay', attempt: 'one', amountCents: 2500 }
    document.querySelector('iframe')?.contentWindow?.postMessage({ ...ask, currency: 'CAD' }, '*')
  })

async function type(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  await frame.locator('#number').fill(number)
  await frame.locator('#expiry').fill('12/30')
  await frame.locator('#code').fill('123')
}

const authorize = (token: string, amountCents = 2500) =>
  paymentStandIn.authorize({
    token,
    account,
    amountCents,
    currency: 'CAD',
    reference: token,
    signal: new AbortController().signal,
  })

test('cards charge and decline by tokens that hold no number, and nothing that is typed is sent', async () => {
  for (const [number, state] of [
    ['4242 4242 4242 4242', 'authorized'],
    ['4000 0000 0000 0002', 'declined'],
  ] as const) {
    const page = await open()
    const asked: string[] = []
    await said(page, 'ready')
    page.on('request', request => asked.push(request.url()))
    await type(page, number)
    await pay(page)
    const { token, attempt } = await said(page, 'token')
    assert.equal(attempt, 'one')
    assert.doesNotMatch(token, /4242_?4242|4000_?0000/)
    assert.equal((await authorize(token)).state, state)
    assert.deepEqual(asked, [])
    await page.context().close()
  }
})

test('3-D Secure asks the holder, for this sum: confirmed, it pays no more; refused, there is no token', async () => {
  const page = await open()
  await said(page, 'ready')
  await type(page, '4000 0000 0000 3220')
  await pay(page)
  await said(page, 'confirming')
  const frame = page.frameLocator('iframe')
  assert.match((await frame.locator('#question').textContent()) ?? '', /\$25\.00/)
  await frame.locator('#refuse').click()
  assert.equal((await said(page, 'none')).reason, 'not-confirmed')
  await pay(page)
  await frame.locator('#confirm').click()
  const { token } = await said(page, 'token')
  assert.equal((await authorize(token)).state, 'authorized')
  assert.equal((await authorize(token, 2501)).state, 'declined')
  await page.context().close()
})

test('what isn’t complete is marked, and Ctrl+Enter in a field is told', async () => {
  const page = await open()
  await said(page, 'ready')
  await page.evaluate(() => {
    const ask = { of: 'raffle-desk-card', say: 'check' }
    document.querySelector('iframe')?.contentWindow?.postMessage(ask, '*')
  })
  await page.frameLocator('iframe').locator('#code[aria-invalid="true"]').waitFor()
  await type(page, '4242 4242 4242 4241')
  await pay(page)
  assert.equal((await said(page, 'none')).reason, 'incomplete')
  const frame = page.frameLocator('iframe')
  assert.equal(await frame.locator('#number').getAttribute('aria-invalid'), 'true')
  await frame.locator('#code').press('Control+Enter')
  await said(page, 'enter')
  await page.context().close()
})

test('a page that gives them the focus gives it to what is wrong, or to the bank’s question: nothing typed then is lost', async () => {
  const page = await open()
  const frame = page.frameLocator('iframe')
  const focus = () => page.locator('iframe').evaluate(element => element.focus())
  await said(page, 'ready')
  await pay(page)
  await said(page, 'none')
  await focus()
  await page.keyboard.type('4000 0000 0000 3220')
  assert.equal(await frame.locator('#number').inputValue(), '4000 0000 0000 3220')
  await type(page, '4000 0000 0000 3220')
  await pay(page)
  await said(page, 'confirming')
  await focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await said(page, 'token')
  await page.context().close()
})

test('a page of another origin can’t frame them', async () => {
  const page = await open(`http://127.0.0.1:${port}`)
  const frame = page.frames().find(each => each !== page.mainFrame())
  await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument === null)
  assert.equal(await frame?.locator('#number').count(), 0)
  await page.context().close()
})
