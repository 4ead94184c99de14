/** The page that checks draws, as a buyer uses it: one file on their own device, no network. */
import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import {
  writeCertificate,
  writeTicketProof,
} from '../../src/core/raffles/draws/write-certificate.ts'
import { cacheFolder, root } from '../config/root.ts'
import { makeBarrelDraw, makeRandomDraw } from '../raffles/certificate/make-draw.ts'
import { samples } from '../support/full.ts'
import { openBrowser } from '../support/running-product.ts'

const folder = `${cacheFolder}/verify`
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const made = makeRandomDraw({
  name: 'page',
  tickets: 1009,
  quantities: [1, 2],
  rejections: [0],
  reopened: true,
})
const lock = made.content.locks.at(-1)!
const certificate = writeCertificate(made.content)
const picked = new Set(made.content.picks.map(({ ticket }) => ticket.index))
const unpicked = [...Array(1009).keys()].find(index => !picked.has(index))!
const proofOf = (index: number, drawId = made.content.draw.id) =>
  writeTicketProof({
    drawId,
    lockVersion: lock.version,
    root: lock.root,
    ticketCount: lock.ticketCount,
    commitment: made.content.commitment.seedDigest,
    ...made.open(index),
  })

const files = {
  'certificate.json': certificate,
  'altered.json': certificate.replace('Odile', 'Odila'),
  'barrel.json': writeCertificate(
    makeBarrelDraw({ name: 'page', tickets: 99, quantities: [2], rejections: [1] }).content,
  ),
  'proof.json': proofOf(unpicked),
  'winner.json': proofOf(
    made.content.picks.find(({ outcome }) => outcome === 'confirmed')!.ticket.index,
  ),
  'stranger.json': proofOf(unpicked, 'another-draw'),
  'shopping.json': '{"milk":2}',
}

const html = readFileSync(`${root}/dist/verify.html`, 'utf8')
let browser: Browser

before(async () => {
  mkdirSync(folder, { recursive: true })
  copyFileSync(`${root}/dist/verify.html`, `${folder}/verify.html`)
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text)
  browser = await openBrowser()
})
after(() => browser.close())

interface Opened {
  page: Page
  /** What went wrong in the page, its policy's refusals among it, and what it asked the network for. */
  faults: string[]
}

async function open(options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({
    locale: 'en-CA',
    viewport: { width: 1000, height: 900 },
    ...options,
    offline: true,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => faults.push(message.text()))
  page.on('request', request => {
    if (!/^(file|data):/.test(request.url())) faults.push(request.url())
  })
  await page.goto(pathToFileURL(`${folder}/verify.html`).href)
  return { page, faults }
}

async function choose(page: Page, ...names: (keyof typeof files)[]): Promise<void> {
  // The page draws itself anew when files are open: what was there before is gone then.
  await page.locator('.top').evaluate(node => node.classList.add('before'))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Choose files|Check other files)$/ }).press('Enter')
  await (await chooser).setFiles(names.map(name => `${folder}/${name}`))
  await page.locator('.top:not(.before)').waitFor()
}

const heading = (page: Page) => page.locator('#verdict').textContent()
const failedChecks = (page: Page) => page.locator('.checks .failed h3').allTextContents()

async function faultsOfAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  })
}

test('is one file whose policy allows its own script and style and nothing else', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
  assert.match(policy, /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+';/)
  assert.doesNotMatch(policy, /unsafe|https?:|\*/)
  assert.doesNotMatch(html, /(src|href)="(?!data:)/)
})

test('shows every check of a certificate that holds, and moves the focus to the verdict', async () => {
  const { page, faults } = await open()
  await choose(page, 'certificate.json')
  assert.equal(await heading(page), 'This certificate holds')
  assert.equal(await page.locator('.checks .passed').count(), 11)
  assert.deepEqual(await failedChecks(page), [])
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'verdict')
  assert.match((await page.locator('.tiles').textContent()) ?? '', /1,009/)
  assert.match((await page.locator('.story').textContent()) ?? '', /version 2.*rejected.*roll 2/s)
  assert.deepEqual(faults, [])
  await page.context().close()
})

test('crosses the check that a changed letter breaks', async () => {
  const { page, faults } = await open()
  await choose(page, 'altered.json')
  assert.equal(await heading(page), 'This certificate does not hold')
  assert.deepEqual(await failedChecks(page), ['Nothing in the file was changedFailed'])
  assert.deepEqual(faults, [])
  await page.context().close()
})

test('says so when a file is something else', async () => {
  const { page } = await open()
  await choose(page, 'shopping.json')
  assert.equal(await heading(page), 'This is not a draw certificate')
  await page.context().close()
})

test('tells a buyer what became of their ticket', async () => {
  const { page } = await open()
  const fate = page.locator('.fate')
  await choose(page, 'proof.json')
  assert.match((await fate.textContent()) ?? '', /The proof holds in itself/)
  await choose(page, 'certificate.json')
  assert.equal(await fate.textContent(), 'Your ticket took part and was not picked.')
  await choose(page, 'winner.json')
  assert.match((await fate.textContent()) ?? '', /was picked for “.+” and confirmed/)
  await choose(page, 'stranger.json')
  assert.match((await fate.textContent()) ?? '', /does not hold for this draw/)
  assert.deepEqual(await failedChecks(page), ['It is of this drawFailed'])
  await page.context().close()
})

test('compares a code from paper with the certificate', async () => {
  const { page } = await open()
  await choose(page, 'certificate.json')
  const field = page.getByLabel('Code or receipt')
  const answer = page.locator('.answer')
  const compare = async (text: string) => {
    await field.fill(text)
    await page.getByRole('button', { name: 'Compare' }).press('Enter')
    return (await answer.textContent()) ?? ''
  }
  const { seedDigest } = made.content.commitment
  assert.match(await compare(seedDigest.replaceAll(/(.{4})/g, '$1 ')), /promise was printed/)
  assert.match(await compare(lock.root.toUpperCase()), /list that was drawn from/)
  assert.match(await compare(made.content.locks[0]!.root), /version 1/)
  assert.match(await compare('0'.repeat(64)), /matches nothing/)
  await page.context().close()
})

test('takes files that are dropped', async () => {
  const { page } = await open()
  const dropped = await page.evaluateHandle(text => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'certificate.json'))
    return transfer
  }, certificate)
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: dropped })
  await page.locator('.verdict').waitFor()
  assert.equal(await heading(page), 'This certificate holds')
  await page.context().close()
})

test('speaks French to readers of French, and English at a press of a button', async () => {
  const { page } = await open({ locale: 'fr-CA' })
  assert.equal(await page.locator('h1').textContent(), 'Vérifier un tirage')
  await page.getByRole('button', { name: 'English' }).press('Enter')
  assert.equal(await page.locator('h1').textContent(), 'Check a draw')
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'English')
  await page.context().close()
})

for (const colorScheme of samples(['light', 'dark'] as const))
  test(`passes axe in ${colorScheme}, and stays whole at 320 px`, async () => {
    const { page, faults } = await open({ colorScheme, viewport: { width: 320, height: 700 } })
    assert.deepEqual(await faultsOfAxe(page), [])
    for (const name of ['altered.json', 'barrel.json', 'certificate.json'] as const) {
      await choose(page, name, 'proof.json')
      assert.deepEqual(await faultsOfAxe(page), [], name)
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(scrollWidth <= 320, `${name}: ${scrollWidth} px wide`)
    }
    assert.deepEqual(faults, [])
    await page.context().close()
  })
