/** The portal's page in Firefox: every element shows what it has, and nothing is thrown or stopped by the policy. */
import assert from 'node:assert/strict'
import { launch } from 'puppeteer-core'
import { firefox } from '../support/firefox.ts'
import { startProduct } from '../support/product.ts'

const product = await startProduct()
const browser = await launch({ browser: 'firefox', ...(firefox && { executablePath: firefox }) })
try {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(`${product.portalUrl}/portal/`)
  // Charts are drawn where somebody is near.
  await page.waitForSelector('raffle-desk-sales-chart')
  await page.$eval('raffle-desk-sales-chart', chart => chart.scrollIntoView())
  await page.waitForSelector('raffle-desk-sales-chart >>> .apexcharts-bar-area', {
    timeout: 120_000,
  })
  await page.waitForFunction(
    "[...document.querySelectorAll('*')].filter(one => one.localName.startsWith('raffle-desk-') && one.shadowRoot)" +
      ".every(one => one.shadowRoot.querySelector('.rd-root')?.dataset.state !== 'waiting')",
    { timeout: 120_000 },
  )
  const states = (await page.evaluate(
    "[...document.querySelectorAll('*')].filter(one => one.localName.startsWith('raffle-desk-') && one.shadowRoot)" +
      ".map(one => [one.localName, one.shadowRoot.querySelector('.rd-root')?.dataset.state])",
  )) as [string, string][]
  console.log(states.map(([name, state]) => `${name}: ${state}`).join('\n'))
  assert.ok(states.length >= 5, `${states.length} elements`)
  assert.deepEqual(
    states.filter(([, state]) => state !== 'ready' && state !== 'empty'),
    [],
  )
  assert.deepEqual(faults, [])
  console.log(`The portal stands in ${await browser.version()}`)
} finally {
  await browser.close()
  await product.close()
}
