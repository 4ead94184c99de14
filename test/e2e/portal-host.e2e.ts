/** What our script does to a host's page: nothing, but for the listed additions. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { root } from '../config/root.ts'
import { openBarePage } from '../support/bare-page.ts'
import { inFull, samples } from '../support/full.ts'
import {
  changedMembers,
  lettingGo,
  listenersLeft,
  takeDownHost,
  watchHost,
} from '../support/host-watch.ts'
import { allShown, bars, openPortal } from '../support/portal-page.ts'
import { openBrowser, runningProduct } from '../support/running-product.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'

const { url, portalUrl } = runningProduct()
let browser: Browser

before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

/** A host's own script at its smallest, so that every change of the page is ours. */
const smallestHost = `
  const { configure } = await import('${url}/raffle-desk.js')
  configure({
    locale: 'en',
    styleNonce: document.querySelector('link[nonce]').nonce,
    getToken: async () => (await fetch('/portal/token', { method: 'POST' })).json(),
  })`

/** Every element that isn't ours with its attributes and all that the browser computes for it. */
function hostsLook(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(element => !element.closest('svg, [class^="raffle-desk"]'))
      .filter(element => !element.localName.startsWith('raffle-desk'))
      .flatMap(element => {
        const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`)
        return [undefined, '::before', '::after'].map(pseudo => {
          const computed = getComputedStyle(element, pseudo)
          const style = [...computed].map(name => `${name}:${computed.getPropertyValue(name)}`)
          return `${element.localName}${pseudo ?? ''} ${attributes} ${style.join(';')}`
        })
      }),
  )
}

interface Additions {
  globals: string[]
  nodes: string[]
  fonts: string[]
  sheets: number
}

/** What stands in the page beside the host's own, and outside our elements. */
function pageState(page: Page): Promise<Additions> {
  return page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(globalThis),
    nodes: [...document.querySelectorAll('html, head > *, body > *')].map(node => node.outerHTML),
    fonts: [...document.fonts].map(face => face.family.replaceAll('"', '')),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
  }))
}

test('nothing of ours changes the host: styles, attributes, stores; additions are those listed', async t => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const portal = await openPortal(browser, {
    banner: true,
    prepare: async page => {
      await watchHost(page)
      await page.route('**/portal/panel.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await page.route('**/portal/portal.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: smallestHost }),
      )
      await page.route('**/raffle-desk.js', async route => {
        await held
        await route.continue()
      })
      // Ours take no room, so that whatever moves in the page has another reason.
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return
          for (const element of document.querySelectorAll('body *')) {
            if (element.localName.startsWith('raffle-desk')) (element as HTMLElement).hidden = true
          }
        })
      })
    },
    waitUntil: 'commit',
  })
  const { page } = portal
  await page.waitForFunction(
    () => document.readyState === 'interactive' && document.styleSheets.length === 3,
  )
  const lookBefore = await hostsLook(page)
  const stateBefore = await pageState(page)
  await takeDownHost(page)
  release()
  await page.evaluate(async () => {
    // A chart that has no room draws nothing: it stands aside, outside the host's flow.
    const aside = document.createElement('div')
    aside.className = 'raffle-desk-place'
    aside.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 900px; visibility: hidden'
    const chart = document.querySelector('raffle-desk-sales-chart') as HTMLElement
    chart.hidden = false
    aside.append(chart)
    document.body.append(aside)
  })
  await allShown(portal, false)

  assert.ok(lookBefore.length > 200)
  const lookNow = await hostsLook(page)
  assert.deepEqual(
    lookNow.filter(look => !lookBefore.includes(look)).map(look => look.slice(0, 200)),
    [],
  )
  assert.equal(lookNow.length, lookBefore.length)

  const stateNow = await pageState(page)
  const added = {
    globals: stateNow.globals.filter(name => !stateBefore.globals.includes(name)),
    nodes: stateNow.nodes.filter(
      node => !stateBefore.nodes.includes(node) && !node.includes('raffle-desk'),
    ),
    fonts: stateNow.fonts.filter(family => !stateBefore.fonts.includes(family)),
  }
  t.diagnostic(JSON.stringify(added).slice(0, 600))
  assert.equal(stateNow.sheets, stateBefore.sheets)
  // The chart library's, in which it measures text.
  assert.equal(added.nodes.length, 1)
  assert.match(added.nodes[0]!, /^<svg [^>]*width="2" height="0"/)

  const listed = readFileSync(`${root}/docs/embedding.md`, 'utf8')
  assert.deepEqual(added.fonts, ['RD Inter', 'RD Inter'])
  for (const name of [...added.globals, 'RD Inter']) {
    assert.ok(listed.includes(`\`${name}\``), `docs/embedding.md doesn't list ${name}`)
  }
  await assertHostsOwnOnceGone(page)
  assert.deepEqual(await portal.faults(), [])
  await portal.close()
})

