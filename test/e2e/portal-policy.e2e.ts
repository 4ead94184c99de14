/** In a host whose policy lets no text become HTML but through one policy of ours, everything works. */

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { attributesOf, tagOf } from '../../src/core/screen-row.ts'
import { rows, screenIds } from '../../src/core/screens.ts'
import { openBarePage } from '../support/bare-page.ts'
import { paths } from '../support/paths.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { signIn } from '../support/sign-in.ts'

const { url, portalUrl } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

interface Watched {
  violations: string[]
}

/** Writes down what the policy stopped; the print dialog closes at once, in every frame. */
function watch() {
  const violations: string[] = []
  Object.assign(globalThis, { violations })
  document.addEventListener('securitypolicyviolation', event => {
    const { violatedDirective, sample, sourceFile, lineNumber } = event
    violations.push(`${violatedDirective}: ${sample} (${sourceFile}:${lineNumber})`)
  })
  globalThis.print = () => {
    Object.assign(globalThis.top ?? globalThis, { printed: document.title })
    globalThis.dispatchEvent(new Event('afterprint'))
  }
}

/** A page of the portal's, under its policy, for somebody who may do all that there is. */
async function openWatchedPage() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(watch)
  let styleNonce: string | undefined
  await openBarePage(page, {
    url,
    portalUrl,
    beforeScript: async () => {
      styleNonce = await page.locator('link[nonce]').evaluate(link => (link as HTMLElement).nonce)
    },
  })
  const session = await signIn(url, 'raffle admin')
  await page.evaluate(
    async ([entry, { token, expiresAt }, nonce]) => {
      const { configure } = (await import(entry)) as typeof import('../../src/index.ts')
      configure({ locale: 'en', styleNonce: nonce, getToken: async () => ({ token, expiresAt }) })
    },
    [`${url}/raffle-desk.js?bare`, session, styleNonce] as const,
  )
  const raffles = await fetch(`${url}${paths.events}?status=active`, {
    headers: { authorization: `Bearer ${session.token}` },
  })
  const [raffle] = ((await raffles.json()) as { data: { id: string }[] }).data
  assert.ok(raffle)
  return {
    page,
    raffleId: raffle.id,
    faults: async () => [
      ...faults,
      ...(await page.evaluate(() => (globalThis as unknown as Watched).violations)),
    ],
    close: () => context.close(),
  }
}

/** Puts an element into the page and waits until it shows what it has. */
async function show(page: Page, tag: string, attributes: Record<string, string>) {
  await page.evaluate(
    async ([name, values]) => {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(values))
        element.setAttribute(attribute, value)
      const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
      document.body.replaceChildren(element)
      await ready
    },
    [tag, attributes] as const,
  )
  await page.waitForFunction(
    name => !document.querySelector(name)?.shadowRoot?.querySelector('[data-state="waiting"]'),
    tag,
  )
}

test('every element shows under the policy, and nothing is stopped', async t => {
  const { page, raffleId, faults, close } = await openWatchedPage()
  const answer = await fetch(`${portalUrl}/portal/`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types raffle-desk$/)
  let shown = 0
  for (const id of screenIds) {
    const row = rows[id]
    if (row.kind === 'screen' && row.shellOnly) continue
    const takesRaffle = 'raffle-id' in attributesOf(row)
    await show(page, tagOf(id), takesRaffle ? { 'raffle-id': raffleId } : {})
    assert.deepEqual(await faults(), [], id)
    shown += 1
  }
  t.diagnostic(`${shown} elements`)
  assert.ok(shown >= 14)
  await close()
})

test('a raffle’s description is drawn, its code is printed, and a chart tells its figures', async () => {
  const { page, raffleId, faults, close } = await openWatchedPage()
  await show(page, 'raffle-desk-raffle', { 'raffle-id': raffleId })
  await page.getByText('Description', { exact: true }).first().click()
  await page.locator('raffle-desk-raffle .rd-html').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'QR code' }).first().click()
  await page.getByRole('button', { name: 'Print' }).first().click()
  await page.waitForFunction(() => 'printed' in globalThis)
  await show(page, 'raffle-desk-sales-chart', {})
  await page
    .locator('raffle-desk-sales-chart .apexcharts-bar-area:not([barHeight="0"])')
    .last()
    .hover({ force: true })
  await page.locator('.apexcharts-tooltip.apexcharts-active').waitFor()
  assert.deepEqual(await faults(), [])
  await close()
})

test('the editor takes what is written, pasted and previewed', async () => {
  const { page, raffleId, faults, close } = await openWatchedPage()
  await show(page, 'raffle-desk-raffle-editor', { 'raffle-id': raffleId })
  const text = page.locator('raffle-desk-raffle-editor .rd-rich-text').first()
  await text.scrollIntoViewIfNeeded()
  await text.click()
  await page.keyboard.type('Come one, ')
  await text.evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>come <b>all</b><iframe srcdoc=x></iframe></p>')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await text.locator('strong', { hasText: 'all' }).waitFor()
  await page.getByRole('button', { name: 'Preview' }).first().click()
  await page.locator('raffle-desk-raffle-editor .rd-html').first().waitFor()
  assert.deepEqual(await faults(), [])
  await close()
})