/** No member of the host's objects is another than it was, and with our last element its listeners are gone. */
async function assertHostsOwnOnceGone(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      if (element.localName.startsWith('raffle-desk')) element.remove()
    }
  })
  await lettingGo(page)
  assert.deepEqual(await listenersLeft(page), [])
  assert.deepEqual(await changedMembers(page), [])
}

/** A phone of Apple's, as far as scripts can tell: there, what is open keeps the page from scrolling by other means. */
async function asPhone(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined })
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'iPhone' })
  })
}

/** A page of its own with elements that have all there is to open, for somebody who may use all of it. */
async function openFullPage(prepare?: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await watchHost(page)
  await prepare?.(page)
  await openBarePage(page, { url, portalUrl, beforeScript: takeDownHost })
  const session = await signIn(url, 'raffle admin')
  await page.evaluate(
    async ([entry, { token, expiresAt }]) => {
      const { configure } = (await import(entry)) as typeof import('../../src/index.ts')
      configure({ locale: 'en', getToken: async () => ({ token, expiresAt }) })
      for (const name of [
        'raffle-desk-sales-chart',
        'raffle-desk-raffles',
        'raffle-desk-raffle-editor',
      ]) {
        const element = document.createElement(name)
        const ready = new Promise(resolve => element.addEventListener('raffle-desk-ready', resolve))
        document.body.append(element)
        await ready
      }
    },
    [`${url}/raffle-desk.js?bare`, session] as const,
  )
  return page
}

/** What is open closes when the page moves below it: whoever sees that presses again. */
async function openBy(page: Page, opener: Locator, open: Locator): Promise<void> {
  const top = () =>
    page.evaluate(() => new Promise(done => requestAnimationFrame(() => done(scrollY))))
  for (let isOpen = false; !isOpen; ) {
    await opener.scrollIntoViewIfNeeded()
    const before = await top()
    await opener.click()
    await until(async () => (await open.count()) > 0 || (await top()) !== before)
    isOpen = (await open.count()) > 0
  }
}

/** Opens, one after the other, whatever says that it opens something: one of each look. @returns how many */
async function openEverything(page: Page, whileOpen: () => Promise<void>): Promise<number> {
  const openers = page.locator('button[aria-haspopup]:visible:enabled')
  for (const tag of ['raffle-desk-raffles', 'raffle-desk-raffle-editor'])
    await page.locator(`${tag} .rd-root[data-state="ready"]`).waitFor()
  // What comes above it moves the page. A chart waits until somebody is near, and keeps its room meanwhile.
  await page.waitForFunction(
    selector =>
      [...document.querySelectorAll('*')].every(
        ({ localName, shadowRoot }) =>
          localName === 'raffle-desk-sales-chart' || !shadowRoot?.querySelector(selector),
      ),
    '.rd-root[data-state="waiting"]',
  )
  // A chart that is drawn meanwhile could move the page, which closes what is open.
  await page.locator(bars).first().waitFor({ state: 'attached' })
  const looks = await openers.evaluateAll(all =>
    all.map(one => `${one.ariaHasPopup} ${one.className} ${one.parentElement?.className}`),
  )
  const places = [...looks.keys()].filter(at => looks.indexOf(looks[at] ?? '') === at)
  for (const at of places) {
    const open = page.locator('.rd-portal > *').first()
    await openBy(page, openers.nth(at), open)
    await whileOpen()
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
  }
  return places.length
}

for (const [where, prepare] of samples([
  ['on a phone', asPhone],
  ['on a desk', undefined],
] as const)) {
  inFull(
    `${where}, members of the host’s objects stay its own, and no listener is left with the last element`,
    async t => {
      const page = await openFullPage(prepare)
      let stilled = false
      const opened = await openEverything(page, async () => {
        assert.deepEqual(await changedMembers(page), [])
        stilled ||= await page.evaluate(
          () => document.head.firstElementChild?.localName === 'style',
        )
      })
      assert.equal(stilled, prepare === asPhone, 'a phone of Apple’s needs a style of its own')
      t.diagnostic(`${opened} opened; ${(await listenersLeft(page)).length} listeners meanwhile`)
      assert.ok(opened >= 4)
      await assertHostsOwnOnceGone(page)
      await page.close()
    },
  )
}
